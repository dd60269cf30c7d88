import { describe, expect, it } from 'vitest'
import { parseBookingRequest } from './booking-request-input.ts'
import type { BookingRequestForm } from './booking-request-input.ts'
import { parseDay } from './day.ts'
import { ValidationError } from './errors.ts'

const TODAY = parseDay('2026-11-21')

const GOOD: BookingRequestForm = {
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
    expect([parsed.from.toString(), parsed.to.toString()]).toEqual(['2026-12-01', '2027-02-28'])
    expect(parsed).toMatchObject({
      adults: 2,
      children: 1,
      pets: false,
      employment: null,
      companyName: '',
      optionToExtend: false,
      message: 'Hello',
    })
  })

  it('takes days that are parsed already', () => {
    expect(parseBookingRequest({ ...GOOD, from: TODAY }, TODAY).from.equals(TODAY)).toBe(true)
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
    [{ message: 'x'.repeat(2001) }, { message: 'request.message.long' }],
    [{ employment: 'EMPLOYED' }, {}],
  ])('%o', (change, errors) => {
    expect(errorsOf(change)).toEqual(errors)
  })
})
