import type { PathParams, RouteName } from '../routes.ts'
import type { NotificationNode } from './notification-queries.ts'

/** The page that a notification is about; people with limited access have the requests of a group alone. */
export function linkOf(
  notification: Pick<
    NotificationNode,
    'target' | 'bookingRequestId' | 'listingRequestId' | 'groupId' | 'offerId' | 'bookingId'
  >,
  limited: boolean,
): { page: RouteName; params: PathParams } {
  const { target, bookingRequestId, listingRequestId, groupId, offerId, bookingId } = notification
  if (limited) return { page: 'groupRequests', params: { groupId, bookingRequestId, listingRequestId } }
  if (target === 'CONTRACT' && offerId) return { page: 'contractSign', params: { offerId } }
  if (target === 'BOOKING' && bookingId) return { page: 'bookings', params: { bookingId } }
  return { page: 'inbox', params: { bookingRequestId, listingRequestId } }
}
