/** Why a reminder was not sent; the specification says such a list exists (C3), its values are ours. */
export const REMINDER_CANCELLATION_REASONS = [
  'REQUEST_ANSWERED',
  'REQUEST_ENDED',
  'CONTRACT_SIGNED',
  'BOOKING_CANCELED',
  'RECIPIENT_UNSUBSCRIBED',
  'OTHER',
] as const satisfies readonly string[]

/** A reason why a reminder was not sent. */
export type ReminderCancellationReason = (typeof REMINDER_CANCELLATION_REASONS)[number]
