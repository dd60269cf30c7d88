import { expect, test } from 'vitest'
import { readable } from './status-text.ts'

test.each([
  ['PETS_NOT_ALLOWED', 'Pets not allowed'],
  ['sendBookingRequest', 'Send booking request'],
  ['OTHER', 'Other'],
  ['', ''],
])('an unknown value %s reads %s', (value, words) => {
  expect(readable(value)).toBe(words)
})
