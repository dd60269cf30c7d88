import { ValidationError } from '../kernel/errors.ts'
import { asOneLine } from '../kernel/text.ts'

/** The longest number of a property in the land register, with its district and folio, in characters (ours). */
export const LAND_REGISTER_NUMBER_MAX_LENGTH = 100

/**
 * The number of a property in the land register as it is kept, or a ValidationError; empty where it isn't known. Every
 * register writes it differently, so only its signs are looked at.
 */
export function parseLandRegisterNumber(text: string): string {
  const number = asOneLine(text)
  const wrong = (problem: string) =>
    new ValidationError({ landRegisterNumber: `landRegister.landRegisterNumber.${problem}` })
  if (number.length > LAND_REGISTER_NUMBER_MAX_LENGTH) throw wrong('long')
  if (number !== '' && !/\d/.test(number)) throw wrong('invalid')
  return number
}
