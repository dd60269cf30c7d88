import { describe, expect, it } from 'vitest'
import { DEAL_COLUMNS, DEAL_STAGES, DEAL_STATUSES } from '../catalogue/deals.ts'
import { type DealFacts, dealColumnOf, dealOf, dealSince, type DealTimes } from './deal.ts'
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

describe('dealSince', () => {
  const at = (day: number) => Temporal.Instant.from(`2026-11-${String(day).padStart(2, '0')}T09:00:00Z`)
  const NEVER: DealTimes = {
    requestedAt: at(1),
    secondChanceAt: null,
    documentsAskedAt: null,
    verificationDoneAt: null,
    offerMadeAt: null,
    offerEndedAt: null,
    bookedAt: null,
    canceledAt: null,
    endedAt: null,
  }
  const ended = { statusType: 'NOT_AVAILABLE' } as const
  const booked = { booking: { canceled: false }, statusType: 'TENANT_APPROVED' } as const
  const sent = { latestOffer: NEW_OFFER, statusType: 'TENANT_APPROVED' } as const
  const verified = { needed: true, done: true }
  const cases: [string, Partial<DealFacts>, Partial<DealTimes>, number][] = [
    ['sent', {}, {}, 1],
    ['opened again by staff', { statusType: 'SECOND_CHANCE' }, { secondChanceAt: at(6) }, 6],
    ['accepted after that', { statusType: 'AVAILABLE' }, { secondChanceAt: at(6) }, 6],
    ['without the contract that was refused', {}, { offerMadeAt: at(4), offerEndedAt: at(7) }, 7],
    ['a company that is verified', { isB2B: true, verification: verified }, { verificationDoneAt: at(5) }, 5],
    ['a person who is verified', { verification: verified }, { verificationDoneAt: at(5) }, 1],
    ['a company in verification', { ...verifying, isB2B: true }, { documentsAskedAt: at(3) }, 3],
    ['a contract on its way', sent, { offerMadeAt: at(8), offerEndedAt: null }, 8],
    ['booked', booked, { offerMadeAt: at(8), bookedAt: at(9) }, 9],
    ['declined', ended, { endedAt: at(4) }, 4],
    ['ended before that was kept', ended, {}, 1],
    ['its booking was cancelled', { ...booked, booking: { canceled: true } }, { canceledAt: at(12) }, 12],
  ]
  it.each(cases)('%s', (_, changes, times, day) => {
    expect(dealSince({ ...OPEN, ...changes }, { ...NEVER, ...times })).toEqual(at(day))
  })

  it('knows a moment of every column', () => {
    const columns = cases.map(([, changes]) => dealColumnOf(dealOf({ ...OPEN, ...changes })))
    expect(new Set(columns)).toEqual(new Set(DEAL_COLUMNS))
  })
})
