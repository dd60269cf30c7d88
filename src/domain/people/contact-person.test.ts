import { describe, expect, it } from 'vitest'
import { isPhone, parseContactPerson } from './contact-person.ts'
import { ValidationError } from '../kernel/errors.ts'
import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from '../kernel/text-limits.ts'

const given = {
  firstName: ' Jana ',
  lastName: 'Keller',
  email: ' jana@mezzo.example ',
  phone: ' +49 30 123456 ',
}
const problemsOf = (change: object) => {
  try {
    parseContactPerson({ ...given, ...change })
    return {}
  } catch (error) {
    return error instanceof ValidationError ? error.fields : error
  }
}

describe('a contact person', () => {
  it('is taken without blanks around', () => {
    expect(parseContactPerson(given)).toEqual({
      firstName: 'Jana',
      lastName: 'Keller',
      email: 'jana@mezzo.example',
      phone: '+49 30 123456',
    })
  })

  it.each(['firstName', 'lastName', 'email', 'phone'])('needs %s', (field) => {
    for (const value of [undefined, '', '  '])
      expect(problemsOf({ [field]: value })).toEqual({ [field]: `contactPerson.${field}.required` })
  })

  it.each<[object, object]>([
    [{ firstName: '007' }, { firstName: 'contactPerson.firstName.name' }],
    [{ lastName: 'x'.repeat(NAME_MAX_LENGTH + 1) }, { lastName: 'contactPerson.lastName.long' }],
    [{ email: 'nobody' }, { email: 'contactPerson.email.invalid' }],
    [{ email: `${'x'.repeat(EMAIL_MAX_LENGTH)}@mezzo.example` }, { email: 'contactPerson.email.long' }],
    [{ phone: 'call me' }, { phone: 'contactPerson.phone.invalid' }],
  ])('%o is wrong', (change, problems) => {
    expect(problemsOf(change)).toEqual(problems)
  })

  it('is nothing else', () => {
    expect(() => parseContactPerson(null)).toThrow(ValidationError)
  })
})

it.each([
  ['12345', true],
  ['1234', false],
  ['123456789012345', true],
  ['1234567890123456', false],
  ['+49 (30) 12/34-56.7', true],
  ['49+30123', false],
  ['030 123456x', false],
  ['x030 123456', false],
  ['+-----', false],
])('%s can be called: %s', (text, isOne) => {
  expect(isPhone(text)).toBe(isOne)
})
