import type { PathParams, RouteName } from '../routes.ts'
import { unitCalendarPage } from '../shared/path-scope.ts'
import type { NotificationNode } from './notification-queries.ts'

/** What says where a notification leads. */
export type LinkedNotification = Pick<
  NotificationNode,
  | 'target'
  | 'forTenant'
  | 'bookingRequestId'
  | 'listingRequestId'
  | 'groupId'
  | 'listingId'
  | 'partOfGroup'
  | 'offerId'
  | 'bookingId'
>

/** The page that a notification is about, on the side of the stay that the person is told as. */
export function linkOf(notification: LinkedNotification): { page: RouteName; params: PathParams } {
  return notification.forTenant ? linkOfTenant(notification) : linkOfLandlord(notification)
}

function linkOfTenant(notification: LinkedNotification): { page: RouteName; params: PathParams } {
  const { target, bookingRequestId, listingRequestId, offerId, bookingId } = notification
  if (target === 'CONTRACT' && offerId) return { page: 'tenantContractSign', params: { offerId } }
  if (target === 'BOOKING' && bookingId) return { page: 'tenantBooking', params: { bookingId } }
  if (!bookingRequestId || !listingRequestId) return { page: 'tenantRequests', params: {} }
  const params = { bookingRequestId, listingRequestId }
  return { page: target === 'DOCUMENTS' ? 'tenantDocuments' : 'tenantRequest', params }
}

function linkOfLandlord(notification: LinkedNotification): { page: RouteName; params: PathParams } {
  const { target, bookingRequestId, listingRequestId, offerId, bookingId, listingId } = notification
  if (target === 'CONTRACT' && offerId) return { page: 'contractSign', params: { offerId } }
  if (target === 'BOOKING' && bookingId) return { page: 'bookings', params: { bookingId } }
  if (bookingRequestId && listingRequestId)
    return { page: 'inbox', params: { bookingRequestId, listingRequestId } }
  return listingId ? unitCalendarPage({ ...notification, listingId }) : { page: 'calendar', params: {} }
}
