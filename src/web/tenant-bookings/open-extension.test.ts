import { expect, test } from 'vitest'
import type { TenantStatus } from '../../domain/catalogue/requests.ts'
import { openExtensionOf } from './open-extension.ts'

const booking = { _id: 'b', chain: [{ _id: 'a' }, { _id: 'b' }] }
const request = (
  extendsBookingId: string | null,
  tenantStatus: TenantStatus = 'CONFIRMING_AVAILABILITY',
) => ({
  extendsBookingId,
  tenantStatus,
})

test.each([
  ['of the stay itself', [request('b')], 0],
  ['of an earlier stay of the chain', [request(null), request('a')], 1],
  [
    'that waits for a signature',
    [request('b', 'TENANT_WITHDREW'), request('b', 'CONTRACT_SIGNING_TENANT')],
    1,
  ],
])('the open extension is the one %s', (_, requests, at) => {
  expect(openExtensionOf(booking, requests)).toBe(requests[at])
})

test.each([
  ['of another stay', [request('c'), request(null)]],
  ['that has ended', [request('b', 'NOT_AVAILABLE'), request('b', 'TENANT_WITHDREW')]],
  ['that is booked', [request('b', 'BOOKED')]],
])('one %s is none', (_, requests) => {
  expect(openExtensionOf(booking, requests)).toBeUndefined()
})
