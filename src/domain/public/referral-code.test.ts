import { expect, it } from 'vitest'
import { referralCodeOf } from './referral-code.ts'

it.each([
  ['a1b2c3d4e5f6', 'a1b2c3d4e5f6'],
  [' A1B2C3D4E5F6 ', 'a1b2c3d4e5f6'],
  ['a1b2c3d4e5f', null],
  ['a1b2c3d4e5f6a', null],
  ["' or 1=1 --", null],
  [undefined, null],
  [12, null],
])('the code in %o is %s', (text, code) => {
  expect(referralCodeOf(text)).toBe(code)
})
