import { expect, it } from 'vitest'
import { ValidationError } from '../kernel/errors.ts'
import { LAND_REGISTER_NUMBER_MAX_LENGTH, parseLandRegisterNumber } from './land-register.ts'

it.each([
  ['', ''],
  ['  ', ''],
  ['  AG Mitte, Bezirk 7, Blatt 12345\n', 'AG Mitte, Bezirk 7, Blatt 12345'],
  ['EZ 512, KG 01657', 'EZ 512, KG 01657'],
])('%o is kept as %o', (text, number) => expect(parseLandRegisterNumber(text)).toBe(number))

it.each([
  ['somewhere in Mitte', 'invalid'],
  ['1'.repeat(LAND_REGISTER_NUMBER_MAX_LENGTH + 1), 'long'],
])('%o is refused', (text, problem) => {
  expect(() => parseLandRegisterNumber(text)).toThrow(
    new ValidationError({ landRegisterNumber: `landRegister.landRegisterNumber.${problem}` }),
  )
})
