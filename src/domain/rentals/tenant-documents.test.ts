import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  EMPLOYMENTS,
  FILE_VALIDATION_STATUSES,
  PAID_BY,
  TENANT_DOCUMENT_TYPES,
} from '../catalogue/tenants.ts'
import { REASONS_FOR_STAY } from '../catalogue/requests.ts'
import { NEW_OFFER, OPEN_REQUEST } from './sample-facts.test-data.ts'
import {
  canHandIn,
  canRemoveDocument,
  documentTypeOf,
  isHandInOver,
  isComplete,
  issuedOnError,
  isVerificationNeeded,
  PROOF_STATES,
  type ProofFacts,
  documentProgressOf,
  proofsOf,
  proofState,
  TENANT_PROOFS,
  needsDocuments,
} from './tenant-documents.ts'
import { parseDay } from '../kernel/day.ts'

const day = (text: string) => parseDay(text)
const WORK: ProofFacts = { reasonForStay: 'WORK', employment: 'EMPLOYED', paidBy: 'SELF', country: 'DE' }

function everybody(): ProofFacts[] {
  return REASONS_FOR_STAY.flatMap((reasonForStay) =>
    [null, ...EMPLOYMENTS].flatMap((employment) =>
      PAID_BY.flatMap((paidBy) =>
        ['DE', 'FR', 'AT'].map((country) => ({ reasonForStay, employment, paidBy, country })),
      ),
    ),
  )
}

const written = (facts: Partial<ProofFacts>) =>
  proofsOf({ ...WORK, ...facts }).map(({ proof, anyOf }) => `${proof}: ${anyOf.join(' or ')}`)

const ID = 'IDENTITY: VALID_IDENTITY_DOCUMENT'
const JOB = 'OCCUPATION: PROOF_OF_EMPLOYMENT or LETTER_FROM_EMPLOYER'
const GUARANTOR =
  'GUARANTOR_INCOME: GUARANTOR_PAYSLIP or GUARANTOR_BANK_STATEMENT or GUARANTOR_FINANCIAL_STATEMENT'
const ENROLLED = 'OCCUPATION: CERTIFICATE_OF_MATRICULATION'

describe('what is asked for', () => {
  it.each<[string, Partial<ProofFacts>, string[]]>([
    ['somebody employed', {}, [ID, JOB, 'INCOME: PAYSLIP or BANK_STATEMENT']],
    [
      'somebody self-employed',
      { employment: 'SELF_EMPLOYED' },
      [ID, 'INCOME: FINANCIAL_STATEMENT or BANK_STATEMENT'],
    ],
    ['somebody between jobs', { employment: null }, [ID, 'INCOME: BANK_STATEMENT or FINANCIAL_STATEMENT']],
    [
      'whom a company sends',
      { employment: null, paidBy: 'COMPANY' },
      [ID, JOB, 'COMPANY: COMPANY_SELF_DISCLOSURE_FORM'],
    ],
    [
      'a student who pays alone',
      { reasonForStay: 'STUDYING', employment: null },
      [ID, ENROLLED, 'INCOME: BANK_STATEMENT'],
    ],
    [
      'a student with a job',
      { reasonForStay: 'STUDYING' },
      [ID, ENROLLED, 'INCOME: PAYSLIP or BANK_STATEMENT'],
    ],
    [
      'a student whose parents pay',
      { reasonForStay: 'STUDYING', employment: null, paidBy: 'PARENTS' },
      [ID, ENROLLED, 'GUARANTEE: GUARANTEE_FROM_PARENTS', GUARANTOR],
    ],
    [
      'a student whose parents pay, in France',
      { reasonForStay: 'STUDYING', employment: null, paidBy: 'PARENTS', country: 'FR' },
      [ID, ENROLLED, 'GUARANTEE: GUARANTEE_FROM_PARENTS or FRENCH_GUARANTOR', GUARANTOR],
    ],
    [
      'a student in France',
      { reasonForStay: 'STUDYING', employment: null, country: 'FR' },
      [ID, ENROLLED, 'INCOME: BANK_STATEMENT', 'GUARANTEE: FRENCH_GUARANTOR or GUARANTEE_LETTER'],
    ],
    [
      'a scholar',
      { reasonForStay: 'STUDYING', employment: null, paidBy: 'SCHOLARSHIP' },
      [ID, ENROLLED, 'INCOME: CERTIFICATE_OF_SCHOLARSHIP'],
    ],
    [
      'an apprentice',
      { reasonForStay: 'APPRENTICESHIP', employment: null },
      [ID, 'OCCUPATION: PROOF_OF_APPRENTICESHIP', 'INCOME: BANK_STATEMENT'],
    ],
    [
      'an intern',
      { reasonForStay: 'INTERNSHIP', employment: null },
      [ID, 'OCCUPATION: PROOF_OF_INTERNSHIP', 'INCOME: BANK_STATEMENT'],
    ],
    ['a refugee', { reasonForStay: 'REFUGEE', employment: null }, [ID, 'GUARANTEE: GUARANTEE_LETTER']],
  ])('of %s', (_, facts, proofs) => {
    expect(written(facts)).toEqual(proofs)
  })

  it('uses all 17 documents and all proofs, and asks everybody who they are', () => {
    const demands = everybody().map(proofsOf)
    expect(new Set(demands.flat().flatMap(({ anyOf }) => anyOf))).toEqual(new Set(TENANT_DOCUMENT_TYPES))
    expect(new Set(demands.flat().map(({ proof }) => proof))).toEqual(new Set(TENANT_PROOFS))
    for (const own of demands) {
      expect(own[0]?.proof).toBe('IDENTITY')
      expect(own.length).toBeGreaterThan(1)
      // A document belongs to one proof alone, so that nobody has to say which.
      const types = own.flatMap(({ anyOf }) => anyOf)
      expect(new Set(types).size).toBe(types.length)
    }
  })

  it('is nothing for extensions, without the flag, or where the label says so', () => {
    const asked = { type: 'STANDARD', isSwitchedOn: true, labels: [] } as const
    expect(isVerificationNeeded(asked)).toBe(true)
    expect(isVerificationNeeded({ ...asked, type: 'EXTENSION' })).toBe(false)
    expect(isVerificationNeeded({ ...asked, isSwitchedOn: false })).toBe(false)
    expect(isVerificationNeeded({ ...asked, labels: ['KA'] })).toBe(true)
    expect(isVerificationNeeded({ ...asked, labels: ['SKIP_TENANT_DOCUMENT_VERIFICATION'] })).toBe(false)
  })
})

describe('how far a proof is', () => {
  const demand = { anyOf: ['PAYSLIP', 'BANK_STATEMENT'] } as const
  it.each([
    [[], 'MISSING'],
    [['NOT_VALIDATED'], 'NOT_VALIDATED'],
    [['SUCCESSFUL'], 'SUCCESSFUL'],
    [['FAILED'], 'FAILED'],
    [['FAILED', 'NOT_VALIDATED'], 'NOT_VALIDATED'],
    [['FAILED', 'SUCCESSFUL'], 'SUCCESSFUL'],
    [['SUCCESSFUL', 'NOT_VALIDATED'], 'NOT_VALIDATED'],
  ] as const)('%s: %s', (statuses, state) => {
    expect(
      proofState(
        demand,
        statuses.map((status) => ({ type: 'PAYSLIP', status })),
      ),
    ).toBe(state)
  })

  it('knows other documents than its own as none', () => {
    expect(proofState(demand, [{ type: 'GUARANTEE_LETTER', status: 'SUCCESSFUL' }])).toBe('MISSING')
  })

  it('counts up: what is accepted is handed in, and what is complete is all accepted', () => {
    const documents = fc.array(
      fc.record({
        type: fc.constantFrom(...TENANT_DOCUMENT_TYPES),
        status: fc.constantFrom(...FILE_VALIDATION_STATUSES),
      }),
    )
    fc.assert(
      fc.property(fc.constantFrom(...everybody()), documents, (facts, handedIn) => {
        const demands = proofsOf(facts)
        const progress = documentProgressOf(demands, handedIn)
        expect(progress.accepted).toBeLessThanOrEqual(progress.handedIn)
        expect(progress.handedIn + progress.failed).toBeLessThanOrEqual(progress.asked)
        const states = demands.map((own) => proofState(own, handedIn))
        expect(isComplete(progress)).toBe(states.every((state) => state === 'SUCCESSFUL'))
        for (const state of states) expect(PROOF_STATES).toContain(state)
      }),
    )
  })
})

describe('the time to hand in', () => {
  const now = Temporal.Instant.from('2026-11-21T09:00:00Z')
  const soon = Temporal.Instant.from('2026-11-22T09:00:00Z')

  it.each([
    ['it has passed', {}, now, true],
    ['it has not', {}, soon, false],
    ['there is none', {}, null, false],
    ['everything is accepted', { verification: { needed: true, done: true } }, now, false],
    ['the request is paused', { blockedByCurrentTenant: true }, now, false],
    ['the tenant has not said yes', { statusType: 'AVAILABLE' as const }, now, false],
    ['there is a contract', { latestOffer: NEW_OFFER }, now, false],
  ])('ends a request when it has passed: %s', (_, more, until, isEnded) => {
    const facts = {
      ...OPEN_REQUEST,
      statusType: 'TENANT_APPROVED' as const,
      verification: { needed: true, done: false },
      ...more,
    }
    expect(isHandInOver(facts, until, now)).toBe(isEnded)
  })
})

describe('handing in', () => {
  const asked = { ...OPEN_REQUEST, verification: { needed: true, done: false } }
  it.each([
    [asked, null],
    [{ ...asked, statusType: 'TENANT_APPROVED' as const }, null],
    [{ ...asked, verification: { needed: false, done: false } }, 'NO_DOCUMENTS_NEEDED'],
    [{ ...asked, verification: { needed: true, done: true } }, 'ALREADY_VERIFIED'],
    [{ ...asked, statusType: 'TENANT_WITHDREW' as const }, 'ENDED'],
    [{ ...asked, booking: { canceled: false }, latestOffer: NEW_OFFER }, 'BOOKED'],
    [{ ...asked, booking: { canceled: true }, latestOffer: NEW_OFFER }, 'ENDED'],
  ])('case %#: %o', (facts, reason) => {
    expect(canHandIn(facts)).toEqual({ value: reason === null, reason })
  })

  it('can be taken back until the document is accepted', () => {
    expect(canRemoveDocument(asked, { status: 'NOT_VALIDATED' }).value).toBe(true)
    expect(canRemoveDocument(asked, { status: 'FAILED' }).value).toBe(true)
    expect(canRemoveDocument(asked, { status: 'SUCCESSFUL' }).reason).toBe('ALREADY_VERIFIED')
    expect(canRemoveDocument(OPEN_REQUEST, { status: 'FAILED' }).reason).toBe('NO_DOCUMENTS_NEEDED')
  })

  it.each([
    ['PAYSLIP', '2026-11-21', null],
    ['PAYSLIP', '2026-08-21', null],
    ['PAYSLIP', '2026-08-20', 'old'],
    ['PAYSLIP', '2026-11-22', 'future'],
    ['PAYSLIP', null, 'missing'],
    ['VALID_IDENTITY_DOCUMENT', null, null],
    ['VALID_IDENTITY_DOCUMENT', '2019-01-01', null],
  ] as const)('%s issued on %s: %s', (type, issuedOn, wrong) => {
    expect(issuedOnError(type, issuedOn && day(issuedOn), day('2026-11-21'))).toBe(wrong)
  })

  it('reads types by their names', () => {
    expect(documentTypeOf('PAYSLIP')).toBe('PAYSLIP')
    expect(documentTypeOf('payslip')).toBeNull()
  })
})

test.each([
  [{ asked: 3, handedIn: 2, failed: 0 }, true],
  [{ asked: 3, handedIn: 3, failed: 1 }, true],
  [{ asked: 3, handedIn: 3, failed: 0 }, false],
])('with %o the tenant is waited for: %s', (verification, isWaitedFor) => {
  expect(needsDocuments(verification)).toBe(isWaitedFor)
})
