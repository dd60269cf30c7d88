import { APIError } from 'better-auth/api'
import { personNameProblem, type PersonNameProblem } from '../../domain/person-name.ts'

/** The names of a person who signs up, as they are kept. */
export interface SignUpNames {
  firstName: string
  lastName: string
  /** Both, as the login library wants it; never what the browser sent. */
  name: string
}

/**
 * Takes the names out of what was sent to sign up. They stand in a mail to an address that nobody has confirmed
 * yet and later in contracts, so what is not a name is refused (C5), field by field.
 */
export function signUpNames(body: unknown): SignUpNames {
  const firstName = textOf(body, 'firstName')
  const lastName = textOf(body, 'lastName')
  const problems = { firstName: personNameProblem(firstName), lastName: personNameProblem(lastName) }
  const fields = Object.fromEntries(
    Object.entries(problems).filter((entry): entry is [string, PersonNameProblem] => entry[1] !== null),
  )
  if (Object.keys(fields).length > 0) {
    throw new APIError('UNPROCESSABLE_ENTITY', {
      code: 'INVALID_NAME',
      message: 'The names are not right yet.',
      fields,
    })
  }
  return { firstName, lastName, name: `${firstName} ${lastName}` }
}

function textOf(body: unknown, field: 'firstName' | 'lastName'): string {
  if (typeof body !== 'object' || body === null) return ''
  const value = Object.entries(body).find(([key]) => key === field)?.[1] as unknown
  return typeof value === 'string' ? value.trim().normalize('NFC') : ''
}
