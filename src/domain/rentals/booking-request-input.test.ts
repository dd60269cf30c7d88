import { describe, expect, it } from 'vitest'
import { parseBookingRequest, type BookingRequestForm } from './booking-request-input.ts'
import { parseDay } from '../kernel/day.ts'
import { ValidationError } from '../kernel/errors.ts'

const TODAY = parseDay('2026-11-21')

const GOOD: BookingRequestForm = {
  groupIds: ['g1'],
  firstName: ' Amélie ',
  lastName: 'Fournier',
  from: '2026-12-01',
  to: '2027-02-28',
  adultsInformation: [{ relationship: 'MAIN_TENANT' }, { relationship: 'PARTNER' }],
  childrenInformation: [{ type: 'INFANT' }],
  reasonForStay: 'WORK',
  paidBy: 'SELF',
  message: '  Hello  ',
}

function errorsOf(change: Record<string, unknown>): Record<string, string> {
  try {
    parseBookingRequest({ ...GOOD, ...change }, TODAY)
  } catch (error) {
    if (error instanceof ValidationError) return error.fields
    throw error
  }
  return {}
}

describe('a booking request', () => {
  it('is parsed, counted and completed', () => {
    const parsed = parseBookingRequest(GOOD, TODAY)
    expect([parsed.from, parsed.to]).toEqual(['2026-12-01', '2027-02-28'])
    expect(parsed).toMatchObject({
      adults: 2,
      children: 1,
      pets: false,
      employment: null,
      companyName: '',
      optionToExtend: false,
      message: 'Hello',
      groupIds: ['g1'],
      firstName: 'Amélie',
      phone: '',
      gender: null,
    })
  })

  it('takes days that are parsed already', () => {
    expect(parseBookingRequest({ ...GOOD, from: TODAY }, TODAY).from === TODAY).toBe(true)
  })

  it.each<[Record<string, unknown>, Record<string, string>]>([
    [{ from: '2026-11-20' }, { from: 'request.from.past' }],
    [{ from: '' }, { from: 'request.from.missing' }],
    [{ from: undefined }, { from: 'request.from.missing' }],
    [{ from: '2026-02-30' }, { from: 'request.from.invalid' }],
    [
      { from: '01.12.2026', to: 'x' },
      { from: 'request.from.invalid', to: 'request.to.invalid' },
    ],
    [{ to: '2026-12-01' }, { to: 'request.to.notAfterFrom' }],
    [{ to: '2031-11-30' }, {}],
    [{ to: '2031-12-01' }, { to: 'request.to.tooLong' }],
    [{ adultsInformation: [] }, { adultsInformation: 'request.adultsInformation.missing' }],
    [
      { adultsInformation: [{ relationship: 'FRIEND' }] },
      { adultsInformation: 'request.adultsInformation.mainTenant' },
    ],
    [
      { adultsInformation: [{ relationship: 'BOSS' }] },
      { 'adultsInformation.0.relationship': 'request.adultsInformation.missing' },
    ],
    [
      { childrenInformation: Array.from({ length: 19 }, () => ({ type: 'CHILD' })) },
      { adultsInformation: 'request.adultsInformation.tooMany' },
    ],
    [{ reasonForStay: '' }, { reasonForStay: 'request.reasonForStay.missing' }],
    [{ paidBy: 'UNCLE' }, { paidBy: 'request.paidBy.missing' }],
    [{ paidBy: 'COMPANY' }, { companyName: 'request.companyName.missing' }],
    [{ paidBy: 'COMPANY', companyName: 'Acme' }, {}],
    [{ pets: true }, { petsDescription: 'request.petsDescription.missing' }],
    [{ pets: true, petsDescription: 'a cat' }, {}],
    [{ groupIds: [] }, { groupIds: 'request.groupIds.missing' }],
    [{ groupIds: undefined }, { groupIds: 'request.groupIds.missing' }],
    [{ groupIds: ['a', 'b', 'c', 'd', 'e'] }, {}],
    [{ groupIds: ['a', 'b', 'c', 'd', 'e', 'f'] }, { groupIds: 'request.groupIds.tooMany' }],
    [{ groupIds: ['a', 'b', 'a'] }, { groupIds: 'request.groupIds.twice' }],
    [{ groupIds: [7] }, { 'groupIds.0': 'request.groupIds.invalid' }],
    [{ firstName: ' ' }, { firstName: 'request.firstName.missing' }],
    [{ firstName: undefined }, { firstName: 'request.firstName.missing' }],
    [{ lastName: '-Fournier' }, { lastName: 'request.lastName.invalid' }],
    [{ lastName: 'x'.repeat(101) }, { lastName: 'request.lastName.long' }],
    [{ lastName: "O'Neill-Łukasz Jr." }, {}],
    [{ phone: 'call me' }, { phone: 'request.phone.invalid' }],
    [{ phone: '+49 (30) 12-34/56' }, {}],
    [{ phone: '1'.repeat(41) }, { phone: 'request.phone.long' }],
    [{ gender: 'PREFER_NOT_TO_SAY' }, {}],
    [{ gender: 'M' }, { gender: 'request.gender.missing' }],
    [
      { childrenInformation: [{ type: 'CHILD' }, { type: 'ADULT' }] },
      { 'childrenInformation.1.type': 'request.childrenInformation.missing' },
    ],
    [
      { adultsInformation: [{ relationship: 'MAIN_TENANT' }, { relationship: 'MAIN_TENANT' }] },
      { adultsInformation: 'request.adultsInformation.mainTenant' },
    ],
    [{ petsDescription: 'x'.repeat(301), pets: true }, { petsDescription: 'request.petsDescription.long' }],
    [{ companyName: 'x'.repeat(121) }, { companyName: 'request.companyName.long' }],
    [{ jobTitle: 'x'.repeat(121) }, { jobTitle: 'request.jobTitle.long' }],
    [{ message: 'x'.repeat(2001) }, { message: 'request.message.long' }],
    [{ employment: 'EMPLOYED' }, {}],
  ])('%o', (change, errors) => {
    expect(errorsOf(change)).toEqual(errors)
  })

  it('does not tell of pets that do not come', () => {
    expect(parseBookingRequest({ ...GOOD, petsDescription: 'a cat' }, TODAY).petsDescription).toBe('')
  })
})
