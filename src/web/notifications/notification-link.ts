import type { PathParams, RouteName } from '../routes.ts'
import type { NotificationNode } from './notification-queries.ts'

/** The page that a notification is about. */
export function linkOf(
  notification: Pick<
    NotificationNode,
    'target' | 'bookingRequestId' | 'listingRequestId' | 'offerId' | 'bookingId'
  >,
): { page: RouteName; params: PathParams } {
  const { target, bookingRequestId, listingRequestId, offerId, bookingId } = notification
  if (target === 'CONTRACT' && offerId) return { page: 'contractSign', params: { offerId } }
  if (target === 'BOOKING' && bookingId) return { page: 'bookings', params: { bookingId } }
  return { page: 'inbox', params: { bookingRequestId, listingRequestId } }
}
