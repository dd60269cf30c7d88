import type { TenantStatus } from '../../domain/catalogue/requests.ts'

/** A request that may extend a stay. */
export interface Extending {
  extendsBookingId?: string | null
  tenantStatus: TenantStatus
}

const OVER: readonly TenantStatus[] = ['NOT_AVAILABLE', 'TENANT_WITHDREW', 'BOOKED']

/** The request to extend a stay, or one of its chain, that waits for an answer or a signature. */
export function openExtensionOf<Request extends Extending>(
  booking: { _id: string; chain: readonly { _id: string }[] },
  requests: readonly Request[],
): Request | undefined {
  const chain = new Set([booking._id, ...booking.chain.map(({ _id }) => _id)])
  return requests.find(
    ({ extendsBookingId, tenantStatus }) =>
      extendsBookingId && chain.has(extendsBookingId) && !OVER.includes(tenantStatus),
  )
}
