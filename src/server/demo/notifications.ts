import {
  type LandlordEvent,
  NOTIFICATION_DAYS_KEPT,
  NOTIFICATION_EVENTS,
  TENANT_NOTIFICATION_EVENTS,
  type TenantEvent,
} from '../../domain/notifications/notification.ts'
import type { DemoClock } from './clock.ts'
import { henrike, jana, tom } from './people.ts'
import { demoId } from './random.ts'
import type { DemoRows } from './rows.ts'

type RequestRow = DemoRows['listing_requests'][number]

const hoursUntilRead = 40

const canLogIn = new Set([tom.id, jana.id, henrike.id])

function isTenantEvent(event: LandlordEvent | TenantEvent): event is TenantEvent {
  return event in TENANT_NOTIFICATION_EVENTS
}

/**
 * Adds what landlords and the tenants who log in were told of what happened lately: what is older than two days they
 * have read.
 */
export function addNotifications(rows: DemoRows, clock: DemoClock): void {
  const since = clock.now.subtract({ hours: 24 * NOTIFICATION_DAYS_KEPT })
  const requests = new Map(rows.listing_requests.map((row) => [row.id, row]))
  const notified = new Set<string>()
  const add = (request: RequestRow, event: LandlordEvent | TenantEvent, at: Temporal.Instant) => {
    const isTenants = isTenantEvent(event)
    if (isTenants && !canLogIn.has(request.tenant_id)) return
    if (Temporal.Instant.compare(at, since) < 0 || !request.id) return
    const id = demoId(`notification/${request.id}/${event}`)
    // A contract that is written anew is the same news once more.
    if (notified.has(id)) return
    notified.add(id)
    const readAt = at.add({ hours: hoursUntilRead })
    rows.notifications.push({
      id,
      user_id: isTenants ? request.tenant_id : request.landlord_id,
      landlord_id: request.landlord_id,
      group_id: request.group_id,
      listing_request_id: request.id,
      for_tenant: isTenants,
      kind: isTenantEvent(event) ? TENANT_NOTIFICATION_EVENTS[event] : NOTIFICATION_EVENTS[event],
      event,
      created_at: at,
      read_at: Temporal.Instant.compare(readAt, clock.now) < 0 ? readAt : null,
    })
  }
  const groupsOnPaper = new Set(
    rows.groups.filter((row) => row.online_signing === false).map((row) => row.id),
  )
  const onPaper = new Set(
    rows.listing_requests.filter((row) => groupsOnPaper.has(row.group_id)).map((row) => row.id),
  )
  for (const { action, entity_id, at } of rows.audit_log) {
    const request = requests.get(entity_id)
    if (!request || !at) continue
    if (action === 'stopOnlineSigning') onPaper.add(request.id)
    const isOnPaper = onPaper.has(request.id)
    const events = [...eventsOf(action, request, isOnPaper), ...tenantEventsOf(action, request, isOnPaper)]
    for (const event of events) add(request, event, at)
  }
  for (const { listing_request_id, canceled_at } of rows.bookings) {
    const request = requests.get(listing_request_id)
    if (!request || !canceled_at) continue
    add(request, 'bookingCanceled', canceled_at)
    add(request, 'bookingCanceledTenant', canceled_at)
    add(request, 'invoiceCanceled', canceled_at)
  }
}

function eventsOf(action: string, request: RequestRow, isOnPaper: boolean): LandlordEvent[] {
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
      return [isOnPaper ? 'paperContractSent' : 'contractReady']
    case 'tenantAccept':
      return ['paperContractAccepted']
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

function tenantEventsOf(action: string, request: RequestRow, isOnPaper: boolean): TenantEvent[] {
  const extends_ = request.type === 'EXTENSION'
  switch (action) {
    case 'acceptListingRequest':
    case 'takeSuggestedDates':
      return [extends_ ? 'extensionAccepted' : 'requestAccepted']
    case 'rejectListingRequest':
    case 'autoDecline':
    case 'DECLINED_BY_CONFLICT':
      return [extends_ ? 'extensionDeclined' : 'requestDeclined']
    case 'suggestDates':
      return ['datesSuggested']
    case 'giveSecondChance':
      return ['secondChanceTenant']
    case 'tenantNoResponse':
      return ['confirmationTimeOver']
    case 'confirmTenantInterest':
      return request.verification_needed && !request.verification_done_at ? ['documentsNeeded'] : []
    case 'generateContract':
      return isOnPaper ? ['contractReadyTenant'] : []
    case 'landlordSign':
      return ['signedByLandlord']
    case 'stopOnlineSigning':
      return ['onlineSigningStopped']
    case 'signingExpired':
      return ['signingExpiredTenant']
    case 'makeBooking':
      return ['bookingMadeTenant']
    default:
      return []
  }
}
