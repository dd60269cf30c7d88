import type { WebhookEvent } from '../catalogue/webhooks.ts'
import type { LandlordEvent } from './notification.ts'

/** What happens by itself: a test is asked for. */
export type HappeningEvent = Exclude<WebhookEvent, 'WEBHOOK_TEST'>

/**
 * What of the life of a request a program is told of, by the word of the audit log. What is not here nobody is told:
 * that something was looked at, reminders, documents of the tenant, and what is told under another word.
 */
const EVENTS_OF_ACTIONS: Readonly<Record<string, HappeningEvent>> = {
  checkBookingRequest: 'REQUEST_RECEIVED',
  acceptListingRequest: 'REQUEST_ACCEPTED',
  autoAcceptListingRequest: 'REQUEST_ACCEPTED',
  rejectListingRequest: 'REQUEST_DECLINED',
  declineAccepted: 'REQUEST_DECLINED',
  autoDecline: 'REQUEST_DECLINED',
  suggestionLapsed: 'REQUEST_DECLINED',
  endExtensionRequest: 'REQUEST_DECLINED',
  DECLINED_BY_CONFLICT: 'REQUEST_DECLINED',
  DECLINED_BY_BOOKING_OTHER_REQUEST: 'REQUEST_DECLINED',
  withdrawListingRequest: 'REQUEST_WITHDRAWN',
  tenantNoResponse: 'REQUEST_WITHDRAWN',
  refuseSuggestedDates: 'REQUEST_WITHDRAWN',
  documentsTimeOver: 'REQUEST_WITHDRAWN',
  confirmTenantInterest: 'REQUEST_CHANGED',
  suggestDates: 'REQUEST_CHANGED',
  takeSuggestedDates: 'REQUEST_CHANGED',
  takeAcceptBack: 'REQUEST_CHANGED',
  giveSecondChance: 'REQUEST_CHANGED',
  pauseRequest: 'REQUEST_CHANGED',
  resumeRequest: 'REQUEST_CHANGED',
  askForContract: 'REQUEST_CHANGED',
  generateContract: 'CONTRACT_READY',
  landlordSign: 'CONTRACT_SIGNED',
  tenantSign: 'CONTRACT_SIGNED',
  tenantAccept: 'CONTRACT_SIGNED',
  uploadSigned: 'CONTRACT_SIGNED',
  recordOfflineSignatures: 'CONTRACT_SIGNED',
  refuseContract: 'CONTRACT_ENDED',
  cancelContract: 'CONTRACT_ENDED',
  signingExpired: 'CONTRACT_ENDED',
  makeBooking: 'BOOKING_MADE',
  moveBooking: 'BOOKING_CHANGED',
  cancelBooking: 'BOOKING_CANCELED',
}

/** The event that an entry of a request in the audit log is to programs; null where they are not told. */
export function webhookEventOfAction(action: string): HappeningEvent | null {
  return EVENTS_OF_ACTIONS[action] ?? null
}

const EVENTS_OF_NOTICES: Partial<Record<LandlordEvent, HappeningEvent>> = {
  calendarFailing: 'CALENDAR_PROBLEM',
  calendarQuarantine: 'CALENDAR_PROBLEM',
  calendarWindow: 'CALENDAR_PROBLEM',
  calendarConflict: 'CALENDAR_PROBLEM',
  partnerConflict: 'CALENDAR_PROBLEM',
}

/** The event that a notice about a calendar is to programs; null for notices about requests, whose log says it. */
export function webhookEventOfNotice(event: LandlordEvent): HappeningEvent | null {
  return EVENTS_OF_NOTICES[event] ?? null
}

/** The name of an event on the wire: 'REQUEST_RECEIVED' -> 'request.received'. */
export function webhookType(event: WebhookEvent): string {
  return event.toLowerCase().replace('_', '.')
}
