/** The kinds of notifications: the push kinds of C3, and one of ours, since none of them is about calendars. */
export const NOTIFICATION_KINDS = [
  'NEW_BOOKING_REQUEST',
  'RENTAL_AGREEMENT_READY',
  'FINALIZING_THE_BOOKING',
  'STAY_EXTENSION_REQUEST',
  'INVOICE_READY',
  'INVOICE_CANCELED',
  'BOOKING_LOST',
  'BOOKING_CANCELED',
  'CALENDAR_PROBLEM',
] as const satisfies readonly string[]

/** A kind of notification. */
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]
