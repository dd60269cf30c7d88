import { describe, expect, it } from 'vitest'
import { CONTRACT_LANGUAGE_COUNTRIES, CONTRACT_LANGUAGES } from './contracts.ts'
import { dashboardVerificationStatus } from './checks.ts'
import { queryRetryDelay } from './interface.ts'
import { LANGUAGES, languageName, LISTING_LANGUAGES, PROFILE_LANGUAGES } from './language.ts'
import {
  findUnpublishReason,
  listUnpublishReasons,
  UNPUBLISH_REASONS,
  type UnpublishReason,
} from './unpublish-reason.ts'

function valuesWith(flag: keyof UnpublishReason): string[] {
  return UNPUBLISH_REASONS.filter((reason) => reason[flag] === true).map(({ value }) => value)
}

describe('unpublish reasons', () => {
  it('are twelve active ones for landlords, eleven more for sales, five older ones (C6, C9)', () => {
    expect(listUnpublishReasons('ACTIVE', 'LANDLORD')).toHaveLength(12)
    expect(listUnpublishReasons('ACTIVE', 'SALES')).toHaveLength(12 + 11)
    expect(listUnpublishReasons('INACTIVE', 'LANDLORD').map(({ value }) => value)).toEqual([
      'RENTED_OUT_DEFINITE_PERIOD',
      'RENTED_OUT_INDEFINITE_PERIOD',
      'ONLY_AVAILABLE_ONCE',
      'SOLD',
      'UNSATISFIED',
    ])
  })

  it('ask for an explanation where C5 says so', () => {
    expect(valuesWith('explanationRequired')).toEqual([
      'BAD_WEBSITE_EXPERIENCE',
      'BAD_BOOKING_PROCESS',
      'BAD_SUPPORT',
      'OTHER',
      'SALES_OTHER',
      'UNSATISFIED',
    ])
  })

  it('suggest a block where C4 says so', () => {
    expect(valuesWith('suggestBlockCreation')).toEqual([
      'RENTED_OUT',
      'BEING_RENOVATED',
      'RENTED_OUT_DEFINITE_PERIOD',
    ])
  })

  it('are of sales where C6 says so', () => {
    expect(valuesWith('needsSalesPermissions').every((value) => value.startsWith('SALES_'))).toBe(true)
    expect(valuesWith('needsSalesPermissions')).toHaveLength(11)
  })

  it('are found by their value', () => {
    expect(findUnpublishReason('SALES_SCAM')?.needsSalesPermissions).toBe(true)
    expect(findUnpublishReason('scam')).toBeUndefined()
  })
})

describe('the dashboard shows a verification', () => {
  it.each([
    [null, 'unverified'],
    ['STARTED', 'started'],
    ['SUBMITTED', 'pending'],
    ['RESUBMISSION_REQUESTED', 'pending'],
    ['APPROVED', 'succeeded'],
    ['DECLINED', 'failed'],
    ['EXPIRED', 'failed'],
    ['ABANDONED', 'failed'],
  ] as const)('%s as %s', (latest, shown) => {
    expect(dashboardVerificationStatus(latest)).toBe(shown)
  })
})

it('a query waits 1 s, then twice as long, at most 30 s (D9)', () => {
  expect([0, 1, 2, 3, 4, 5, 9].map(queryRetryDelay)).toEqual([1000, 2000, 4000, 8000, 16000, 30000, 30000])
})

it('every language of listings and profiles has a name in the three of the interface', () => {
  for (const language of LANGUAGES) {
    const names = [...LISTING_LANGUAGES, ...PROFILE_LANGUAGES].map((code) => languageName(code, language))
    expect(names.filter((name) => name.length < 3)).toEqual([])
  }
  expect(LANGUAGES.map((language) => languageName('nl', language))).toEqual([
    'Dutch',
    'Niederländisch',
    'néerlandais',
  ])
})

it('every country of C1 has languages for its contracts that texts come in', () => {
  expect(Object.keys(CONTRACT_LANGUAGES)).toEqual([...CONTRACT_LANGUAGE_COUNTRIES])
  for (const languages of Object.values(CONTRACT_LANGUAGES)) {
    expect(languages.filter((language) => !LANGUAGES.includes(language))).toEqual([])
  }
})
