import { describe, expect, test } from 'vitest'
import { availabilityMonths, freeRanges, nextFreeStay, takenDuring } from './availability.ts'

const TODAY = '2026-11-21'

describe('availabilityMonths', () => {
  test('starts with the month of today, whose past days are not taken but past', () => {
    const [november, december] = availabilityMonths(TODAY, [], 2)
    expect(november).toEqual({
      month: '2026-11-01',
      days: 30,
      stretches: [{ from: 1, to: 20, kind: 'past' }],
      state: 'free',
    })
    expect(december).toEqual({ month: '2026-12-01', days: 31, stretches: [], state: 'free' })
  })

  test('cuts a range at the ends of the months it crosses', () => {
    const months = availabilityMonths(TODAY, [{ from: '2026-12-20', to: '2027-02-10' }], 4)
    expect(months.map((month) => month.state)).toEqual(['free', 'partly', 'taken', 'partly'])
    expect(months[1]?.stretches).toEqual([{ from: 20, to: 31, kind: 'taken' }])
    expect(months[3]?.stretches).toEqual([{ from: 1, to: 10, kind: 'taken' }])
  })

  test('a month whose rest is taken is taken', () => {
    expect(availabilityMonths(TODAY, [{ from: TODAY, to: '2026-11-30' }], 1)[0]?.state).toBe('taken')
  })
})

describe('freeRanges', () => {
  test('is open ended without anything taken', () => {
    expect(freeRanges(TODAY, [])).toEqual([{ from: TODAY, to: null }])
  })

  test('lies between what is taken, whatever the order', () => {
    const taken = [
      { from: '2027-05-01', to: '2027-06-30' },
      { from: TODAY, to: '2027-01-14' },
    ]
    expect(freeRanges(TODAY, taken)).toEqual([
      { from: '2027-01-15', to: '2027-04-30' },
      { from: '2027-07-01', to: null },
    ])
  })

  test('is empty when everything is taken', () => {
    expect(freeRanges(TODAY, [{ from: TODAY, to: '2028-05-21' }])).toEqual([])
  })
})

test('nextFreeStay skips gaps that are too short for the shortest stay', () => {
  const taken = [
    { from: '2026-12-16', to: '2027-01-31' },
    { from: '2027-03-01', to: '2027-03-31' },
  ]
  expect(nextFreeStay(TODAY, taken, 1)).toEqual({ from: '2027-02-01', to: '2027-02-28' })
  expect(nextFreeStay(TODAY, taken, 2)).toEqual({ from: '2027-04-01', to: null })
  expect(nextFreeStay(TODAY, [{ from: TODAY, to: '2029-01-01' }], 1)).toBeUndefined()
})

test('takenDuring counts both last days', () => {
  const taken = [{ from: '2027-02-01', to: '2027-02-28' }]
  expect(takenDuring('2027-01-01', '2027-01-31', taken)).toBeUndefined()
  expect(takenDuring('2027-01-01', '2027-02-01', taken)).toEqual(taken[0])
  expect(takenDuring('2027-02-28', '2027-03-31', taken)).toEqual(taken[0])
  expect(takenDuring('2027-03-01', '2027-03-31', taken)).toBeUndefined()
})
