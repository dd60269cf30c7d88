import { describe, expect, test } from 'vitest'
import {
  checkProfile,
  checkRequest,
  fieldsOfForm,
  inputOf,
  profileInputOf,
  valuesOfProfile,
} from './request-check.ts'
import { EMPTY_REQUEST, type RequestFormValues } from './request-draft.ts'
import type { Profile } from './profile-queries.ts'

const TODAY = '2026-11-21'
const right: RequestFormValues = {
  ...EMPTY_REQUEST,
  from: '2027-02-01',
  to: '2027-07-31',
  firstName: 'Zoë',
  lastName: 'O’Neill-Łukasz',
  reasonForStay: 'WORK',
  paidBy: 'SELF',
}

describe('checkRequest', () => {
  test('lets a right request through', () => {
    expect(checkRequest(right, 'g', TODAY)).toEqual({})
    expect(
      checkRequest({ ...right, phone: '+49 (30) 12-34/56', otherAdults: ['PARTNER'] }, 'g', TODAY),
    ).toEqual({})
  })

  test('names every empty field of an empty form', () => {
    expect(checkRequest(EMPTY_REQUEST, 'g', TODAY)).toEqual({
      from: 'day',
      to: 'day',
      firstName: 'required',
      lastName: 'required',
      reasonForStay: 'choose',
      paidBy: 'choose',
    })
  })

  test.each([
    [{ from: '2026-11-20' }, { from: 'past' }],
    [{ from: '2027-02-30' }, { from: 'invalid' }],
    [{ to: '2027-02-01' }, { to: 'notAfterFrom' }],
    [{ to: '2099-01-01' }, { to: 'tooLong' }],
    [{ firstName: '4711' }, { firstName: 'name' }],
    [{ lastName: 'x'.repeat(101) }, { lastName: 'long' }],
    [{ phone: 'call me' }, { phone: 'phone' }],
    [{ phone: '1234' }, { phone: 'phone' }],
    [{ otherAdults: ['PARTNER', ''] }, { 'otherAdults.1': 'choose' }],
    [{ children: [''] }, { 'children.0': 'choose' }],
    [{ pets: true }, { petsDescription: 'required' }],
    [{ paidBy: 'COMPANY' }, { companyName: 'required' }],
    [{ otherGroupIds: ['a', 'b', 'c', 'd', 'e'] }, { groupIds: 'tooMany' }],
    [{ otherGroupIds: ['g'] }, { groupIds: 'twice' }],
    [{ notes: 'x'.repeat(2001) }, { notes: 'long' }],
    [{ otherAdults: Array.from({ length: 20 }, () => 'FRIEND') }, { adults: 'tooMany' }],
  ])('%j', (wrong, errors) => {
    expect(checkRequest({ ...right, ...wrong }, 'g', TODAY)).toEqual(errors)
  })
})

test("the server's errors find their field, unknown ones as 'invalid'", () => {
  expect(fieldsOfForm({ 'adultsInformation.2.relationship': 'request.adultsInformation.missing' })).toEqual({
    'otherAdults.1': 'choose',
  })
  expect(fieldsOfForm({ phone: 'request.phone.strange' })).toEqual({ phone: 'invalid' })
})

test('empty texts go as null, the main tenant as the first adult', () => {
  const input = inputOf(
    { ...right, otherAdults: ['FRIEND'], petsDescription: 'left over', otherGroupIds: ['h'] },
    'g',
  )
  expect(input).toMatchObject({
    groupIds: ['g', 'h'],
    adults: 2,
    adultsInformation: ['MAIN_TENANT', 'FRIEND'],
    petsDescription: null,
    phone: null,
    notes: null,
    employment: null,
  })
})

describe('a profile', () => {
  const profile: Profile = {
    firstName: 'Zoë',
    lastName: 'Łukasz',
    phone: '',
    gender: 'WOMAN',
    adultsInformation: ['MAIN_TENANT', 'PARTNER'],
    childrenInformation: ['INFANT'],
    pets: true,
    petsDescription: 'a cat',
    reasonForStay: null,
    employment: null,
    companyName: '',
    jobTitle: '',
    paidBy: null,
    message: 'Hello',
    updatedAt: null,
  }

  test('fills in the form and goes back as it came', () => {
    const values = valuesOfProfile(profile)
    expect(values).toMatchObject({
      otherAdults: ['PARTNER'],
      children: ['INFANT'],
      paidBy: '',
      notes: 'Hello',
    })
    const { updatedAt: _, ...entered } = profile
    expect(profileInputOf(values)).toEqual({ ...entered, phone: null, companyName: null, jobTitle: null })
  })

  test('may leave choices open, but not what belongs together', () => {
    const values = valuesOfProfile(profile)
    expect(checkProfile(values)).toEqual({})
    expect(checkProfile({ ...values, firstName: '', otherAdults: [''] })).toEqual({
      firstName: 'required',
      'otherAdults.0': 'choose',
    })
    expect(checkProfile({ ...values, paidBy: 'COMPANY' })).toEqual({ companyName: 'required' })
  })
})
