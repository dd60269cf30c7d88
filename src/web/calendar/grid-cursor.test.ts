import { expect, test } from 'vitest'
import { sampleBlock, sampleUnit } from './calendar.test-data.ts'
import { dayNumber, dayText, parseDay } from '../../domain/kernel/day.ts'
import {
  cursorOf,
  moveCursor,
  placeAt,
  selectionBetween,
  type Cursor,
  type GridField,
} from './grid-cursor.ts'
import { barsOf } from './timeline-bars.ts'

const bars = barsOf(sampleUnit({ blocks: [sampleBlock('2026-12-10', '2026-12-20')] }), [])
const field: GridField = {
  rows: 5,
  span: { from: dayNumber(parseDay('2026-10-01')), to: dayNumber(parseDay('2028-05-31')) },
  today: dayNumber(parseDay('2026-11-21')),
  firstDay: dayNumber(parseDay('2026-11-02')),
  barsOf: () => bars,
}
const at = (row: number, day: string | null): Cursor => ({
  row,
  day: day === null ? null : dayNumber(parseDay(day)),
})
const press = (from: Cursor, key: string, ctrlKey = false) => {
  const moved = moveCursor(from, { key, ctrlKey, metaKey: false }, field)
  return moved && [moved.row, moved.day === null ? null : dayText(moved.day)]
}
const here = at(2, '2026-12-31')

test.each([
  ['ArrowRight', false, [2, '2027-01-01']],
  ['ArrowLeft', false, [2, '2026-12-30']],
  ['ArrowRight', true, [2, '2027-01-07']],
  ['ArrowLeft', true, [2, '2026-12-24']],
  ['ArrowUp', false, [1, '2026-12-31']],
  ['ArrowDown', false, [3, '2026-12-31']],
  ['ArrowUp', true, [0, '2026-12-31']],
  ['ArrowDown', true, [4, '2026-12-31']],
  ['PageDown', false, [2, '2027-01-31']],
  ['PageUp', false, [2, '2026-11-30']],
  ['Home', false, [2, null]],
  ['End', false, [2, '2028-05-31']],
  ['t', false, [2, '2026-11-21']],
  ['t', true, null],
  ['p', false, [2, '2026-12-21']],
  ['n', false, [2, '2026-12-31']],
  ['b', false, null],
  ['Enter', false, null],
])('%s (ctrl: %s) leads to %j', (key, ctrlKey, expected) => {
  expect(press(here, key, ctrlKey)).toEqual(expected)
})

test('before the first day comes the name, and the first day in sight comes after it', () => {
  expect(press(at(2, '2026-10-01'), 'ArrowLeft')).toEqual([2, null])
  expect(press(at(2, null), 'ArrowLeft')).toEqual([2, null])
  expect(press(at(2, null), 'ArrowRight')).toEqual([2, '2026-11-02'])
  expect(press(at(2, null), 'ArrowDown')).toEqual([3, null])
})

test('nothing leads out of the grid', () => {
  expect(press(at(0, '2028-05-31'), 'ArrowRight')).toEqual([0, '2028-05-31'])
  expect(press(at(0, '2028-05-31'), 'PageDown')).toEqual([0, '2028-05-31'])
  expect(press(at(0, '2026-10-05'), 'PageUp')).toEqual([0, '2026-10-01'])
  expect(press(at(0, '2026-10-05'), 'ArrowUp')).toEqual([0, '2026-10-05'])
  expect(press(at(4, '2026-10-05'), 'ArrowDown')).toEqual([4, '2026-10-05'])
})

test('a selection has its corners in order, and none at a name', () => {
  const { from, to, firstRow, lastRow } = selectionBetween(here, at(0, '2026-12-01')) ?? {}
  expect([firstRow, lastRow, from, to]).toEqual([
    0,
    2,
    dayNumber(parseDay('2026-12-01')),
    dayNumber(parseDay('2026-12-31')),
  ])
  expect(selectionBetween(at(0, null), here)).toBe(null)
})

test('a place stays in its row when others come or go, and near to it when it is gone itself', () => {
  const indexes = (...keys: string[]) => new Map(keys.map((key, index) => [key, index]))
  const place = placeAt(here, [{ key: 'a' }, { key: 'b' }, { key: 'c' }])
  const now = (...keys: string[]) => cursorOf(place, indexes(...keys), field.span).row
  expect(place.key).toBe('c')
  expect(now('new', 'a', 'b', 'c')).toBe(3)
  expect(now('c')).toBe(0)
  expect(now('a', 'b')).toBe(1)
  expect(now()).toBe(0)
  expect(cursorOf({ ...place, day: 0 }, indexes('c'), field.span).day).toBe(field.span.from)
})
