import { type LandlordEvent, NOTIFICATION_DAYS_KEPT, NOTIFICATION_EVENTS } from '../../domain/notification.ts'
import type { DemoClock } from './clock.ts'
import { demoId } from './random.ts'
import type { DemoRows } from './rows.ts'

type RequestRow = DemoRows['listing_requests'][number]

const hoursUntilRead = 40

/** Adds what the landlords were told of what happened lately: what is older than two days they have read. */
export function addNotifications(rows: DemoRows, clock: DemoClock): void {
  const since = clock.now.subtract({ hours: 24 * NOTIFICATION_DAYS_KEPT })
  const requests = new Map(rows.listing_requests.map((row) => [row.id, row]))
  const told = new Set<string>()
  const add = (request: RequestRow, event: LandlordEvent, at: Temporal.Instant) => {
    if (Temporal.Instant.compare(at, since) < 0 || !request.id) return
    const id = demoId(`notification/${request.id}/${event}`)
    // A contract that is written anew is the same news once more.
    if (told.has(id)) return
    told.add(id)
    const readAt = at.add({ hours: hoursUntilRead })
    rows.notifications.push({
      id,
      user_id: request.landlord_id,
      landlord_id: request.landlord_id,
      group_id: request.group_id,
      listing_request_id: request.id,
      kind: NOTIFICATION_EVENTS[event],
      event,
      created_at: at,
      read_at: Temporal.Instant.compare(readAt, clock.now) < 0 ? readAt : null,
    })
  }
  for (const { action, entity_id, at } of rows.audit_log) {
    const request = requests.get(entity_id)
    if (!request || !at) continue
    for (const event of eventsOf(action, request)) add(request, event, at)
  }
  for (const { listing_request_id, canceled_at } of rows.bookings) {
    const request = requests.get(listing_request_id)
    if (!request || !canceled_at) continue
    add(request, 'bookingCanceled', canceled_at)
    add(request, 'invoiceCanceled', canceled_at)
  }
}

function eventsOf(action: string, request: RequestRow): LandlordEvent[] {
  switch (action) {
    case 'sendBookingRequest':
      return ['requestReceived']
    case 'requestExtension':
      return ['extensionReceived']
    case 'takeSuggestedDates':
      return ['datesTaken']
    case 'refuseSuggestedDates':
      return ['datesRefused']
    case 'giveSecondChance':
      return ['secondChance']
    case 'refuseContract':
      return ['contractRefused']
    case 'signingExpired':
      return ['signingExpired']
    case 'confirmTenantInterest':
      return ['interestConfirmed']
    case 'generateContract':
      return ['contractReady']
    case 'tenantSign':
      return request.method_of_booking === 'AFTER_LANDLORD_CONFIRMED_BOOKING' ? ['signedByTenant'] : []
    case 'makeBooking':
      return ['bookingMade', 'invoiceReady']
    case 'withdrawListingRequest':
      return ['requestWithdrawn']
    case 'tenantNoResponse':
      return ['tenantSilent']
    case 'autoDecline':
      return ['answerTimeOver']
    default:
      return []
  }
}
