import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { OFFER_STATUSES } from '../catalogue/contracts.ts'
import {
  LANDLORD_STATUSES,
  METHODS_OF_BOOKING,
  REQUEST_STATUS_TYPES,
  REQUEST_TYPES,
} from '../catalogue/requests.ts'
import {
  NOTIFICATION_EVENTS,
  notificationTarget,
  TENANT_NOTIFICATION_EVENTS,
} from '../notifications/notification.ts'
import { landlordStatusOf } from './landlord-status.ts'
import {
  isToDo,
  needsLandlord,
  needsUntil,
  needyStatuses,
  NEXT_STEP_KINDS,
  nextStepOf,
  type SideOfStage,
  STAGE_ROWS,
  stageOf,
  STAGES,
  statusesOfStep,
} from './next-step.ts'
import type { OfferFacts, RequestFacts } from './request-facts.ts'
import { NEW_OFFER, OPEN_REQUEST, SOME_TIME } from './sample-facts.test-data.ts'
import { canSignInPerson } from './signing.ts'

const LBC = { methodOfBooking: 'AFTER_LANDLORD_CONFIRMED_BOOKING' } as const
const suggestion = { from: OPEN_REQUEST.from, to: OPEN_REQUEST.to }
const paper: OfferFacts = { ...NEW_OFFER, status: 'PROPOSED', isOnlineSigning: false }
const agreed = { statusType: 'TENANT_APPROVED' } as const

const cases: [stage: string, facts: Partial<RequestFacts>, landlord: string, tenant: string][] = [
  ['CHECKING', { statusType: 'START' }, 'WAIT', 'WAIT'],
  ['ANSWERING', {}, 'ANSWER', 'WAIT'],
  ['ANSWERING', { statusType: 'SECOND_CHANCE' }, 'ANSWER', 'WAIT'],
  ['SUGGESTED', { suggestion }, 'ANSWER', 'ANSWER_SUGGESTION'],
  ['SUGGESTED_PAUSED', { suggestion, blockedByAnotherTenant: true }, 'WAIT', 'ANSWER_SUGGESTION'],
  ['AGREED', { statusType: 'AVAILABLE' }, 'WAIT', 'CONFIRM_INTEREST'],
  ['CONTRACT_COMING', { statusType: 'AVAILABLE', type: 'EXTENSION' }, 'WAIT', 'WAIT'],
  ['CONTRACT_COMING', agreed, 'WAIT', 'WAIT'],
  ['CONTRACT_OWED', { ...agreed, autoDeclineAt: SOME_TIME }, 'OWN_CONTRACT', 'WAIT'],
  [
    'CONTRACT_OWED_AGAIN',
    { ...agreed, autoDeclineAt: SOME_TIME, latestOffer: { ...NEW_OFFER, status: 'REJECTED' } },
    'OTHER_CONTRACT',
    'WAIT',
  ],
  ['VERIFYING', { ...agreed, verification: { needed: true, done: false } }, 'WAIT', 'HAND_IN_DOCUMENTS'],
  [
    'VERIFYING_UNCONFIRMED',
    { ...agreed, verification: { needed: true, done: false }, incomeUnconfirmed: true },
    'GO_ON_WITHOUT_INCOME',
    'HAND_IN_DOCUMENTS',
  ],
  ['WRITING', { ...agreed, latestOffer: { ...NEW_OFFER, generating: true } }, 'WAIT', 'WAIT'],
  ['LANDLORD_SIGNING', { ...agreed, latestOffer: NEW_OFFER }, 'SIGN', 'WAIT'],
  ['TENANT_SIGNING', { ...agreed, latestOffer: { ...NEW_OFFER, status: 'TENANT_SIGNING' } }, 'WAIT', 'SIGN'],
  ['TENANT_ACCEPTING', { ...agreed, latestOffer: paper }, 'WAIT', 'ACCEPT_PROPOSAL'],
  [
    'RECORDING',
    { ...agreed, latestOffer: { ...paper, tenantAcceptedAt: SOME_TIME } },
    'OFFLINE_CONTRACT',
    'WAIT',
  ],
  [
    'CONFIRMING',
    { ...agreed, ...LBC, latestOffer: { ...paper, tenantAcceptedAt: SOME_TIME } },
    'CONFIRM',
    'WAIT',
  ],
  [
    'CONFIRMING',
    { ...agreed, ...LBC, latestOffer: { ...NEW_OFFER, status: 'TENANT_SIGNING', tenantSignedAt: SOME_TIME } },
    'CONFIRM',
    'WAIT',
  ],
  ['PAUSED', { blockedByAnotherTenant: true }, 'WAIT', 'WAIT'],
  ['PAUSED', { statusType: 'AVAILABLE', blockedByCurrentTenant: true }, 'WAIT', 'WAIT'],
  ['BOOKED', { ...agreed, booking: { canceled: false } }, 'NONE', 'NONE'],
  ['ENDED', { ...agreed, booking: { canceled: true } }, 'NONE', 'NONE'],
  ['ENDED', { statusType: 'NOT_AVAILABLE' }, 'NONE', 'NONE'],
  ['ENDED', { statusType: 'TENANT_WITHDREW' }, 'NONE', 'NONE'],
]

const autoDecline = Temporal.Instant.from('2026-12-01T10:00:00Z')
const tenantAnswer = Temporal.Instant.from('2026-12-02T10:00:00Z')
const signing = Temporal.Instant.from('2026-12-03T10:00:00Z')
const clocks = { AUTO_DECLINE: autoDecline, TENANT_ANSWER: tenantAnswer, SIGNING: signing }

describe('the table of next steps', () => {
  it.each(cases)('%s with %j: the landlord %s, the tenant %s', (stage, more, landlord, tenant) => {
    const facts = { ...OPEN_REQUEST, ...more }
    expect(stageOf(facts)).toBe(stage)
    expect(nextStepOf('LANDLORD', facts, clocks).kind).toBe(landlord)
    expect(nextStepOf('TENANT', facts, clocks).kind).toBe(tenant)
  })

  it('has a case for every stage, and every step stands at some stage', () => {
    expect(new Set(cases.map(([stage]) => stage))).toEqual(new Set(Object.keys(STAGES)))
    const used = STAGE_ROWS.flatMap(([, row]) => [row.LANDLORD.step, row.TENANT.step])
    expect(new Set(used)).toEqual(new Set(NEXT_STEP_KINDS))
  })

  it.each([
    ['ANSWERING', {}, [autoDecline, 'LANDLORD'], [autoDecline, 'LANDLORD']],
    ['SUGGESTED', { suggestion }, [autoDecline, 'TENANT'], [tenantAnswer, 'TENANT']],
    ['AGREED', { statusType: 'AVAILABLE' }, [tenantAnswer, 'TENANT'], [tenantAnswer, 'TENANT']],
    ['LANDLORD_SIGNING', { ...agreed, latestOffer: NEW_OFFER }, [signing, 'LANDLORD'], [null, null]],
    ['TENANT_ACCEPTING', { ...agreed, latestOffer: paper }, [null, null], [signing, 'TENANT']],
  ] as const)('%s: until when and for whom', (_, more, landlord, tenant) => {
    const facts: RequestFacts = { ...OPEN_REQUEST, ...more }
    const of = (side: 'LANDLORD' | 'TENANT') => {
      const { deadline, deadlineFor } = nextStepOf(side, facts, clocks)
      return [deadline, deadlineFor]
    }
    expect([of('LANDLORD'), of('TENANT')]).toEqual([landlord, tenant])
  })

  it('says nobody has to act until a time that is not there', () => {
    const none = { AUTO_DECLINE: null, TENANT_ANSWER: null, SIGNING: null }
    expect(nextStepOf('LANDLORD', OPEN_REQUEST, none)).toMatchObject({ deadline: null, deadlineFor: null })
  })

  it('tells each side by events of its own, which lead where the step is taken', () => {
    for (const [, { LANDLORD, TENANT }] of STAGE_ROWS) {
      expect(LANDLORD.notices.filter((event) => !(event in NOTIFICATION_EVENTS))).toEqual([])
      expect(TENANT.notices.filter((event) => !(event in TENANT_NOTIFICATION_EVENTS))).toEqual([])
      const isReached = ({ page }: SideOfStage<string>) => page === 'CONTRACT' || page === 'DOCUMENTS'
      for (const side of [LANDLORD, TENANT]) {
        if (!isReached(side)) continue
        expect(new Set(side.notices.map((event) => notificationTarget(event)))).toEqual(new Set([side.page]))
      }
    }
  })
})

const offers = fc.record<OfferFacts>({
  status: fc.constantFrom(...OFFER_STATUSES),
  generating: fc.boolean(),
  isOnlineSigning: fc.boolean(),
  landlordSignedAt: fc.constantFrom(null, SOME_TIME),
  tenantSignedAt: fc.constantFrom(null, SOME_TIME),
  tenantAcceptedAt: fc.constantFrom(null, SOME_TIME),
})
const requests = fc.record<RequestFacts>({
  ...Object.fromEntries(Object.entries(OPEN_REQUEST).map(([key, value]) => [key, fc.constant(value)])),
  statusType: fc.constantFrom(...REQUEST_STATUS_TYPES),
  type: fc.constantFrom(...REQUEST_TYPES),
  methodOfBooking: fc.constantFrom(...METHODS_OF_BOOKING),
  latestOffer: fc.option(offers),
  booking: fc.option(fc.record({ canceled: fc.boolean() })),
  verification: fc.record({ needed: fc.boolean(), done: fc.boolean() }),
  incomeUnconfirmed: fc.boolean(),
  blockedByCurrentTenant: fc.boolean(),
  blockedByAnotherTenant: fc.boolean(),
  autoDeclineAt: fc.constantFrom(null, SOME_TIME),
  suggestion: fc.constantFrom(null, suggestion),
} as { [Key in keyof RequestFacts]: fc.Arbitrary<RequestFacts[Key]> })

test('a request is always at a stage of its status, and counts as needy by its columns as by its facts', () => {
  fc.assert(
    fc.property(requests, (facts) => {
      const stage = stageOf(facts)
      const status = landlordStatusOf(facts)
      expect(STAGES[stage].statuses).toContain(status)
      // What the columns of lists and counters tell.
      const tenantAccepted = facts.latestOffer?.tenantAcceptedAt != null
      // A copy that only the tenant's signature is on becomes a booking at once: it is never stored without its yes.
      fc.pre(status !== 'MANUAL_CONTRACT_CREATED' || tenantAccepted === (stage === 'RECORDING'))
      const owesContract = status === 'ACCEPTED' && facts.autoDeclineAt !== null
      const counted = needsLandlord(status, {
        owesContract,
        tenantAccepted,
        incomeUnconfirmed: facts.incomeUnconfirmed,
      })
      expect(counted).toBe(isToDo(STAGES[stage].LANDLORD.step))
    }),
    { numRuns: 5_000 },
  )
})

test('what lists ask the database for', () => {
  expect(needyStatuses({ sign: true })).toEqual([
    'OPEN',
    'OPEN_V3',
    'OPEN_WITH_CONSEQUENCES',
    'TENANT_STARTED_OTHER_BOOKING_PROCESS',
    'CONTRACT_CREATED',
    'WAITING_TO_CONFIRM_BOOKING',
  ])
  expect(needyStatuses({ sign: false })).not.toContain('CONTRACT_CREATED')
  expect(needyStatuses({ sign: true }, 'owesContract')).toEqual(['ACCEPTED'])
  expect(needyStatuses({ sign: true }, 'tenantAccepted')).toEqual(['MANUAL_CONTRACT_CREATED'])
  expect(needyStatuses({ sign: true }, 'incomeUnconfirmed')).toEqual(['TENANT_VERIFICATION'])
  expect(statusesOfStep('SIGN')).toEqual(['CONTRACT_CREATED'])
  expect(LANDLORD_STATUSES.filter((status) => status === 'OTHER')).toHaveLength(1)
})

test.each([
  ['OWNER', null, true],
  ['OWNER', { actorId: 'staff' }, false],
  ['MANAGER', null, false],
  ['LIMITED', null, false],
  ['LINK', null, false],
] as const)('a contract to sign waits for %s acting as %j: %s', (role, impersonation, expected) => {
  const sign = canSignInPerson('LANDLORD', { role, impersonation }).value
  expect(needyStatuses({ sign }).includes('CONTRACT_CREATED')).toBe(expected)
})

const runs = {
  AUTO_DECLINE: SOME_TIME,
  TENANT_ANSWER: SOME_TIME.add({ hours: 1 }),
  SIGNING: SOME_TIME.add({ hours: 2 }),
}

test.each<[string, Partial<RequestFacts>, Temporal.Instant | null]>([
  ['an answer', {}, runs.AUTO_DECLINE],
  ['an answer, while the tenant has dates to answer', { suggestion }, null],
  ['nothing while the tenant says yes or no', { statusType: 'AVAILABLE' }, null],
  ['a contract that is owed', { ...agreed, autoDeclineAt: SOME_TIME }, runs.AUTO_DECLINE],
  ['a signature', { ...agreed, latestOffer: NEW_OFFER }, runs.SIGNING],
  [
    'nothing while the tenant signs',
    { ...agreed, latestOffer: { ...NEW_OFFER, status: 'TENANT_SIGNING' } },
    null,
  ],
  ['nothing while a paper contract waits for the tenant', { ...agreed, latestOffer: paper }, null],
  ['nothing once it has ended', { statusType: 'TENANT_WITHDREW' }, null],
])("the landlord's own end: %s", (_, facts, until) => {
  expect(needsUntil({ ...OPEN_REQUEST, ...facts }, runs)).toEqual(until)
})
