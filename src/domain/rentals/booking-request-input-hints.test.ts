import { describe, expect, it, test } from 'vitest'
import { REASONS_FOR_STAY } from '../catalogue/requests.ts'
import {
  occupationOf,
  requestHints,
  type HintedRequest,
  type RequestHint,
} from './booking-request-input-hints.ts'

const CALM: HintedRequest = {
  guests: 2,
  pets: false,
  reasonForStay: 'WORK',
  paidBy: 'SELF',
  employment: 'EMPLOYED',
  companyName: 'Acme',
  message: 'Hello',
}
const LISTING = { accommodates: 2, petRule: 'ALLOWED' } as const

describe('what a tenant should know before sending', () => {
  it.each<[Partial<HintedRequest>, Partial<Parameters<typeof requestHints>[1]>, RequestHint[]]>([
    [{}, {}, []],
    [{ guests: 3 }, {}, ['TOO_MANY_PEOPLE']],
    [{ guests: 3 }, { accommodates: 3 }, []],
    [{ pets: true }, {}, []],
    [{ pets: true }, { petRule: 'NOT_ALLOWED' }, ['PETS_NOT_ALLOWED']],
    [{ pets: true }, { petRule: 'ALLOWED_WITH_CONDITIONS' }, ['PETS_WITH_CONDITIONS']],
    [{}, { petRule: 'NOT_ALLOWED' }, []],
    [{ reasonForStay: 'OTHER' }, {}, []],
    [{ reasonForStay: 'OTHER', message: ' ' }, {}, ['REASON_NEEDS_WORDS']],
    [{ paidBy: 'SCHOLARSHIP' }, {}, ['SCHOLARSHIP_WITHOUT_STUDIES']],
    [{ paidBy: 'SCHOLARSHIP', reasonForStay: 'STUDYING' }, {}, []],
    [{ paidBy: 'SCHOLARSHIP', reasonForStay: null }, {}, []],
    [{ companyName: '' }, {}, ['EMPLOYER_UNKNOWN']],
    [{ companyName: '', employment: null }, {}, ['EMPLOYER_UNKNOWN']],
    [{ companyName: '', employment: 'SELF_EMPLOYED' }, {}, []],
    [{ companyName: '', reasonForStay: 'INTERIM' }, {}, []],
    [
      { guests: 5, pets: true, companyName: '' },
      { petRule: 'NOT_ALLOWED' },
      ['TOO_MANY_PEOPLE', 'PETS_NOT_ALLOWED', 'EMPLOYER_UNKNOWN'],
    ],
  ])('%o in %o', (request, listing, hints) => {
    expect(requestHints({ ...CALM, ...request }, { ...LISTING, ...listing })).toEqual(hints)
  })
})

test('every reason for a stay tells of one occupation', () => {
  expect(Object.fromEntries(REASONS_FOR_STAY.map((reason) => [reason, occupationOf(reason)]))).toEqual({
    APPRENTICESHIP: 'STUDENT',
    WORK: 'OTHER',
    INTERNSHIP: 'STUDENT',
    STUDYING: 'STUDENT',
    INTERIM: 'OTHER',
    TEMPORARY_HOUSING_NEED: 'OTHER',
    OTHER: 'OTHER',
    REFUGEE: 'REFUGEE',
  })
  expect(occupationOf(null)).toBe('OTHER')
})
