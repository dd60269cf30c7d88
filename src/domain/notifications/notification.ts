import type { NotificationKind } from '../catalogue/people.ts'

/** What can happen that a landlord is told about, with the kind that a person switches on or off (C3). */
export const NOTIFICATION_EVENTS = {
  requestReceived: 'NEW_BOOKING_REQUEST',
  extensionReceived: 'STAY_EXTENSION_REQUEST',
  longerStayTaken: 'STAY_EXTENSION_REQUEST',
  longerStayDeclined: 'STAY_EXTENSION_REQUEST',
  shorterStayDeclined: 'BOOKING_CANCELED',
  shorterStayAgreed: 'BOOKING_CANCELED',
  shorterWishReceived: 'BOOKING_CANCELED',
  shorterWishWithdrawn: 'BOOKING_CANCELED',
  shorterWishAgreed: 'BOOKING_CANCELED',
  moveAgreed: 'FINALIZING_THE_BOOKING',
  moveDeclined: 'FINALIZING_THE_BOOKING',
  interestConfirmed: 'FINALIZING_THE_BOOKING',
  incomeUnconfirmed: 'FINALIZING_THE_BOOKING',
  contractNeeded: 'FINALIZING_THE_BOOKING',
  contractReady: 'RENTAL_AGREEMENT_READY',
  paperContractSent: 'RENTAL_AGREEMENT_READY',
  paperContractAccepted: 'FINALIZING_THE_BOOKING',
  signedByTenant: 'FINALIZING_THE_BOOKING',
  bookingMade: 'FINALIZING_THE_BOOKING',
  keyHandoverChanged: 'FINALIZING_THE_BOOKING',
  invoiceReady: 'INVOICE_READY',
  invoiceCanceled: 'INVOICE_CANCELED',
  requestWithdrawn: 'BOOKING_LOST',
  tenantSilent: 'BOOKING_LOST',
  contractEnded: 'BOOKING_LOST',
  contractRefused: 'FINALIZING_THE_BOOKING',
  signingReminder: 'RENTAL_AGREEMENT_READY',
  signingExpired: 'BOOKING_LOST',
  bookedElsewhere: 'BOOKING_LOST',
  answerTimeOver: 'BOOKING_LOST',
  requestAutoAccepted: 'NEW_BOOKING_REQUEST',
  extensionAutoAccepted: 'STAY_EXTENSION_REQUEST',
  datesTaken: 'FINALIZING_THE_BOOKING',
  datesRefused: 'BOOKING_LOST',
  suggestionUnanswered: 'BOOKING_LOST',
  secondChance: 'NEW_BOOKING_REQUEST',
  requestPaused: 'NEW_BOOKING_REQUEST',
  requestResumed: 'NEW_BOOKING_REQUEST',
  bookingCanceled: 'BOOKING_CANCELED',
  calendarFailing: 'CALENDAR_PROBLEM',
  calendarQuarantine: 'CALENDAR_PROBLEM',
  calendarWindow: 'CALENDAR_PROBLEM',
  calendarConflict: 'CALENDAR_PROBLEM',
  partnerConflict: 'CALENDAR_PROBLEM',
  messageReceived: 'NEW_MESSAGE',
  reportEnded: 'NEW_MESSAGE',
} as const satisfies Record<string, NotificationKind>

/** What can happen that a tenant is told about, each with its kind; its mail has the same name. */
export const TENANT_NOTIFICATION_EVENTS = {
  requestAccepted: 'NEW_BOOKING_REQUEST',
  requestDeclined: 'BOOKING_LOST',
  acceptTakenBack: 'NEW_BOOKING_REQUEST',
  acceptedDeclined: 'BOOKING_LOST',
  extensionAccepted: 'STAY_EXTENSION_REQUEST',
  extensionDeclined: 'STAY_EXTENSION_REQUEST',
  stayEndsSoon: 'STAY_EXTENSION_REQUEST',
  longerStayOffered: 'STAY_EXTENSION_REQUEST',
  longerStayWithdrawn: 'STAY_EXTENSION_REQUEST',
  shorterStayOffered: 'BOOKING_CANCELED',
  shorterStayWithdrawn: 'BOOKING_CANCELED',
  shorterStayAgreedTenant: 'BOOKING_CANCELED',
  shorterWishDeclined: 'BOOKING_CANCELED',
  datesSuggested: 'NEW_BOOKING_REQUEST',
  suggestionLapsed: 'BOOKING_LOST',
  confirmationTimeOver: 'BOOKING_LOST',
  secondChanceTenant: 'NEW_BOOKING_REQUEST',
  requestPausedTenant: 'NEW_BOOKING_REQUEST',
  requestResumedTenant: 'NEW_BOOKING_REQUEST',
  documentsNeeded: 'FINALIZING_THE_BOOKING',
  documentsMissing: 'FINALIZING_THE_BOOKING',
  identityNeeded: 'FINALIZING_THE_BOOKING',
  incomeReadByHand: 'FINALIZING_THE_BOOKING',
  incomeNotConfirmed: 'FINALIZING_THE_BOOKING',
  documentFailed: 'FINALIZING_THE_BOOKING',
  documentsAccepted: 'FINALIZING_THE_BOOKING',
  documentsTimeOver: 'BOOKING_LOST',
  contractReadyTenant: 'RENTAL_AGREEMENT_READY',
  signedByLandlord: 'RENTAL_AGREEMENT_READY',
  signingReminderTenant: 'RENTAL_AGREEMENT_READY',
  onlineSigningStopped: 'RENTAL_AGREEMENT_READY',
  signingExpiredTenant: 'BOOKING_LOST',
  contractCanceled: 'BOOKING_LOST',
  bookingMadeTenant: 'FINALIZING_THE_BOOKING',
  bookingMoved: 'FINALIZING_THE_BOOKING',
  keyHandoverChangedTenant: 'FINALIZING_THE_BOOKING',
  moveOffered: 'FINALIZING_THE_BOOKING',
  moveWithdrawn: 'FINALIZING_THE_BOOKING',
  moveAgreedTenant: 'FINALIZING_THE_BOOKING',
  bookingCanceledTenant: 'BOOKING_CANCELED',
  messageReceivedTenant: 'NEW_MESSAGE',
  reportEndedTenant: 'NEW_MESSAGE',
} as const satisfies Record<string, TenantNotificationKind>

/** The kinds that tenants are told about. */
export const TENANT_NOTIFICATION_KINDS = [
  'NEW_BOOKING_REQUEST',
  'FINALIZING_THE_BOOKING',
  'RENTAL_AGREEMENT_READY',
  'STAY_EXTENSION_REQUEST',
  'BOOKING_LOST',
  'BOOKING_CANCELED',
  'NEW_MESSAGE',
] as const satisfies readonly NotificationKind[]

/** A kind that tenants are told about. */
export type TenantNotificationKind = (typeof TENANT_NOTIFICATION_KINDS)[number]

/** The kinds whose mails a tenant always gets: contract, signatures, booking and its cancellation are told in text form. */
export const ALWAYS_MAILED_TENANT_KINDS = [
  'FINALIZING_THE_BOOKING',
  'RENTAL_AGREEMENT_READY',
  'BOOKING_CANCELED',
] as const satisfies readonly TenantNotificationKind[]

// The end of a contract belongs to the contract, whatever kind it is told under, and who reports something is answered
// (Article 16 (5) DSA).
const ALWAYS_MAILED_EVENTS: readonly string[] = [
  'signingExpiredTenant',
  'contractCanceled',
  'reportEndedTenant',
]

/** Whether all mails of a kind go to the tenant whatever they have chosen. */
export function isAlwaysMailed(kind: TenantNotificationKind): boolean {
  return ALWAYS_MAILED_TENANT_KINDS.some((always) => always === kind)
}

/** Whether a tenant gets the mail about an event: by their choice, unless the contract or the law needs it. */
export function isMailedToTenant(event: TenantEvent, choice: { byEmail: boolean }): boolean {
  if (ALWAYS_MAILED_EVENTS.includes(event)) return true
  return choice.byEmail || isAlwaysMailed(TENANT_NOTIFICATION_EVENTS[event])
}

/** What the landlord's side is told when a message came; read with the conversation. */
export const LANDLORD_MESSAGE_EVENTS: readonly LandlordEvent[] = ['messageReceived']

/** The same for the tenant. */
export const TENANT_MESSAGE_EVENTS: readonly TenantEvent[] = ['messageReceivedTenant']

/** Something that happened and the landlord's side is told of. */
export type LandlordEvent = keyof typeof NOTIFICATION_EVENTS

/** Something that happened and the tenant is told of. */
export type TenantEvent = keyof typeof TENANT_NOTIFICATION_EVENTS

/** Something that happened. */
export type NotificationEvent = LandlordEvent | TenantEvent

/** Where a notification may lead. */
export const NOTIFICATION_TARGETS = ['REQUEST', 'CONTRACT', 'BOOKING', 'CALENDAR', 'DOCUMENTS'] as const

/** Where a notification leads. */
export type NotificationTarget = (typeof NOTIFICATION_TARGETS)[number]

const TARGETS: Partial<Record<NotificationEvent, NotificationTarget>> = {
  documentsNeeded: 'DOCUMENTS',
  documentsMissing: 'DOCUMENTS',
  documentFailed: 'DOCUMENTS',
  identityNeeded: 'DOCUMENTS',
  incomeReadByHand: 'DOCUMENTS',
  incomeNotConfirmed: 'DOCUMENTS',
  documentsAccepted: 'DOCUMENTS',
  documentsTimeOver: 'DOCUMENTS',
  contractReadyTenant: 'CONTRACT',
  signedByLandlord: 'CONTRACT',
  signingReminderTenant: 'CONTRACT',
  onlineSigningStopped: 'CONTRACT',
  bookingMadeTenant: 'BOOKING',
  bookingMoved: 'BOOKING',
  keyHandoverChanged: 'BOOKING',
  keyHandoverChangedTenant: 'BOOKING',
  bookingCanceledTenant: 'BOOKING',
  stayEndsSoon: 'BOOKING',
  longerStayOffered: 'BOOKING',
  longerStayWithdrawn: 'BOOKING',
  longerStayDeclined: 'BOOKING',
  shorterStayOffered: 'BOOKING',
  shorterStayWithdrawn: 'BOOKING',
  shorterStayAgreedTenant: 'BOOKING',
  shorterStayDeclined: 'BOOKING',
  shorterStayAgreed: 'BOOKING',
  shorterWishReceived: 'BOOKING',
  shorterWishWithdrawn: 'BOOKING',
  shorterWishAgreed: 'BOOKING',
  shorterWishDeclined: 'BOOKING',
  moveOffered: 'BOOKING',
  moveWithdrawn: 'BOOKING',
  moveAgreedTenant: 'BOOKING',
  moveAgreed: 'BOOKING',
  moveDeclined: 'BOOKING',
  contractReady: 'CONTRACT',
  paperContractSent: 'CONTRACT',
  paperContractAccepted: 'CONTRACT',
  signedByTenant: 'CONTRACT',
  signingReminder: 'CONTRACT',
  bookingMade: 'BOOKING',
  invoiceReady: 'BOOKING',
  invoiceCanceled: 'BOOKING',
  bookingCanceled: 'BOOKING',
  calendarFailing: 'CALENDAR',
  calendarQuarantine: 'CALENDAR',
  calendarWindow: 'CALENDAR',
  calendarConflict: 'CALENDAR',
  partnerConflict: 'CALENDAR',
}

/**
 * The page that a notification is about: the contract to sign, the booking, the documents to hand in, the unit's
 * calendar, or the request.
 */
export function notificationTarget(event: NotificationEvent): NotificationTarget {
  return TARGETS[event] ?? 'REQUEST'
}

/** Kinds that people with limited access are told about: they answer requests and see no contract and no money (D6). */
export const LIMITED_NOTIFICATION_KINDS = [
  'NEW_BOOKING_REQUEST',
  'STAY_EXTENSION_REQUEST',
] as const satisfies readonly NotificationKind[]

/** How long a notification is kept. */
export const NOTIFICATION_DAYS_KEPT = 90
