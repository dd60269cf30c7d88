import { expect, it } from 'vitest'
import { earnedPerNight, occupancyOf, similarFigures } from './performance-figures.ts'

it('occupancy and revenue per night are of the nights on offer, and nothing where none was', () => {
  expect(occupancyOf({ booked: 16, vacant: 15 })).toBeCloseTo(16 / 31)
  expect(earnedPerNight({ booked: 16, vacant: 15, earned: 100_000 })).toBe(3226)
  expect(occupancyOf({ booked: 0, vacant: 0 })).toBeNull()
  expect(earnedPerNight({ booked: 0, vacant: 0, earned: 0 })).toBeNull()
})

const month = {
  units: 5,
  landlords: 3,
  booked: 100,
  vacant: 50,
  earned: 600_000,
  answers: 4,
  answerMinutes: 480,
}

it('similar homes are told of by the months that have five of three landlords', () => {
  expect(similarFigures([month, { ...month, units: 9 }, { ...month, units: 4, booked: 0 }])).toEqual({
    units: 5,
    landlords: 3,
    months: 2,
    occupancy: 200 / 300,
    earnedPerNight: 4000,
    answerMinutes: 120,
  })
  expect(similarFigures([{ ...month, landlords: 2, units: 90 }])).toBeNull()
  expect(similarFigures([])).toBeNull()
  expect(similarFigures([{ ...month, answers: 0, answerMinutes: 0 }])).toMatchObject({ answerMinutes: null })
})
