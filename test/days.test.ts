import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Stay, addDays, dayOf, durationOf, parseDay, partsOfDay } from '../src/domain/kernel/day.ts'
import { extensionOptions } from '../src/domain/rentals/extension.ts'
import { NO_OTHER_STAYS } from '../src/domain/listings/stay-chain.ts'
import { checkStay } from '../src/domain/listings/stay-limits.ts'

afterEach(() => vi.unstubAllEnvs())

/** Days with and without a change of clocks, far east and far west of UTC, on both halves of the globe. */
const ZONES = [
  'Europe/Berlin',
  'America/Los_Angeles',
  'Asia/Tokyo',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'America/Santiago',
]
const LENGTHS = [1, 2, 3, 6, 12]

/** Every day from 2024 to 2036, counted by hand. */
function* everyDay(): Generator<[year: number, month: number, day: number]> {
  for (let year = 2024; year <= 2036; year++)
    for (let month = 1; month <= 12; month++)
      for (let day = 1; day <= daysIn(year, month); day++) yield [year, month, day]
}

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

/** The same day so many months later, or the first after a month that is too short: by hand, without Temporal. */
function monthsLater([year, month, day]: readonly [number, number, number], months: number): string {
  const index = year * 12 + month - 1 + months
  const [laterYear, laterMonth] = [Math.floor(index / 12), (index % 12) + 1]
  return day <= daysIn(laterYear, laterMonth)
    ? text([laterYear, laterMonth, day])
    : text([laterYear, laterMonth + 1, 1])
}

function text([year, month, day]: readonly [number, number, number]): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** What is wrong about stays of so many months from a day; empty when nothing is. */
function complaints(first: readonly [number, number, number], months: number): string[] {
  const from = parseDay(text(first))
  const end = parseDay(monthsLater(first, months))
  const exact: Stay = { from, to: addDays(end, -1) }
  const shorter: Stay = { from, to: addDays(end, -2) }
  const longer: Stay = { from, to: end }
  const minimum = { address: {}, minBookingDuration: months }
  const maximum = { address: {}, maxBookingDuration: months }
  const duration = durationOf(exact)
  const wrong = [
    duration.months === months ? '' : `lasts ${duration.months} months`,
    // Of a month without that day the last one is left over.
    duration.days === (partsOfDay(end).day === first[2] ? 0 : 1) ? '' : `has ${duration.days} days left over`,
    durationOf(shorter).months === months - 1 ? '' : 'a day less is as long',
    durationOf(longer).days === duration.days + 1 ? '' : 'a day more is no day more',
    checkStay(minimum, exact, from).belowMinimum ? 'below its minimum' : '',
    checkStay(minimum, shorter, from).belowMinimum ? '' : 'a day less keeps the minimum',
    checkStay(maximum, exact, from).aboveMaximum ? 'above its maximum' : '',
    checkStay(maximum, longer, from).aboveMaximum ? '' : 'a day more keeps the maximum',
  ]
  return wrong.filter((complaint) => complaint !== '').map((complaint) => `${text(first)}: ${complaint}`)
}

describe.each(ZONES)('in %s (Q9)', (zone) => {
  it('stays are as long as the calendar says, and limits end on their day', () => {
    vi.stubEnv('TZ', zone)
    expect(Temporal.Now.timeZoneId()).toBe(zone)
    const wrong: string[] = []
    let days = 0
    for (const day of everyDay()) {
      days += 1
      for (const months of LENGTHS) wrong.push(...complaints(day, months))
    }
    expect([days, wrong]).toEqual([4749, []])
  })

  it('a day is today from its first to its last moment there, and an extension begins the day after', () => {
    vi.stubEnv('TZ', zone)
    const wrong: string[] = []
    for (const day of everyDay()) {
      const today = parseDay(text(day))
      const tomorrow = addDays(today, 1)
      const first = Temporal.PlainDate.from(today).toZonedDateTime(zone).toInstant()
      const last = Temporal.PlainDate.from(tomorrow)
        .toZonedDateTime(zone)
        .toInstant()
        .subtract({ nanoseconds: 1 })
      if (dayOf(first, zone) !== text(day)) wrong.push(`${text(day)} begins as another day`)
      if (dayOf(last, zone) !== text(day)) wrong.push(`${text(day)} ends as another day`)
      const booked = { from: addDays(today, -90), to: today }
      const { from, latestTo } = extensionOptions({
        booking: { ...booked, canceled: false, accountFrozen: false },
        booked,
        hasOpenExtension: false,
        unit: { availableFrom: null, availableTo: addDays(today, 30), occupancies: [] },
        listing: { address: {} },
        others: NO_OTHER_STAYS,
        today: dayOf(last, zone),
      })
      if (from !== tomorrow) wrong.push(`${text(day)} is extended from ${from}`)
      if (latestTo !== addDays(today, 30)) wrong.push(`${text(day)} is extended to ${String(latestTo)}`)
    }
    expect(wrong).toEqual([])
  })
})
