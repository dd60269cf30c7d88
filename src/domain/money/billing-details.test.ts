import { expect, it } from 'vitest'
import { parseDay } from '../kernel/day.ts'
import { ValidationError } from '../kernel/errors.ts'
import { ADDRESS_LINE_MAX_LENGTH } from '../kernel/text-limits.ts'
import { parseBillingDetails } from './billing-details.ts'

const today = parseDay('2026-11-23')
const person = { type: 'PRIVATE', firstName: 'Jana', lastName: 'Keller', country: 'DE' }
const company = { type: 'COMPANY', companyName: 'Lindenhof Apartments GmbH', country: 'DE' }

function problemsOf(value: object): unknown {
  try {
    parseBillingDetails(value, today)
    return {}
  } catch (error) {
    return error instanceof ValidationError ? error.fields : error
  }
}

it.each([
  [{ ...person, type: 'OTHER' }, 'type.required'],
  [{ ...person, lastName: ' ' }, 'lastName.required'],
  [{ ...company, companyName: '' }, 'companyName.required'],
  [{ ...person, firstName: 'x'.repeat(ADDRESS_LINE_MAX_LENGTH + 1) }, 'firstName.long'],
  [{ ...person, birthDate: '1983-02-30' }, 'birthDate.invalid'],
  [{ ...person, birthDate: '2026-11-23' }, 'birthDate.invalid'],
  [{ ...company, vatId: '312546789' }, 'vatId.invalid'],
  [{ ...person, taxId: '123' }, 'taxId.invalid'],
  [{ ...person, country: 'XX' }, 'country.invalid'],
  [{ ...person, taxCountry: 'FR', taxId: '86095742719' }, 'taxId.form'],
  [{ ...person, country: 'AT', taxId: '1' }, 'taxId.form'],
  [{ ...person, taxCountry: 'AE', taxIdNotIssued: true, taxId: '12' }, 'taxIdNotIssued.given'],
  [{ ...person, taxIdNotIssued: true }, 'taxIdNotIssued.issued'],
  [{ ...person, taxCountry: 'XX' }, 'taxCountry.invalid'],
  [{ ...person, birthCountry: 'XX' }, 'birthCountry.invalid'],
  [{ ...company, establishments: ['CH'] }, 'establishments.invalid'],
])('%o is refused by %s', (value, problem) => {
  const [field = ''] = problem.split('.')
  expect(problemsOf(value)).toEqual({ [field]: `billingDetails.${problem}` })
})

it('takes what is not complete yet, in the form in which it is kept', () => {
  expect(parseBillingDetails({ ...company, vatId: ' de 312546789 ', country: 'de' }, today)).toEqual({
    type: 'COMPANY',
    firstName: '',
    lastName: '',
    birthDate: null,
    companyName: 'Lindenhof Apartments GmbH',
    registrationNumber: '',
    vatId: 'DE312546789',
    addressLine1: '',
    addressLine2: '',
    zipCode: '',
    city: '',
    region: '',
    country: 'DE',
    billingAddress: null,
    taxCountry: '',
    taxIdNotIssued: false,
    birthCity: '',
    birthCountry: '',
    establishments: [],
  })
})

it('takes away the number of somebody to whom none was issued', () => {
  const details = { ...person, country: 'AE', taxIdNotIssued: true, birthCity: ' Dubai ', birthCountry: 'ae' }
  expect(parseBillingDetails(details, today)).toMatchObject({
    taxId: '',
    birthCity: 'Dubai',
    birthCountry: 'AE',
  })
})

it('names each establishment once', () => {
  const details = { ...company, establishments: ['FR', 'AT', 'FR'] }
  expect(parseBillingDetails(details, today).establishments).toEqual(['AT', 'FR'])
})

it('keeps a tax number of another country as it is written, and an empty one as none', () => {
  expect(parseBillingDetails({ ...person, country: 'AT', taxId: '12-345/6789' }, today).taxId).toBe(
    '12-345/6789',
  )
  expect(parseBillingDetails({ ...person, taxId: '' }, today).taxId).toBe('')
})

it('has an address of its own for bills', () => {
  const billingAddress = { companyName: 'Lindenhof', city: 'Berlin', country: 'DE' }
  expect(parseBillingDetails({ ...person, billingAddress }, today).billingAddress).toMatchObject(
    billingAddress,
  )
})
