import { expect, it } from 'vitest'
import { parseDay } from '../../kernel/day.ts'
import { CLEANING_PHOTOS_MAX, whyNoCleaningPhoto } from './cleaning-photos.ts'

it.each([
  ['the day before somebody leaves', '2030-04-30', '2030-04-29', 0, 'notYet'],
  ['the day on which somebody leaves', '2030-04-30', '2030-04-30', 0, null],
  ['days later', '2030-04-30', '2030-05-08', 3, null],
  ['with nobody before', null, '2030-04-29', 0, null],
  ['with room for one more', null, '2030-04-29', CLEANING_PHOTOS_MAX - 1, null],
  ['when it is full', null, '2030-04-29', CLEANING_PHOTOS_MAX, 'tooMany'],
  ['when it is full while somebody lives there', '2030-04-30', '2030-04-29', CLEANING_PHOTOS_MAX, 'notYet'],
])('a turnover takes a photo: %s', (_, departure, today, count, refusal) => {
  const turnover = { departure: departure === null ? null : parseDay(departure) }
  expect(whyNoCleaningPhoto(turnover, { count, today: parseDay(today) })).toBe(refusal)
})
