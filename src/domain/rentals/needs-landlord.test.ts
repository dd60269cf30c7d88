import { expect, test } from 'vitest'
import { LANDLORD_STATUSES } from '../catalogue/requests.ts'
import { needsLandlord } from './classification.ts'
import { needsStatusesOf } from './needs-landlord.ts'

test.each([
  ['OWNER', null, true],
  ['OWNER', { actorId: 'staff' }, false],
  ['MANAGER', null, false],
  ['LIMITED', null, false],
  ['LINK', null, false],
] as const)('a contract to sign waits for %s acting as %j: %s', (role, impersonation, expected) => {
  const statuses = needsStatusesOf({ role, impersonation })
  expect(statuses.includes('CONTRACT_CREATED')).toBe(expected)
  expect(statuses).toEqual(expect.arrayContaining(['OPEN', 'WAITING_TO_CONFIRM_BOOKING']))
})

test.each([
  ['nothing else', { owesContract: false, tenantAccepted: false }, []],
  ['a contract that is owed', { owesContract: true, tenantAccepted: false }, ['ACCEPTED']],
  [
    "the tenant's yes to a contract on paper",
    { owesContract: false, tenantAccepted: true },
    ['MANUAL_CONTRACT_CREATED'],
  ],
] as const)('with %s these wait for the landlord', (_, waits, more) => {
  const waiting = LANDLORD_STATUSES.filter((status) => needsLandlord(status, waits))
  expect(new Set<string>(waiting)).toEqual(
    new Set([
      'OPEN',
      'OPEN_V3',
      'OPEN_WITH_CONSEQUENCES',
      'TENANT_STARTED_OTHER_BOOKING_PROCESS',
      'CONTRACT_CREATED',
      'WAITING_TO_CONFIRM_BOOKING',
      ...more,
    ]),
  )
})
