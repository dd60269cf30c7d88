import { expect, test } from 'vitest'
import { canAskOneMore, compareTenantRequests, groupOf, stayPhase } from './request-groups.ts'

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
  ['a running request', {}, true],
  ['one that was declined', { tenantStatus: 'NOT_AVAILABLE' }, true],
  ['one that is booked', { tenantStatus: 'BOOKED' }, false],
  ['one whose sibling is booked', { others: [{ tenantStatus: 'BOOKED' }] }, false],
  [
    'one that asks five listings already',
    { others: Array.from({ length: 4 }, () => ({ tenantStatus: 'NOT_AVAILABLE' })) },
    false,
  ],
  ['an extension', { type: 'EXTENSION' }, false],
  ['one whose first day has passed', { from: '2026-11-20' }, false],
])('one more listing can be asked with %s: %j -> %s', (_, change, expected) => {
  const request = {
    type: 'STANDARD',
    from: '2026-11-21',
    tenantStatus: 'CONFIRMING_AVAILABILITY',
    others: [],
  }
  expect(canAskOneMore({ ...request, ...change }, '2026-11-21')).toBe(expected)
})

test.each([
  ['2026-12-31', 'ahead'],
  ['2027-01-01', 'now'],
  ['2027-03-31', 'now'],
  ['2027-04-01', 'over'],
] as const)('on %s a stay from January to March is %s', (today, phase) => {
  expect(stayPhase({ from: '2027-01-01', to: '2027-03-31' }, today)).toBe(phase)
})
