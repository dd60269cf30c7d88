import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import {
  addDays,
  addMonths,
  afterMonths,
  compareDays,
  dayFrom,
  dayNumber,
  dayOf,
  dayOfWeek,
  daysBetween,
  daysInMonth,
  daysOfStay,
  dayText,
  durationOf,
  earlierDay,
  firstOfMonth,
  intersection,
  isDay,
  lastOfMonth,
  laterDay,
  mergeStays,
  midnightOf,
  millisecondsOf,
  overlaps,
  parseDay,
  partsOfDay,
  sameStay,
  unbrokenChain,
  utcDayOf,
  type Stay,
} from './day.ts'

const ZONES = [
  'Europe/Berlin',
  'America/Los_Angeles',
  'Asia/Tokyo',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'America/Santiago',
]

function stay(from: string, to: string): Stay {
  return { from: parseDay(from), to: parseDay(to) }
}

const anyDay = fc.integer({ min: 0, max: 4747 }).map((days) => addDays(parseDay('2024-01-01'), days))
const anyStay = fc
  .tuple(anyDay, fc.integer({ min: 0, max: 900 }))
  .map(([from, days]): Stay => ({ from, to: addDays(from, days) }))

describe('days', () => {
  it('are the same in every time zone, every day from 2024 to 2036 (Q9)', () => {
    let day = parseDay('2024-01-01')
    let count = 0
    for (; partsOfDay(day).year <= 2036; day = addDays(day, 1), count++) {
      if (parseDay(day) !== day) throw new Error(day)
      for (const zone of ZONES) {
        const start = Temporal.PlainDate.from(day).toZonedDateTime(zone)
        const end = Temporal.PlainDate.from(addDays(day, 1))
          .toZonedDateTime(zone)
          .subtract({ nanoseconds: 1 })
        if (dayOf(start.toInstant(), zone) !== day) throw new Error(`${day} ${zone} start`)
        if (dayOf(end.toInstant(), zone) !== day) throw new Error(`${day} ${zone} end`)
      }
    }
    expect(count).toBe(4749)
  })

  it.each(['2024-02-29', '2026-12-31'])('%s is a day', (text) => expect(isDay(text)).toBe(true))

  it.each([
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '20261201',
    '2026-12-01T00:00',
    '',
    '0000-01-01',
  ])('%s is no day', (text) => {
    expect(isDay(text)).toBe(false)
    expect(() => parseDay(text)).toThrow(RangeError)
  })

  it('are those of UTC unless told otherwise', () => {
    expect(dayOf(Temporal.Instant.from('2026-11-20T23:30:00Z'))).toBe('2026-11-20')
  })
})

describe('duration', () => {
  it.each([
    ['2026-01-01', '2026-01-31', 1, 0],
    ['2026-01-15', '2026-03-14', 2, 0],
    ['2026-01-15', '2026-03-20', 2, 6],
    ['2026-01-01', '2026-01-01', 0, 1],
    ['2026-01-31', '2026-02-28', 1, 1],
    ['2024-02-01', '2024-02-29', 1, 0],
    ['2026-01-01', '2026-12-31', 12, 0],
  ])('%s to %s is %i months, %i days', (from, to, months, days) => {
    expect(durationOf(stay(from, to))).toEqual({ months, days })
  })

  it('added to the first day gives the day after the last', () => {
    fc.assert(
      fc.property(anyStay, (any) => {
        const { months, days } = durationOf(any)
        expect(addDays(addMonths(any.from, months), days)).toBe(addDays(any.to, 1))
        expect(days).toBeLessThan(31)
      }),
    )
  })
})

describe('stays', () => {
  it('overlap symmetrically, exactly when they share a day', () => {
    fc.assert(
      fc.property(anyStay, anyStay, (a, b) => {
        expect(overlaps(a, b)).toBe(overlaps(b, a))
        expect(overlaps(a, b)).toBe(intersection(a, b) !== null)
        expect(overlaps(a, a)).toBe(true)
      }),
    )
  })

  it('include their last day', () => {
    expect(overlaps(stay('2026-01-01', '2026-01-31'), stay('2026-01-31', '2026-02-01'))).toBe(true)
    expect(overlaps(stay('2026-01-01', '2026-01-31'), stay('2026-02-01', '2026-02-02'))).toBe(false)
    expect(daysOfStay(stay('2026-01-01', '2026-01-31'))).toBe(31)
    expect(daysBetween(parseDay('2026-01-02'), parseDay('2026-01-01'))).toBe(-1)
  })

  it('merge into sorted stays with gaps between them and the same days', () => {
    fc.assert(
      fc.property(fc.array(anyStay, { maxLength: 6 }), anyDay, (stays, day) => {
        const merged = mergeStays(stays)
        for (const [index, next] of merged.slice(1).entries()) {
          expect(daysBetween(merged[index]?.to ?? next.from, next.from)).toBeGreaterThan(1)
        }
        const point = { from: day, to: day }
        expect(merged.some((m) => overlaps(m, point))).toBe(stays.some((s) => overlaps(s, point)))
      }),
    )
  })

  it('chain while nothing is between them', () => {
    const stays = [
      stay('2026-03-01', '2026-03-31'),
      stay('2026-01-01', '2026-01-31'),
      stay('2026-02-01', '2026-02-27'),
    ]
    expect(unbrokenChain(stays, parseDay('2026-01-10'))?.to.toString()).toBe('2026-02-27')
    expect(unbrokenChain(stays, parseDay('2026-02-28'))).toBeNull()
  })

  it('are the same where both days are', () => {
    const old = stay('2026-01-01', '2026-01-05')
    expect(sameStay(old, stay('2026-01-01', '2026-01-05'))).toBe(true)
    expect(sameStay(old, stay('2026-01-01', '2026-01-06'))).toBe(false)
    expect(sameStay(old, stay('2026-01-02', '2026-01-05'))).toBe(false)
  })
})

describe('whatever is asked of a day is answered as by Temporal', () => {
  const FIRST = Temporal.PlainDate.from('0001-01-01')
  const LAST = Temporal.PlainDate.from('9999-12-31')
  const plainDay = fc
    .integer({ min: 0, max: FIRST.until(LAST, { largestUnit: 'days' }).days })
    .map((days) => FIRST.add({ days }))
  // The ends of months, and February most of all, are where months differ.
  const edgeDay = fc
    .tuple(
      fc.integer({ min: 1, max: 9999 }),
      fc.constantFrom(1, 2, 2, 3, 4, 12),
      fc.integer({ min: 26, max: 31 }),
    )
    .map(([year, month, day]) => Temporal.PlainDate.from({ year, month, day }))
  const anyPlain = fc.oneof(plainDay, edgeDay)
  const within = (day: Temporal.PlainDate) => {
    if (Temporal.PlainDate.compare(day, FIRST) < 0) return FIRST.toString()
    return (Temporal.PlainDate.compare(day, LAST) > 0 ? LAST : day).toString()
  }
  const runs = { numRuns: 2000 }

  it('for one day', () => {
    fc.assert(
      fc.property(anyPlain, (plain) => {
        const day = parseDay(plain.toString())
        const { year, month, day: ofMonth } = plain
        expect(day).toBe(plain.toString())
        expect(partsOfDay(day)).toEqual({ year, month, day: ofMonth })
        expect(dayFrom(plain)).toBe(day)
        expect(dayText(dayNumber(day))).toBe(day)
        expect(dayOfWeek(day)).toBe(plain.dayOfWeek)
        expect(daysInMonth(day)).toBe(plain.daysInMonth)
        expect(firstOfMonth(day)).toBe(plain.with({ day: 1 }).toString())
        expect(lastOfMonth(day)).toBe(plain.with({ day: plain.daysInMonth }).toString())
        expect(midnightOf(day).equals(plain.toZonedDateTime('UTC').toInstant())).toBe(true)
        expect(millisecondsOf(day)).toBe(plain.toZonedDateTime('UTC').epochMilliseconds)
        expect(utcDayOf(millisecondsOf(day))).toBe(day)
        expect(utcDayOf(millisecondsOf(day) + 86_399_999)).toBe(day)
      }),
      runs,
    )
  })

  it('for what is so many days or months later, to the ends of the years', () => {
    fc.assert(
      fc.property(anyPlain, fc.integer({ min: -50_000, max: 50_000 }), (plain, count) => {
        const day = parseDay(plain.toString())
        expect(addDays(day, count)).toBe(within(plain.add({ days: count })))
        expect(addMonths(day, count)).toBe(within(plain.add({ months: count })))
        const months = count % 100
        const later = plain.add({ months })
        const after = later.day < plain.day ? later.add({ days: 1 }) : later
        expect(afterMonths(day, months)).toBe(within(after))
      }),
      runs,
    )
  })

  it('for two days', () => {
    const near = anyPlain.chain((plain) =>
      fc.integer({ min: -800, max: 800 }).map((days) => [plain, plain.add({ days })] as const),
    )
    const isDayOfOurs = (plain: Temporal.PlainDate) => plain.year >= 1 && plain.year <= 9999
    const two = fc.oneof(
      fc.tuple(anyPlain, anyPlain),
      near.filter((pair) => pair.every(isDayOfOurs)),
    )
    fc.assert(
      fc.property(two, ([a, b]) => {
        const [from, to] = [parseDay(a.toString()), parseDay(b.toString())]
        const order = Temporal.PlainDate.compare(a, b)
        expect(compareDays(from, to)).toBe(order)
        expect(from < to).toBe(order < 0)
        expect(from === to).toBe(a.equals(b))
        expect(earlierDay(from, to)).toBe(order < 0 ? from : to)
        expect(laterDay(from, to)).toBe(order < 0 ? to : from)
        expect(daysBetween(from, to)).toBe(a.until(b, { largestUnit: 'days' }).days)
        const { months, days } = a.until(b.add({ days: 1 }), { largestUnit: 'months' })
        expect(durationOf({ from, to })).toEqual({ months, days })
      }),
      runs,
    )
  })

  it('for texts and parts that are no days', () => {
    const parts = fc.record({
      year: fc.oneof(fc.integer({ min: -1, max: 10_001 }), fc.constantFrom(2023, 2024, 1900, 2000)),
      month: fc.integer({ min: 0, max: 13 }),
      day: fc.integer({ min: 0, max: 32 }),
    })
    const two = (number: number) => String(number).padStart(2, '0')
    fc.assert(
      fc.property(parts, ({ year, month, day }) => {
        const isYear = year >= 1 && year <= 9999
        const exists = isYear && isPlain({ year, month, day })
        const text = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`
        expect(madeOf(() => dayFrom({ year, month, day }))).toBe(exists ? text : 'RangeError')
        expect(madeOf(() => parseDay(text))).toBe(exists ? text : 'RangeError')
        expect(isDay(text)).toBe(exists)
      }),
      runs,
    )
  })

  function madeOf(make: () => string): string {
    try {
      return make()
    } catch (error) {
      return error instanceof RangeError ? 'RangeError' : String(error)
    }
  }

  function isPlain(parts: { year: number; month: number; day: number }): boolean {
    try {
      return Temporal.PlainDate.from(parts, { overflow: 'reject' }).year === parts.year
    } catch {
      // That is how Temporal says no.
      return false
    }
  }

  it.each([0.5, NaN, Infinity, -719_163, 2_932_897])('%s is the number of no day', (number) => {
    expect(() => dayText(number)).toThrow(RangeError)
  })

  it.each([0.5, NaN])('%s days later is no day', (count) => {
    expect(() => addDays(parseDay('2026-01-15'), count)).toThrow(RangeError)
  })

  it('in every time zone, around each change of its clocks from 1970 to 2040', () => {
    const wrong: string[] = []
    for (const zone of [...Intl.supportedValuesOf('timeZone'), '+14:00', '-12:00', 'UTC']) {
      for (const instant of instantsOf(zone)) {
        const expected = instant.toZonedDateTimeISO(zone).toPlainDate().toString()
        if (dayOf(instant, zone) !== expected) wrong.push(`${instant.toString()} ${zone}`)
        if (dayOf(instant) !== instant.toZonedDateTimeISO('UTC').toPlainDate().toString())
          wrong.push(instant.toString())
      }
    }
    expect(wrong).toEqual([])
  })

  /** Each change of a zone's clocks and the midnights around it, to the nanosecond. */
  function instantsOf(zone: string): Temporal.Instant[] {
    const instants: Temporal.Instant[] = []
    let at = Temporal.ZonedDateTime.from(`1970-01-01T00:00[${zone}]`)
    while (at.year < 2040) {
      for (const moment of [at, at.startOfDay(), at.add({ days: 1 }).startOfDay()]) {
        const instant = moment.toInstant()
        instants.push(instant.subtract({ nanoseconds: 1 }), instant, instant.add({ nanoseconds: 1 }))
      }
      at = at.getTimeZoneTransition('next') ?? at.add({ years: 10 })
    }
    return instants
  }
})
