import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EXTENSION_MIN_DAYS } from '../kernel/constants.ts'
import { type Day, addDays, parseDay } from '../kernel/day.ts'
import { canExtendTo, extensionOptions, type ExtensionSituation } from './extension.ts'
import { isFreeFor } from '../calendars/occupancy.ts'
import { NO_OTHER_STAYS } from '../listings/stay-chain.ts'
import { checkStay } from '../listings/stay-limits.ts'

const booked = { from: parseDay('2027-01-01'), to: parseDay('2027-03-31') }
const nothing = { availableFrom: null, availableTo: null, occupancies: [] }
const situation: ExtensionSituation = {
  booking: { ...booked, canceled: false, accountFrozen: false },
  booked,
  hasOpenExtension: false,
  unit: nothing,
  listing: { address: {} },
  others: { ...NO_OTHER_STAYS, agreed: [booked] },
  today: parseDay('2027-02-15'),
}

function taken(from: string, to: string) {
  return { ...nothing, occupancies: [{ kind: 'BOOKING' as const, from: parseDay(from), to: parseDay(to) }] }
}

describe('what a tenant can ask for', () => {
  it.each<[string, Partial<ExtensionSituation>, string]>([
    ['nothing follows', {}, 'from 2027-04-01 until 2027-04-07..2032-03-31, free until null'],
    [
      'another stay follows',
      { unit: taken('2027-06-10', '2027-08-01') },
      'from 2027-04-01 until 2027-04-07..2027-06-09, free until 2027-06-09',
    ],
    [
      'the unit is let until a day only',
      { unit: { ...nothing, availableTo: parseDay('2027-05-01') } },
      'from 2027-04-01 until 2027-04-07..2027-05-01, free until 2027-05-01',
    ],
    [
      'a maximum of six months counts from the first day on',
      { listing: { address: {}, maxBookingDuration: 6 } },
      'from 2027-04-01 until 2027-04-07..2027-06-30, free until null',
    ],
    [
      'a minimum is kept by the booked days',
      { listing: { address: {}, minBookingDuration: 3 } },
      'from 2027-04-01 until 2027-04-07..2032-03-31, free until null',
    ],
    [
      'a minimum that came later is reached only some days on',
      { listing: { address: {}, minBookingDuration: 4 } },
      'from 2027-04-01 until 2027-04-30..2032-03-31, free until null',
    ],
    [
      'the last day of the stay',
      { today: booked.to },
      'from 2027-04-01 until 2027-04-07..2032-03-31, free until null',
    ],
    [
      'its own unbroken next booking',
      { booked: { ...booked, to: parseDay('2027-04-30') } },
      'from 2027-05-01 until 2027-05-07..2032-04-30, free until null',
    ],
    ['the day after', { today: addDays(booked.to, 1) }, 'STAY_OVER'],
    ['cancelled', { booking: { ...booked, canceled: true, accountFrozen: false } }, 'ALREADY_CANCELED'],
    [
      'an account on hold',
      { booking: { ...booked, canceled: false, accountFrozen: true } },
      'ACCOUNT_FROZEN',
    ],
    ['asked already', { hasOpenExtension: true }, 'ALREADY_REQUESTED'],
    ['the unit is gone', { unit: null }, 'LISTING_UNPUBLISHED'],
    ['the next day is taken', { unit: taken('2027-04-01', '2027-08-01') }, 'UNAVAILABLE'],
    ['a stay there goes on', { unit: taken('2027-03-20', '2027-08-01') }, 'UNAVAILABLE'],
    ['six free days', { unit: taken('2027-04-07', '2027-08-01') }, 'UNAVAILABLE'],
    ['no longer let', { unit: { ...nothing, availableTo: booked.to } }, 'UNAVAILABLE'],
    ['at the maximum', { listing: { address: {}, maxBookingDuration: 3 } }, 'ABOVE_MAXIMUM'],
    [
      'no day between a late minimum and what follows',
      { listing: { address: {}, minBookingDuration: 4 }, unit: taken('2027-04-20', '2027-08-01') },
      'BELOW_MINIMUM',
    ],
    [
      'no day between a late minimum and a maximum',
      { listing: { address: {}, minBookingDuration: 5, maxBookingDuration: 4 } },
      'ABOVE_MAXIMUM',
    ],
  ])('%s', (_, given, expected) => {
    const { canRequest, from, earliestTo, latestTo, freeUntil } = extensionOptions({ ...situation, ...given })
    const shown = (day: Day | null) => (day ? day : 'null')
    expect(
      canRequest.value
        ? `from ${shown(from)} until ${shown(earliestTo)}..${shown(latestTo)}, free until ${shown(freeUntil)}`
        : canRequest.reason,
    ).toBe(expected)
  })

  it.each([
    ['2027-04-06', 'BELOW_MINIMUM'],
    ['2027-04-07', null],
    ['2027-06-30', null],
    ['2027-07-01', 'ABOVE_MAXIMUM'],
    ['2027-07-10', 'UNAVAILABLE'],
  ])('until %s', (to, reason) => {
    const given = { ...situation, listing: { address: {}, maxBookingDuration: 6 } }
    const unit = taken('2027-07-10', '2027-08-01')
    expect(canExtendTo({ ...given, unit }, parseDay(to)).reason).toBe(reason)
  })

  it('allows exactly the days between the first and the last, all of them free and within the limits', () => {
    const days = fc.integer({ min: 1, max: 400 })
    fc.assert(
      fc.property(
        fc.option(days, { nil: null }),
        fc.option(fc.integer({ min: 1, max: 12 }), { nil: null }),
        fc.option(fc.integer({ min: 1, max: 6 }), { nil: null }),
        days,
        (next, maxBookingDuration, minBookingDuration, wanted) => {
          const start = addDays(booked.to, next ?? 1)
          const unit = next === null ? nothing : taken(start, addDays(start, 30))
          const listing = { address: {}, maxBookingDuration, minBookingDuration }
          const given = { ...situation, unit, listing }
          const { from, earliestTo, latestTo } = extensionOptions(given)
          const to = addDays(booked.to, wanted)
          const stay = { from, to }
          const check = checkStay(listing, stay, given.today, given.others)
          const isPossible =
            wanted >= EXTENSION_MIN_DAYS &&
            isFreeFor(unit, stay) &&
            !check.belowMinimum &&
            !check.aboveMaximum
          expect(canExtendTo(given, to).value).toBe(isPossible)
          const isBetween = earliestTo !== null && latestTo !== null && earliestTo <= to && to <= latestTo
          expect(isBetween).toBe(isPossible)
        },
      ),
      { numRuns: 400 },
    )
  })
})
