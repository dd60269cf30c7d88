import { describe, expect, it, test } from 'vitest'
import { TENANT_STATUSES } from '../../domain/catalogue/requests.ts'
import {
  tenantDeadline,
  canAskOneMore,
  compareTenantRequests,
  groupOf,
  needsDocuments,
  stayPhase,
  stepsOf,
  type Progress,
} from './steps.ts'

function states(progress: Partial<Progress> & { tenantStatus: string }): string {
  return stepsOf({ statusType: 'AV_CHECK', hasOffer: false, actions: [], ...progress })
    .map(({ state }) => state)
    .join(' ')
}

describe('stepsOf', () => {
  test.each([
    ['CONFIRMING_AVAILABILITY', 'done current ahead ahead ahead'],
    ['CONFIRM_TENANT_INTEREST', 'done done current ahead ahead'],
    ['TENANT_VERIFICATION', 'done done done current ahead'],
    ['CONTRACT_GENERATION', 'done done done current ahead'],
    ['CONTRACT_SIGNING_LANDLORD', 'done done done current ahead'],
    ['CONTRACT_SIGNING_TENANT', 'done done done current ahead'],
    ['CONTRACT_SIGNING_OFFLINE', 'done done done current ahead'],
    ['BOOKED', 'done done done done done'],
    ['NOT_AVAILABLE', 'done stopped ahead ahead ahead'],
    ['TENANT_WITHDREW', 'done stopped ahead ahead ahead'],
    ['BLOCKED_BY_ANOTHER_TENANT', 'done paused ahead ahead ahead'],
  ])('%s: %s', (tenantStatus, expected) => {
    expect(states({ tenantStatus })).toBe(expected)
  })

  test('an ended request stands where it was left', () => {
    expect(
      states({ tenantStatus: 'TENANT_WITHDREW', actions: ['sendBookingRequest', 'acceptListingRequest'] }),
    ).toBe('done done stopped ahead ahead')
    expect(states({ tenantStatus: 'NOT_AVAILABLE', hasOffer: true })).toBe('done done done stopped ahead')
  })

  test.each(['acceptListingRequest', 'autoAcceptListingRequest', 'takeSuggestedDates'])(
    'a paused request stands after the answer when there was a %s',
    (action) => {
      const statusType = 'BLOCKED_BY_CURRENT_TENANT'
      expect(states({ tenantStatus: statusType, statusType, actions: [action] })).toBe(
        'done done paused ahead ahead',
      )
    },
  )

  test('a paused request stands where its stored status is', () => {
    expect(states({ tenantStatus: 'BLOCKED_BY_CURRENT_TENANT', statusType: 'AVAILABLE' })).toBe(
      'done done paused ahead ahead',
    )
    expect(states({ tenantStatus: 'BLOCKED_BY_CURRENT_TENANT', statusType: 'TENANT_APPROVED' })).toBe(
      'done done done paused ahead',
    )
  })

  test('every status has exactly one step that is not behind or ahead, but for a booking', () => {
    for (const tenantStatus of TENANT_STATUSES) {
      const here = states({ tenantStatus })
        .split(' ')
        .filter((state) => state !== 'done' && state !== 'ahead')
      expect(here).toHaveLength(tenantStatus === 'BOOKED' ? 0 : 1)
    }
  })
})

test.each(['CONFIRMING_AVAILABILITY', 'TENANT_VERIFICATION', 'CONTRACT_SIGNING_OFFLINE'])(
  'what needs the tenant in %s is what the server says',
  (tenantStatus) => {
    expect(groupOf({ actionable: false, tenantStatus })).toBe('running')
    expect(groupOf({ actionable: true, tenantStatus })).toBe('actionable')
  },
)

test('requests are sorted by what the tenant has to do, then by age', () => {
  const request = (tenantStatus: string, requestedAt: string, actionable = false) => ({
    tenantStatus,
    requestedAt,
    actionable,
  })
  const sorted = [
    request('NOT_AVAILABLE', '2026-11-20T00:00:00Z'),
    request('BOOKED', '2026-11-19T00:00:00Z'),
    request('CONFIRMING_AVAILABILITY', '2026-11-01T00:00:00Z'),
    request('CONFIRMING_AVAILABILITY', '2026-11-02T00:00:00Z'),
    request('CONTRACT_SIGNING_TENANT', '2026-10-01T00:00:00Z', true),
  ].toSorted(compareTenantRequests)
  expect(sorted.map((it) => it.requestedAt.slice(5, 10))).toEqual([
    '10-01',
    '11-02',
    '11-01',
    '11-19',
    '11-20',
  ])
})

test.each([
  [{ asked: 3, handedIn: 2, failed: 0 }, true],
  [{ asked: 3, handedIn: 3, failed: 1 }, true],
  [{ asked: 3, handedIn: 3, failed: 0 }, false],
])('with %o the tenant is waited for: %s', (verification, isWaitedFor) => {
  expect(needsDocuments(verification)).toBe(isWaitedFor)
})

test.each([
  ['a running request', {}, true],
  ['one that was declined', { tenantStatus: 'NOT_AVAILABLE' }, true],
  ['one that is booked', { tenantStatus: 'BOOKED' }, false],
  ['one whose sibling is booked', { others: [{ tenantStatus: 'BOOKED' }] }, false],
  [
    'one that asks five homes already',
    { others: Array.from({ length: 4 }, () => ({ tenantStatus: 'NOT_AVAILABLE' })) },
    false,
  ],
  ['an extension', { type: 'EXTENSION' }, false],
  ['one whose first day has passed', { from: '2026-11-20' }, false],
])('one more home can be asked with %s: %j -> %s', (_, change, expected) => {
  const request = {
    type: 'STANDARD',
    from: '2026-11-21',
    tenantStatus: 'CONFIRMING_AVAILABILITY',
    others: [],
  }
  expect(canAskOneMore({ ...request, ...change }, '2026-11-21')).toBe(expected)
})

describe('tenantDeadline', () => {
  const [answer, contract] = ['2030-02-01T10:00:00Z', '2030-02-05T10:00:00Z']
  const of = (tenantStatus: string, suggested = false, actionable = suggested) =>
    tenantDeadline({
      tenantStatus,
      actionable,
      canAnswerSuggestion: { value: suggested },
      tenantAnswerUntil: answer,
      offer: { signingExpiresAt: contract },
    })

  it.each([
    ['CONFIRM_TENANT_INTEREST', { what: 'answer', until: answer }],
    ['TENANT_VERIFICATION', { what: 'documents', until: answer }],
    ['CONTRACT_SIGNING_TENANT', { what: 'sign', until: contract }],
    ['CONTRACT_SIGNING_LANDLORD', null],
    ['CONTRACT_SIGNING_OFFLINE', null],
    ['CONFIRMING_AVAILABILITY', null],
  ])('%s', (tenantStatus, deadline) => expect(of(tenantStatus)).toEqual(deadline))

  it('of a contract on paper is that of the contract, until the tenant has said yes', () => {
    expect(of('CONTRACT_SIGNING_OFFLINE', false, true)).toEqual({ what: 'acceptOffline', until: contract })
  })

  it('of suggested dates is that of the answer', () => {
    expect(of('CONFIRMING_AVAILABILITY', true)).toEqual({ what: 'answer', until: answer })
  })

  it('is none where there is none', () => {
    for (const tenantStatus of ['TENANT_VERIFICATION', 'CONTRACT_SIGNING_TENANT'])
      expect(
        tenantDeadline({ tenantStatus, actionable: true, canAnswerSuggestion: { value: false } }),
      ).toBeNull()
  })
})

test.each([
  ['2026-12-31', 'ahead'],
  ['2027-01-01', 'now'],
  ['2027-03-31', 'now'],
  ['2027-04-01', 'over'],
] as const)('on %s a stay from January to March is %s', (today, phase) => {
  expect(stayPhase({ from: '2027-01-01', to: '2027-03-31' }, today)).toBe(phase)
})
