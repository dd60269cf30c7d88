import { describe, expect, it } from 'vitest'
import { FILE_VALIDATION_FAILURE_REASONS, TENANT_DOCUMENT_TYPES } from '../catalogue/tenants.ts'
import { failureReasonsFor, reviewErrors, type Review } from './tenant-document-review.ts'

const FAILED: Review = { status: 'FAILED', failureReason: 'POOR_QUALITY', explanation: '' }

describe('why a document is not accepted', () => {
  it('uses all nine reasons', () => {
    const used = TENANT_DOCUMENT_TYPES.flatMap(failureReasonsFor)
    expect(new Set(used)).toEqual(new Set(FILE_VALIDATION_FAILURE_REASONS))
  })

  it.each([
    [
      'VALID_IDENTITY_DOCUMENT',
      ['WRONG_TYPE', 'POOR_QUALITY', 'NAME_DOES_NOT_MATCH_ID', 'MISSING_NAME', 'OTHER'],
    ],
    [
      'PAYSLIP',
      [
        'WRONG_TYPE',
        'POOR_QUALITY',
        'OLDER_THAN_THREE_MONTHS',
        'NAME_DOES_NOT_MATCH_ID',
        'MISSING_NAME',
        'MISSING_DATE',
        'MISSING_NET_INCOME',
        'OTHER',
      ],
    ],
    ['BANK_STATEMENT', [...FILE_VALIDATION_FAILURE_REASONS]],
    [
      'GUARANTEE_LETTER',
      [
        'WRONG_TYPE',
        'POOR_QUALITY',
        'OLDER_THAN_THREE_MONTHS',
        'NAME_DOES_NOT_MATCH_ID',
        'MISSING_NAME',
        'MISSING_DATE',
        'OTHER',
      ],
    ],
  ] as const)('%s: %s', (type, reasons) => {
    expect(failureReasonsFor(type)).toEqual(reasons)
  })
})

it.each([
  [
    'MISSING_CURRENT_BALANCE',
    ['BANK_STATEMENT', 'GUARANTOR_BANK_STATEMENT', 'FINANCIAL_STATEMENT', 'GUARANTOR_FINANCIAL_STATEMENT'],
  ],
  [
    'MISSING_NET_INCOME',
    [
      'PAYSLIP',
      'GUARANTOR_PAYSLIP',
      'BANK_STATEMENT',
      'GUARANTOR_BANK_STATEMENT',
      'FINANCIAL_STATEMENT',
      'GUARANTOR_FINANCIAL_STATEMENT',
    ],
  ],
] as const)('%s can be said of these documents and no others', (reason, types) => {
  const those = TENANT_DOCUMENT_TYPES.filter((type) => failureReasonsFor(type).includes(reason))
  expect(new Set<string>(those)).toEqual(new Set(types))
})

it('a date can be missing where one is asked for', () => {
  for (const type of TENANT_DOCUMENT_TYPES) {
    const reasons = failureReasonsFor(type)
    expect(reasons.includes('MISSING_DATE')).toBe(reasons.includes('OLDER_THAN_THREE_MONTHS'))
  }
})

describe('a review', () => {
  it.each<[Partial<Review>, Record<string, string>]>([
    [{}, {}],
    [{ status: 'SUCCESSFUL', failureReason: null }, {}],
    [{ status: 'SUCCESSFUL' }, { failureReason: 'review.failureReason.notNeeded' }],
    [{ status: 'NOT_VALIDATED' }, { status: 'review.status.missing' }],
    [{ failureReason: null }, { failureReason: 'review.failureReason.missing' }],
    [{ failureReason: 'MISSING_CURRENT_BALANCE' }, { failureReason: 'review.failureReason.invalid' }],
    [{ failureReason: 'OTHER' }, { explanation: 'review.explanation.missing' }],
    [{ failureReason: 'OTHER', explanation: 'Two pages are missing.' }, {}],
    [{ failureReason: 'OTHER', explanation: '  ' }, { explanation: 'review.explanation.missing' }],
    [{ explanation: 'x'.repeat(1000) }, {}],
    [{ explanation: 'x'.repeat(1001) }, { explanation: 'review.explanation.long' }],
    [{ explanation: 'x'.repeat(20_000) }, { explanation: 'review.explanation.long' }],
  ])('%o: %o', (more, errors) => {
    expect(reviewErrors('VALID_IDENTITY_DOCUMENT', { ...FAILED, ...more })).toEqual(errors)
  })
})
