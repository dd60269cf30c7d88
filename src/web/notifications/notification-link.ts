import type { PathParams, RouteName } from '../routes.ts'
import type { NotificationNode } from './notification-queries.ts'

/** The page that a notification is about. */
export function linkOf(
  notification: Pick<
    NotificationNode,
    | 'target'
    | 'bookingRequestId'
    | 'listingRequestId'
    | 'groupId'
    | 'listingId'
    | 'partOfGroup'
    | 'offerId'
    | 'bookingId'
  >,
): { page: RouteName; params: PathParams } {
  const { target, bookingRequestId, listingRequestId, offerId, bookingId } = notification
  if (target === 'CONTRACT' && offerId) return { page: 'contractSign', params: { offerId } }
  if (target === 'BOOKING' && bookingId) return { page: 'bookings', params: { bookingId } }
  if (bookingRequestId && listingRequestId)
    return { page: 'inbox', params: { bookingRequestId, listingRequestId } }
  return calendarOf(notification)
}

function calendarOf({
  groupId,
  listingId,
  partOfGroup,
}: Pick<NotificationNode, 'groupId' | 'listingId' | 'partOfGroup'>): {
  page: RouteName
  params: PathParams
} {
  if (!listingId) return { page: 'calendar', params: {} }
  if (!partOfGroup) return { page: 'listingAvailability', params: { listingId } }
  return { page: 'sublistingAvailability', params: { groupId, sublistingId: listingId } }
}
