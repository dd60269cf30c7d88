import { describe, expect, it } from 'vitest'
import {
  SOLVENCY_CHECK_ERROR_TYPES,
  SOLVENCY_CHECK_PROVIDERS,
  SOLVENCY_CHECK_STATUSES,
  type SolvencyCheckErrorType,
  type SolvencyCheckStatus,
} from '../../catalogue/checks.ts'
import { TENANT_DOCUMENT_TYPES } from '../../catalogue/tenants.ts'
import { parseDay } from '../../kernel/day.ts'
import { proofsOf } from '../tenant-documents.ts'
import {
  canChooseMethod,
  canDecide,
  canGoOnUnconfirmed,
  canObject,
  isFallbackError,
  isFresh,
  isGuarantorsDocument,
  isIncomeDocument,
  isManualError,
  isSolvencyNeeded,
  nextSolvencyStatus,
  objectionError,
  SOLVENCY_EVENTS,
  type SolvencyEvent,
  type SolvencyFacts,
} from './solvency-check.ts'

const yesterday = Temporal.Instant.from('2026-11-24T09:00:00Z')
const check = (more: Partial<SolvencyFacts> = {}): SolvencyFacts => ({
  status: 'IN_PROGRESS',
  provider: 'MEZZO',
  errorType: null,
  objectedAt: null,
  ...more,
})

describe('what happens to a check', () => {
  const ways: Record<SolvencyCheckStatus, Record<SolvencyEvent, SolvencyCheckStatus | null>> = {
    NOT_STARTED: {
      START: 'IN_PROGRESS',
      SUCCEED: null,
      FAIL: null,
      FALL_BACK: null,
      CHOOSE: 'NOT_STARTED',
      LOOK_AGAIN: null,
      RENEW: null,
    },
    IN_PROGRESS: {
      START: null,
      SUCCEED: 'SUCCESSFUL',
      FAIL: 'FAILED',
      FALL_BACK: 'IN_PROGRESS',
      CHOOSE: 'NOT_STARTED',
      LOOK_AGAIN: null,
      RENEW: 'NOT_STARTED',
    },
    SUCCESSFUL: {
      START: null,
      SUCCEED: null,
      FAIL: null,
      FALL_BACK: null,
      CHOOSE: null,
      LOOK_AGAIN: 'IN_PROGRESS',
      RENEW: null,
    },
    FAILED: {
      START: null,
      SUCCEED: null,
      FAIL: null,
      FALL_BACK: null,
      CHOOSE: null,
      LOOK_AGAIN: 'IN_PROGRESS',
      RENEW: 'NOT_STARTED',
    },
  }
  const cases = SOLVENCY_CHECK_STATUSES.flatMap((status) =>
    SOLVENCY_EVENTS.map((event) => [status, event, ways[status][event]] as const),
  )
  it.each(cases)('%s and %s: %s', (status, event, next) => {
    expect(nextSolvencyStatus(status, event)).toBe(next)
  })
})

describe('an error', () => {
  const kinds: Record<SolvencyCheckErrorType, { fallsBack: boolean; byHand: boolean }> = {
    KLIPPA_ERROR: { fallsBack: true, byHand: false },
    INCOMPLETE_DATA: { fallsBack: false, byHand: true },
    NAME_MISMATCH: { fallsBack: false, byHand: true },
    VERIFF_MISSING: { fallsBack: false, byHand: false },
    DOCUMENT_TOO_OLD: { fallsBack: false, byHand: true },
    CURRENCY_NOT_EURO: { fallsBack: true, byHand: false },
  }
  it.each(SOLVENCY_CHECK_ERROR_TYPES)(
    '%s falls back or can be stated by a person as C8 says',
    (errorType) => {
      expect({ fallsBack: isFallbackError(errorType), byHand: isManualError(errorType) }).toEqual(
        kinds[errorType],
      )
    },
  )
})

describe('the income is looked at', () => {
  const facts = { reasonForStay: 'WORK', employment: 'EMPLOYED', paidBy: 'SELF', country: 'DE' }
  const needed = (
    more: Partial<typeof facts> = {},
    asked: Partial<Parameters<typeof isSolvencyNeeded>[0]> = {},
  ) =>
    isSolvencyNeeded({
      type: 'STANDARD',
      isSwitchedOn: true,
      currency: 'EUR',
      demands: proofsOf({ ...facts, ...more }),
      ...asked,
    })

  it.each<[string, boolean]>([
    ['SELF', true],
    ['PARENTS', true],
    ['COMPANY', false],
    ['SCHOLARSHIP', false],
  ])('paid by %s: %s', (paidBy, isNeeded) => {
    expect(needed({ paidBy })).toBe(isNeeded)
  })

  it('never of somebody who has fled, of an extension, with the switch off, or in another currency', () => {
    expect(needed()).toBe(true)
    expect(needed({ reasonForStay: 'REFUGEE' })).toBe(false)
    expect(needed({}, { type: 'EXTENSION' })).toBe(false)
    expect(needed({}, { isSwitchedOn: false })).toBe(false)
    expect(needed({}, { currency: 'CHF' })).toBe(false)
    expect(needed({}, { demands: [] })).toBe(false)
  })

  it('in six of the seventeen documents, three of them a guarantor’s', () => {
    expect(TENANT_DOCUMENT_TYPES.filter(isIncomeDocument).toSorted()).toEqual([
      'BANK_STATEMENT',
      'FINANCIAL_STATEMENT',
      'GUARANTOR_BANK_STATEMENT',
      'GUARANTOR_FINANCIAL_STATEMENT',
      'GUARANTOR_PAYSLIP',
      'PAYSLIP',
    ])
    expect(
      TENANT_DOCUMENT_TYPES.filter((type) => isIncomeDocument(type) && isGuarantorsDocument(type)),
    ).toHaveLength(3)
  })
})

describe('the tenant', () => {
  it.each<[SolvencyCheckStatus | null, string | null]>([
    [null, null],
    ['NOT_STARTED', null],
    ['IN_PROGRESS', null],
    ['SUCCESSFUL', 'ALREADY_ANSWERED'],
    ['FAILED', 'ALREADY_ANSWERED'],
  ])('chooses who reads the documents at %s: %s', (status, reason) => {
    const verdict = canChooseMethod(status && check({ status }), 'AUTOMATIC')
    expect(verdict).toEqual({ value: reason === null, reason })
  })

  it('gets the person they asked for, not the machine again', () => {
    expect(canChooseMethod(check({ objectedAt: yesterday }), 'AUTOMATIC').reason).toBe('ALREADY_OBJECTED')
    expect(canChooseMethod(check({ objectedAt: yesterday }), 'BY_HAND').value).toBe(true)
  })

  it.each<[SolvencyCheckStatus | null, string | null]>([
    [null, 'NOT_YET_CHECKED'],
    ['NOT_STARTED', 'NOT_YET_CHECKED'],
    ['IN_PROGRESS', 'NOT_YET_CHECKED'],
    ['SUCCESSFUL', null],
    ['FAILED', null],
  ])('has a check at %s looked at again: %s', (status, reason) => {
    expect(canObject(status && check({ status }))).toEqual({ value: reason === null, reason })
  })

  it('has it looked at again once, and says why', () => {
    expect(canObject(check({ status: 'FAILED', objectedAt: yesterday })).reason).toBe('ALREADY_OBJECTED')
    expect(objectionError('  ')).toBe('missing')
    expect(objectionError('My May payslip was read twice.')).toBe(null)
    expect(objectionError('x'.repeat(5000))).toBe('long')
  })
})

it.each<[SolvencyCheckStatus | null, boolean]>([
  [null, false],
  ['NOT_STARTED', false],
  ['IN_PROGRESS', false],
  ['SUCCESSFUL', false],
  ['FAILED', true],
])('the landlord goes on without a confirmed income at %s: %s', (status, value) => {
  expect(canGoOnUnconfirmed(status && check({ status })).value).toBe(value)
})

describe('somebody of the staff', () => {
  const asked = { ...check(), firstDecidedBy: null, tenantId: 'tenant' }
  const cases = SOLVENCY_CHECK_STATUSES.flatMap((status) =>
    SOLVENCY_CHECK_PROVIDERS.map((provider) => [status, provider] as const),
  )
  it.each(cases)('decides a check at %s of %s only if it waits for a person', (status, provider) => {
    const waits = status === 'IN_PROGRESS' && provider === 'MEZZO'
    expect(canDecide({ ...asked, status, provider }, 'sam').value).toBe(waits)
  })

  it('decides neither their own nor the one they decided before', () => {
    expect(canDecide({ ...asked, tenantId: 'sam' }, 'sam').reason).toBe('OWN_REVIEW')
    expect(canDecide({ ...asked, firstDecidedBy: 'sam' }, 'sam').reason).toBe('DECIDED_BEFORE')
    expect(canDecide({ ...asked, firstDecidedBy: 'sam' }, 'ines').value).toBe(true)
  })
})

it('a result serves other requests for three months', () => {
  const decided = parseDay('2026-08-25')
  expect(isFresh(decided, parseDay('2026-11-25'))).toBe(true)
  expect(isFresh(decided, parseDay('2026-11-26'))).toBe(false)
})
