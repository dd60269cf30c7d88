import { describe, expect, it } from 'vitest'
import { DEAL_STAGES, DEAL_STATUSES } from '../catalogue/deals.ts'
import { type DealFacts, dealOf } from './deal.ts'
import { NEW_OFFER, OPEN_REQUEST } from './sample-facts.test-data.ts'

const OPEN: DealFacts = { ...OPEN_REQUEST, isB2B: false }
const verifying = {
  statusType: 'TENANT_APPROVED',
  verification: { needed: true, done: false },
} as const satisfies Partial<DealFacts>

describe('dealOf', () => {
  const cases: [string, Partial<DealFacts>, string, string | null, number | null][] = [
    ['just sent', { statusType: 'START' }, 'OPEN', 'BOOKINGS_TODO', 6],
    ['open', {}, 'OPEN', 'BOOKINGS_TODO', 6],
    ['a company is verified', { ...verifying, isB2B: true }, 'OPEN', 'B2B_VERIFICATION', 57],
    ['a person is verified', verifying, 'OPEN', 'BOOKINGS_TODO', 6],
    [
      'a company that is verified',
      { ...verifying, isB2B: true, verification: { needed: true, done: true } },
      'OPEN',
      'BOOKINGS_TODO',
      6,
    ],
    [
      'a company, verified before it asked',
      { isB2B: true, verification: verifying.verification },
      'OPEN',
      'BOOKINGS_TODO',
      6,
    ],
    [
      'a company that needs no verification',
      { isB2B: true, statusType: 'TENANT_APPROVED' },
      'OPEN',
      'BOOKINGS_TODO',
      6,
    ],
    [
      'a contract being written',
      { latestOffer: { ...NEW_OFFER, generating: true } },
      'OPEN',
      'BOOKINGS_TODO',
      6,
    ],
    ['a contract sent', { latestOffer: NEW_OFFER }, 'OPEN', 'BOOKINGS_CONTRACT_SENT', 66],
    [
      'a contract taken back',
      { latestOffer: { ...NEW_OFFER, status: 'CANCELED' } },
      'OPEN',
      'BOOKINGS_TODO',
      6,
    ],
    ['booked', { booking: { canceled: false } }, 'WON', 'TENANT_CLOSED_INVOICE', 40],
    ['booked and cancelled', { booking: { canceled: true } }, 'LOST', null, null],
    ['declined', { statusType: 'NOT_AVAILABLE' }, 'LOST', null, null],
    ['withdrawn', { statusType: 'TENANT_WITHDREW' }, 'LOST', null, null],
  ]

  it.each(cases)('%s', (_, changes, status, stage, stageId) => {
    expect(dealOf({ ...OPEN, ...changes })).toEqual({ status, stage, stageId })
  })

  it('reaches every status and stage', () => {
    expect(new Set(cases.map(([, , status]) => status))).toEqual(new Set(DEAL_STATUSES))
    expect(new Set(cases.map(([, , , stage]) => stage))).toEqual(new Set([null, ...DEAL_STAGES]))
  })
})
