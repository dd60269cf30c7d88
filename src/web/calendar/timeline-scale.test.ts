import { expect, test } from 'vitest'
import { dayNumber, dayText, parseDay } from '../../domain/kernel/day.ts'
import { dayAt, DAY_WIDTH, monthsOf, spanOf, widthOf, xOf, zoomOf } from './timeline-scale.ts'

const span = { from: dayNumber(parseDay('2026-10-01')), to: dayNumber(parseDay('2028-05-31')) }

test('18 months ahead are more than 548 days, from the month before', () => {
  expect(spanOf(dayNumber(parseDay('2026-11-21')), 1, 18)).toEqual(span)
  expect(span.to - dayNumber(parseDay('2026-11-21'))).toBeGreaterThanOrEqual(548)
})

test('a day is found again where it was drawn, and never outside', () => {
  for (const zoom of ['week', 'month', 'quarter'] as const) {
    for (let day = span.from; day <= span.to; day++) {
      expect(dayAt(xOf(day, span, zoom) + DAY_WIDTH[zoom] / 2, span, zoom)).toBe(day)
    }
    expect(dayAt(-50, span, zoom)).toBe(span.from)
    expect(dayAt(widthOf(span, zoom) + 50, span, zoom)).toBe(span.to)
  }
})

test('months cover the span without gaps, and name the year once', () => {
  const months = monthsOf({ from: dayNumber(parseDay('2026-11-10')), to: dayNumber(parseDay('2027-02-10')) })
  expect(months.map(({ month, isFirstOfYear }) => [month, isFirstOfYear])).toEqual([
    ['2026-11-01', true],
    ['2026-12-01', false],
    ['2027-01-01', true],
    ['2027-02-01', false],
  ])
  expect(dayText(months[0]?.from ?? 0)).toBe('2026-11-10')
  expect(dayText(months.at(-1)?.to ?? 0)).toBe('2027-02-10')
  expect(months.slice(1).map(({ from }) => from - 1)).toEqual(months.slice(0, -1).map(({ to }) => to))
})

test('an unknown zoom is the month', () => {
  expect([zoomOf('week'), zoomOf('decade'), zoomOf(undefined)]).toEqual(['week', 'month', 'month'])
})
