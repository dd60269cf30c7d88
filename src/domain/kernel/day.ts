/** A stay from the first to the last day, both inclusive: `to` is the contract's last day. */
export interface Stay {
  from: Temporal.PlainDate
  to: Temporal.PlainDate
}

/** A length in whole calendar months and the days left over (D3). */
export interface StayDuration {
  months: number
  days: number
}

const DAY_PATTERN = /^\d{4}-\d{2}-\d{2}$/

/** Whether a text is an existing day in the form YYYY-MM-DD. */
export function isDay(text: string): boolean {
  if (!DAY_PATTERN.test(text)) return false
  const [year, month, day] = text.split('-').map(Number) as [number, number, number]
  if (year < 1 || month < 1 || month > 12 || day < 1) return false
  return day <= Temporal.PlainDate.from({ year, month, day: 1 }).daysInMonth
}

/** The day of a text YYYY-MM-DD; anything else is a RangeError, never a guess. */
export function parseDay(text: string): Temporal.PlainDate {
  if (!isDay(text)) throw new RangeError(`Not a day: ${text}`)
  return Temporal.PlainDate.from(text)
}

/** A day as YYYY-MM-DD. */
export function formatDay(day: Temporal.PlainDate): string {
  return day.toString()
}

/** The day of an instant in a time zone; UTC is the server's own (D5 'today'). */
export function dayOf(instant: Temporal.Instant, timeZone = 'UTC'): Temporal.PlainDate {
  return instant.toZonedDateTimeISO(timeZone).toPlainDate()
}

/**
 * Negative, zero or positive as `a` is before, on or after `b`. Part by part, since a list compares some ten thousand
 * days and Temporal's own comparison takes twenty times as long; all our days are of the ISO calendar.
 */
export function compareDays(a: Temporal.PlainDate, b: Temporal.PlainDate): number {
  return a.year - b.year || a.month - b.month || a.day - b.day
}

/** The day so many days later (earlier when negative). */
export function addDays(day: Temporal.PlainDate, days: number): Temporal.PlainDate {
  const wanted = day.day + days
  // Within a month nothing has to be calculated; most often it is the next day.
  if (wanted >= 1 && wanted <= 28) return new Temporal.PlainDate(day.year, day.month, wanted)
  return day.add({ days })
}

/**
 * The day after so many months that begin with a day: the same day of a later month, or the first of the next one
 * where that month is too short. A month from 31 January is over with the last of February (BGB § 188).
 */
export function afterMonths(day: Temporal.PlainDate, months: number): Temporal.PlainDate {
  const later = day.add({ months })
  return later.day < day.day ? addDays(later, 1) : later
}

/** Days from `from` to `to`: 0 for the same day, negative when `to` is earlier. */
export function daysBetween(from: Temporal.PlainDate, to: Temporal.PlainDate): number {
  return from.until(to, { largestUnit: 'days' }).days
}

/** The earlier of two days. */
export function earlierDay(a: Temporal.PlainDate, b: Temporal.PlainDate): Temporal.PlainDate {
  return compareDays(a, b) <= 0 ? a : b
}

/** The later of two days. */
export function laterDay(a: Temporal.PlainDate, b: Temporal.PlainDate): Temporal.PlainDate {
  return compareDays(a, b) >= 0 ? a : b
}

/** From the first to the last day of two stays, with what is between them. */
export function hull(a: Stay, b: Stay): Stay {
  return { from: earlierDay(a.from, b.from), to: laterDay(a.to, b.to) }
}

/** Number of days of a stay, first and last included; also its nights, since the last night is the tenant's. */
export function daysOfStay(stay: Stay): number {
  return daysBetween(stay.from, stay.to) + 1
}

/** Whole calendar months between `from` and the day after `to`, then the remaining days. */
export function durationOf(stay: Stay): StayDuration {
  const { months, days } = stay.from.until(addDays(stay.to, 1), { largestUnit: 'months' })
  return { months, days }
}

/** Whether a day lies in a stay. */
export function covers(stay: Stay, day: Temporal.PlainDate): boolean {
  return compareDays(stay.from, day) <= 0 && compareDays(day, stay.to) <= 0
}

/** Whether two stays share a day. */
export function overlaps(a: Stay, b: Stay): boolean {
  return compareDays(a.from, b.to) <= 0 && compareDays(b.from, a.to) <= 0
}

/** Whether two stays are the same days. */
export function sameStay(a: Stay, b: Stay): boolean {
  return a.from.equals(b.from) && a.to.equals(b.to)
}

/** The days two stays share, or null. */
export function intersection(a: Stay, b: Stay): Stay | null {
  if (!overlaps(a, b)) return null
  return { from: laterDay(a.from, b.from), to: earlierDay(a.to, b.to) }
}

/** Sorted stays without gaps or overlaps between them: neighbours that touch become one. */
export function mergeStays(stays: readonly Stay[]): Stay[] {
  const merged: Stay[] = []
  for (const stay of stays.toSorted((a, b) => compareDays(a.from, b.from))) {
    const last = merged.at(-1)
    if (last && compareDays(stay.from, addDays(last.to, 1)) <= 0) last.to = laterDay(last.to, stay.to)
    else merged.push({ from: stay.from, to: stay.to })
  }
  return merged
}

/** The unbroken chain of stays that covers a day, or null when none does. */
export function unbrokenChain(stays: readonly Stay[], day: Temporal.PlainDate): Stay | null {
  return mergeStays(stays).find((stay) => covers(stay, day)) ?? null
}
