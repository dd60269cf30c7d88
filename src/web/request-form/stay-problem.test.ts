import { describe, expect, test } from 'vitest'
import { lastDayOf, quickMonths, stayProblem, type StayBounds } from './stay-problem.ts'

const TODAY = '2026-11-21'
const bounds: StayBounds = {
  availableFrom: '2026-12-01',
  unavailable: [{ from: '2027-05-01', to: '2027-05-31' }],
  minMonths: 2,
  maxMonths: 6,
}

describe('stayProblem', () => {
  test.each([
    ['', '', null],
    ['2027-01-01', '', null],
    ['2027-02-30', '2027-04-30', null],
    ['2027-01-01', '2027-02-28', null],
    ['2026-11-20', '', { field: 'from', kind: 'past' }],
    ['2026-11-30', '', { field: 'from', kind: 'notYet', day: '2026-12-01' }],
    ['2027-05-31', '', { field: 'from', kind: 'unavailable', taken: bounds.unavailable[0] }],
    ['2027-01-01', '2027-01-01', { field: 'to', kind: 'notAfterFrom' }],
    ['2027-01-01', '2026-12-31', { field: 'to', kind: 'notAfterFrom' }],
    ['2027-04-01', '2027-05-01', { field: 'to', kind: 'unavailable', taken: bounds.unavailable[0] }],
    ['2027-01-01', '2027-02-27', { field: 'to', kind: 'belowMinimum', months: 2, day: '2027-02-28' }],
    ['2027-06-01', '2027-12-01', { field: 'to', kind: 'aboveMaximum', months: 6, day: '2027-11-30' }],
  ])('%s to %s', (from, to, problem) => {
    expect(stayProblem(from, to, bounds, TODAY)).toEqual(problem)
  })

  test('without limits any length goes', () => {
    const free = { availableFrom: TODAY, unavailable: [] }
    expect(stayProblem(TODAY, '2026-11-22', free, TODAY)).toBeNull()
    expect(stayProblem(TODAY, '2029-11-22', free, TODAY)).toBeNull()
  })
})

test('the last day of a month that begins on its 31st', () => {
  expect(lastDayOf('2027-01-31', 1)).toBe('2027-02-28')
  expect(lastDayOf('2027-01-01', 12)).toBe('2027-12-31')
})

test('quick lengths keep the limits and run into nothing', () => {
  expect(quickMonths('2027-01-01', bounds, TODAY)).toEqual([2, 3])
  expect(quickMonths('2027-06-01', bounds, TODAY)).toEqual([2, 3, 6])
  expect(quickMonths('', bounds, TODAY)).toEqual([])
})
