import { describe, expect, it } from 'vitest'
import { parseDay } from '../kernel/day.ts'
import { canRevokeConsent, type EarlierDocument, reusableDocuments } from './document-reuse.ts'
import { NEW_OFFER, OPEN_REQUEST } from './sample-facts.test-data.ts'
import type { HandedIn } from './tenant-documents.ts'

const today = parseDay('2026-11-21')
const demands = [{ anyOf: ['VALID_IDENTITY_DOCUMENT'] }, { anyOf: ['PAYSLIP', 'BANK_STATEMENT'] }] as const
const PAYSLIP: EarlierDocument = {
  type: 'PAYSLIP',
  status: 'SUCCESSFUL',
  issuedOn: parseDay('2026-10-01'),
  uploadedAt: Temporal.Instant.from('2026-10-03T09:00:00Z'),
}
const PASSPORT: EarlierDocument = { ...PAYSLIP, type: 'VALID_IDENTITY_DOCUMENT', issuedOn: null }

describe('what can be used again', () => {
  it.each<[string, HandedIn[], EarlierDocument[], EarlierDocument[]]>([
    ['what was accepted and is fresh', [], [PAYSLIP, PASSPORT], [PAYSLIP, PASSPORT]],
    ['not what nobody has looked at', [], [{ ...PAYSLIP, status: 'NOT_VALIDATED' }], []],
    ['not what was refused', [], [{ ...PAYSLIP, status: 'FAILED' }], []],
    [
      'three months old',
      [],
      [{ ...PAYSLIP, issuedOn: parseDay('2026-08-21') }],
      [{ ...PAYSLIP, issuedOn: parseDay('2026-08-21') }],
    ],
    ['not a day more', [], [{ ...PAYSLIP, issuedOn: parseDay('2026-08-20') }], []],
    ['not what is not asked for', [], [{ ...PAYSLIP, type: 'GUARANTEE_LETTER' }], []],
    ['not where one waits', [{ type: 'BANK_STATEMENT', status: 'NOT_VALIDATED' }], [PAYSLIP], []],
    ['not where one is accepted', [{ type: 'BANK_STATEMENT', status: 'SUCCESSFUL' }], [PAYSLIP], []],
    ['where all were refused', [{ type: 'BANK_STATEMENT', status: 'FAILED' }], [PAYSLIP], [PAYSLIP]],
  ])('%s', (_, own, earlier, reusable) => {
    expect(reusableDocuments(demands, own, earlier, today)).toEqual(reusable)
  })

  it('of each type the newest', () => {
    const newer = { ...PAYSLIP, uploadedAt: Temporal.Instant.from('2026-11-03T09:00:00Z') }
    expect(reusableDocuments(demands, [], [PAYSLIP, newer], today)).toEqual([newer])
  })
})

it.each([
  [OPEN_REQUEST, null],
  [{ ...OPEN_REQUEST, verification: { needed: true, done: true } }, null],
  [{ ...OPEN_REQUEST, latestOffer: NEW_OFFER }, 'OFFER_EXISTS'],
  [{ ...OPEN_REQUEST, statusType: 'TENANT_WITHDREW' as const }, 'ENDED'],
  [{ ...OPEN_REQUEST, latestOffer: NEW_OFFER, booking: { canceled: false } }, 'BOOKED'],
])('a consent is taken back until there is a contract, case %#: %o', (facts, reason) => {
  expect(canRevokeConsent(facts)).toEqual({ value: reason === null, reason })
})
