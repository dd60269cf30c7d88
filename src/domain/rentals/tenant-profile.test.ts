import { describe, expect, it } from 'vitest'
import { ValidationError } from '../kernel/errors.ts'
import { parseTenantProfile, type TenantProfileForm } from './tenant-profile.ts'

const GOOD: TenantProfileForm = {
  firstName: 'Amélie',
  lastName: 'Fournier',
  adultsInformation: [{ relationship: 'MAIN_TENANT' }],
}

function errorsOf(change: Record<string, unknown>): Record<string, string> {
  try {
    parseTenantProfile({ ...GOOD, ...change })
  } catch (error) {
    if (error instanceof ValidationError) return error.fields
    throw error
  }
  return {}
}

describe('a tenant profile', () => {
  it('may leave every choice open', () => {
    expect(parseTenantProfile(GOOD)).toEqual({
      firstName: 'Amélie',
      lastName: 'Fournier',
      phone: '',
      gender: null,
      adultsInformation: [{ relationship: 'MAIN_TENANT' }],
      childrenInformation: [],
      pets: false,
      petsDescription: '',
      reasonForStay: null,
      employment: null,
      companyName: '',
      jobTitle: '',
      paidBy: null,
      message: '',
    })
  })

  it('keeps no pets that are no more', () => {
    expect(parseTenantProfile({ ...GOOD, petsDescription: 'a cat' }).petsDescription).toBe('')
  })

  it.each<[Record<string, unknown>, Record<string, string>]>([
    [{ firstName: '' }, { firstName: 'request.firstName.missing' }],
    [{ lastName: '4711' }, { lastName: 'request.lastName.invalid' }],
    [{ phone: 'none' }, { phone: 'request.phone.invalid' }],
    [{ gender: 'X' }, { gender: 'request.gender.missing' }],
    [{ pets: true }, { petsDescription: 'request.petsDescription.missing' }],
    [{ paidBy: 'COMPANY' }, { companyName: 'request.companyName.missing' }],
    [{ paidBy: 'COMPANY', companyName: 'Acme' }, {}],
    [{ paidBy: 'UNCLE' }, { paidBy: 'request.paidBy.missing' }],
    [{ reasonForStay: 'STUDYING', employment: 'SELF_EMPLOYED' }, {}],
    [{ reasonForStay: 'HOLIDAY' }, { reasonForStay: 'request.reasonForStay.missing' }],
    [
      { adultsInformation: [{ relationship: 'FAMILY' }] },
      { adultsInformation: 'request.adultsInformation.mainTenant' },
    ],
    [
      { childrenInformation: Array.from({ length: 20 }, () => ({ type: 'CHILD' })) },
      { adultsInformation: 'request.adultsInformation.tooMany' },
    ],
  ])('%o', (change, errors) => {
    expect(errorsOf(change)).toEqual(errors)
  })
})
