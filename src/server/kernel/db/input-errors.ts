import { ResourceNotFoundError, ValidationError } from '../../../domain/kernel/errors.ts'

// What a value from outside can make the database say, by SQLSTATE; anything else is our own mistake.
const malformedText = '22P02'
const unstorableCharacter = '22021'
const outOfRange = new Set(['22003', '22008'])

/**
 * Turns the database's complaint about a value into an error of the catalogue: an id that can't be one looks
 * like a missing one, a text or number that can't be stored is a ValidationError.
 */
export function translateInputError(error: unknown): unknown {
  const state = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (state === malformedText && String(error).includes('uuid')) {
    return new ResourceNotFoundError(undefined, { cause: String(error) })
  }
  if (state === unstorableCharacter) {
    return new ValidationError({}, 'A text has a character that cannot be stored.', { cause: String(error) })
  }
  if (outOfRange.has(state)) {
    return new ValidationError({}, 'A number or day is out of range.', { cause: String(error) })
  }
  return error
}

/** Whether an error of the database, translated, is about a value from outside. */
export function isInputError(error: unknown): boolean {
  return error instanceof ResourceNotFoundError || error instanceof ValidationError
}
