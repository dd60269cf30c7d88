import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import {
  addDays,
  dayOf,
  daysBetween,
  daysOfStay,
  durationOf,
  formatDay,
  intersection,
  isDay,
  mergeStays,
  overlaps,
  parseDay,
  sameStay,
  unbrokenChain,
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
    for (; day.year <= 2036; day = addDays(day, 1), count++) {
      const text = formatDay(day)
      if (!parseDay(text).equals(day)) throw new Error(text)
      for (const zone of ZONES) {
        const start = day.toZonedDateTime(zone)
        const end = addDays(day, 1).toZonedDateTime(zone).subtract({ nanoseconds: 1 })
        if (formatDay(dayOf(start.toInstant(), zone)) !== text) throw new Error(`${text} ${zone} start`)
        if (formatDay(dayOf(end.toInstant(), zone)) !== text) throw new Error(`${text} ${zone} end`)
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
    expect(formatDay(dayOf(Temporal.Instant.from('2026-11-20T23:30:00Z')))).toBe('2026-11-20')
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
        expect(any.from.add({ months }).add({ days }).equals(addDays(any.to, 1))).toBe(true)
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
