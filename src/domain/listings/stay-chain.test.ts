import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CHAIN_GAP_DAYS } from '../kernel/constants.ts'
import { addDays, daysOfStay, parseDay, type Stay } from '../kernel/day.ts'
import { chainOf, NO_OTHER_STAYS, type TenantStays } from './stay-chain.ts'
import { checkStay, type LimitedListing } from './stay-limits.ts'

const TODAY = parseDay('2026-11-21')
const FIRST = parseDay('2027-01-01')

/** Day numbers of 2027 and later: 0 is 1 January. */
function stay(from: number, to: number): Stay {
  return { from: addDays(FIRST, from), to: addDays(FIRST, to) }
}

describe('a chain of stays', () => {
  it.each<[string, Stay, Stay[], number, Stay]>([
    ['nothing else', stay(10, 20), [], 0, stay(10, 20)],
    ['the next day', stay(10, 20), [stay(21, 30)], 0, stay(10, 30)],
    ['a day between', stay(10, 20), [stay(22, 30)], 0, stay(10, 20)],
    ['a day between, one allowed', stay(10, 20), [stay(22, 30)], 1, stay(10, 30)],
    ['two days between, one allowed', stay(10, 20), [stay(23, 30)], 1, stay(10, 20)],
    ['before and after', stay(10, 20), [stay(21, 30), stay(1, 9)], 0, stay(1, 30)],
    ['one reached only over another', stay(10, 20), [stay(31, 40), stay(21, 30)], 0, stay(10, 40)],
    ['overlapping', stay(10, 20), [stay(15, 30)], 0, stay(10, 30)],
    ['within', stay(10, 20), [stay(12, 13)], 0, stay(10, 20)],
  ])('%s', (_, wanted, others, gapDays, expected) => {
    expect(chainOf(wanted, others, gapDays)).toEqual(expected)
  })
})

describe('limits over the chain', () => {
  const hamburg: LimitedListing = { address: { zipCode: '20095', city: 'Hamburg', country: 'DE' } }
  const vienna: LimitedListing = { address: { zipCode: '1010', city: 'Wien', country: 'AT' } }
  const day = (text: string) => parseDay(text)
  const january = { from: day('2027-01-01'), to: day('2027-03-31') }
  const april = { from: day('2027-04-01'), to: day('2027-04-30') }

  it.each<[string, LimitedListing, Stay, Partial<TenantStays>, string | null, Stay | null]>([
    ['a month alone', hamburg, april, {}, 'BELOW_MINIMUM', null],
    [
      'a month after three booked ones',
      hamburg,
      april,
      { agreed: [january] },
      null,
      { ...january, to: april.to },
    ],
    ['a month after three asked ones', hamburg, april, { asked: [january] }, 'BELOW_MINIMUM', null],
    [
      'a month with a day between',
      hamburg,
      { ...april, from: day('2027-04-02') },
      { agreed: [january] },
      'BELOW_MINIMUM',
      null,
    ],
    [
      'six months, three of them booked',
      vienna,
      { from: day('2027-04-01'), to: day('2027-06-30') },
      { agreed: [january] },
      null,
      { from: january.from, to: day('2027-06-30') },
    ],
    [
      'six months and a day, three of them booked',
      vienna,
      { from: day('2027-04-01'), to: day('2027-07-01') },
      { agreed: [january] },
      'ABOVE_MAXIMUM',
      { from: january.from, to: day('2027-07-01') },
    ],
    [
      'the same with three of them only asked for',
      vienna,
      { from: day('2027-04-01'), to: day('2027-07-01') },
      { asked: [january] },
      'ABOVE_MAXIMUM',
      { from: january.from, to: day('2027-07-01') },
    ],
    [
      'a fortnight between counts as one stay',
      vienna,
      { from: day('2027-04-15'), to: day('2027-07-14') },
      { agreed: [january] },
      'ABOVE_MAXIMUM',
      { from: january.from, to: day('2027-07-14') },
    ],
    [
      'a day more between is a new stay',
      vienna,
      { from: day('2027-04-16'), to: day('2027-10-15') },
      { agreed: [january] },
      null,
      null,
    ],
  ])('%s', (_, listing, wanted, others, reason, chain) => {
    const { limits } = checkStay(listing, wanted, TODAY, { ...NO_OTHER_STAYS, ...others })
    expect(limits.map((check) => [check.verdict.reason, check.chain])).toEqual([[reason, chain]])
  })
})

describe('splitting a stay', () => {
  const months = fc.integer({ min: 1, max: 8 })
  const lengths = fc.array(fc.integer({ min: 1, max: 120 }), { minLength: 1, maxLength: 8 })
  const gaps = fc.array(fc.integer({ min: 0, max: CHAIN_GAP_DAYS }), { minLength: 8, maxLength: 8 })
  const order = fc.array(fc.nat(), { minLength: 8, maxLength: 8 })
  const booked = fc.array(fc.boolean(), { minLength: 8, maxLength: 8 })

  /** Pieces one after the other, so many days long and with so many days between. */
  function piecesOf(days: readonly number[], between: readonly number[]): Stay[] {
    let next = 0
    return days.map((length, index) => {
      const piece = stay(next, next + length - 1)
      next += length + (between[index] ?? 0)
      return piece
    })
  }

  function shuffled(pieces: readonly Stay[], ranks: readonly number[]): { piece: Stay; index: number }[] {
    return pieces
      .map((piece, index) => ({ piece, index }))
      .toSorted((a, b) => (ranks[a.index] ?? 0) - (ranks[b.index] ?? 0))
  }

  /** Asks for the pieces in some order; what is allowed is booked or waits. Answers how many were refused. */
  function refusedOf(
    listing: LimitedListing,
    wanted: readonly { piece: Stay; index: number }[],
    isBooked: readonly boolean[],
  ): number {
    const agreed: Stay[] = []
    const asked: Stay[] = []
    let refused = 0
    for (const { piece, index } of wanted) {
      const check = checkStay(listing, piece, TODAY, { agreed, asked })
      if (check.aboveMaximum || check.belowMinimum) refused += 1
      else (isBooked[index] ? agreed : asked).push(piece)
    }
    return refused
  }

  it('never evades a maximum, however it is cut, in whatever order, booked or only asked for', () => {
    fc.assert(
      fc.property(months, lengths, gaps, order, booked, (limit, days, between, ranks, isBooked) => {
        const listing: LimitedListing = { address: {}, maxBookingDuration: limit }
        const pieces = piecesOf(days, between)
        const whole = { from: FIRST, to: pieces.at(-1)?.to ?? FIRST }
        const isTooLong = checkStay(listing, whole, TODAY).aboveMaximum
        const refused = refusedOf(listing, shuffled(pieces, ranks), isBooked)
        expect(refused > 0).toBe(isTooLong)
      }),
      { numRuns: 500 },
    )
  })

  it('never evades a minimum: of a stay that is too short every piece is refused, in whatever order', () => {
    fc.assert(
      fc.property(months, lengths, order, booked, (limit, days, ranks, isBooked) => {
        const listing: LimitedListing = { address: {}, minBookingDuration: limit }
        const pieces = piecesOf(days, [])
        const whole = { from: FIRST, to: pieces.at(-1)?.to ?? FIRST }
        fc.pre(checkStay(listing, whole, TODAY).belowMinimum)
        expect(refusedOf(listing, shuffled(pieces, ranks), isBooked)).toBe(pieces.length)
      }),
      { numRuns: 500 },
    )
  })

  it('what only waits never helps a stay over a minimum', () => {
    fc.assert(
      fc.property(months, lengths, gaps, (limit, days, between) => {
        const [piece, ...asked] = piecesOf(days, between) as [Stay, ...Stay[]]
        const listing: LimitedListing = { address: {}, minBookingDuration: limit }
        const alone = checkStay(listing, piece, TODAY).belowMinimum
        expect(checkStay(listing, piece, TODAY, { agreed: [], asked }).belowMinimum).toBe(alone)
      }),
    )
  })

  it('more stays never allow what a maximum refused, nor refuse what a minimum allowed', () => {
    const stays = fc
      .array(fc.tuple(fc.integer({ min: 0, max: 700 }), fc.integer({ min: 1, max: 200 })), { maxLength: 5 })
      .map((list) => list.map(([from, length]) => stay(from, from + length)))
    fc.assert(
      fc.property(months, stays, stays, fc.nat(700), fc.nat(200), (limit, agreed, asked, from, length) => {
        const listing = { address: {}, minBookingDuration: limit, maxBookingDuration: limit }
        const wanted = stay(from, from + length)
        const alone = checkStay(listing, wanted, TODAY)
        const among = checkStay(listing, wanted, TODAY, { agreed, asked })
        expect(alone.aboveMaximum && !among.aboveMaximum).toBe(false)
        expect(!alone.belowMinimum && among.belowMinimum).toBe(false)
        const chains = among.limits.flatMap(({ chain }) => chain ?? [])
        expect(chains.every((chain) => daysOfStay(chain) > daysOfStay(wanted))).toBe(true)
      }),
    )
  })
})
