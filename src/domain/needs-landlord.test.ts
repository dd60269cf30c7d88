import { expect, test } from 'vitest'
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
