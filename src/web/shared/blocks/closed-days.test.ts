import { expect, test } from 'vitest'
import { closedDays } from './calendar-items.ts'
import { parseDay } from '../../../domain/kernel/day.ts'

const [FROM, TO] = ['2027-03-01', '2027-03-31']

test('a month within the availability has no closed days', () => {
  expect(
    closedDays({ availableFrom: parseDay('2027-03-01'), availableTo: parseDay('2027-03-31') }, FROM, TO),
  ).toEqual([])
  expect(closedDays({ availableFrom: parseDay('2026-01-01'), availableTo: null }, FROM, TO)).toEqual([])
})

test('a month before the availability is closed whole', () => {
  expect(closedDays({ availableFrom: parseDay('2027-04-01'), availableTo: null }, FROM, TO)).toEqual([
    { from: FROM, to: TO },
  ])
})

test('a month after the availability is closed whole', () => {
  expect(
    closedDays({ availableFrom: parseDay('2026-01-01'), availableTo: parseDay('2027-02-28') }, FROM, TO),
  ).toEqual([{ from: FROM, to: TO }])
})

test('a month in which the availability begins and ends is closed before and after', () => {
  expect(
    closedDays({ availableFrom: parseDay('2027-03-10'), availableTo: parseDay('2027-03-20') }, FROM, TO),
  ).toEqual([
    { from: FROM, to: '2027-03-09' },
    { from: '2027-03-21', to: TO },
  ])
})
