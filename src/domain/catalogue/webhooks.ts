/** What a program of a landlord's can be told of; ours. On the wire REQUEST_RECEIVED is 'request.received'. */
export const WEBHOOK_EVENTS = [
  'REQUEST_RECEIVED',
  'REQUEST_ACCEPTED',
  'REQUEST_DECLINED',
  'REQUEST_WITHDRAWN',
  'REQUEST_CHANGED',
  'CONTRACT_READY',
  'CONTRACT_SIGNED',
  'CONTRACT_ENDED',
  'BOOKING_MADE',
  'BOOKING_CHANGED',
  'BOOKING_CANCELED',
  'INVOICE_MADE',
  'INVOICE_CANCELED',
  'PAYMENT_RECEIVED',
  'CALENDAR_PROBLEM',
  'WEBHOOK_TEST',
] as const satisfies readonly string[]

/** Something that a program is told of. */
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

/** Whether a webhook is sent to: it is, its landlord has stopped it for now, or we have since it failed for days. */
export const WEBHOOK_STATES = ['ACTIVE', 'PAUSED', 'DISABLED'] as const satisfies readonly string[]

/** The state of a webhook. */
export type WebhookState = (typeof WEBHOOK_STATES)[number]

/** How far the delivery of an event to a webhook is; FAILED: it isn't tried again by itself. */
export const WEBHOOK_DELIVERY_STATES = ['WAITING', 'DELIVERED', 'FAILED'] as const satisfies readonly string[]

/** The state of a delivery. */
export type WebhookDeliveryState = (typeof WEBHOOK_DELIVERY_STATES)[number]

/** Why an attempt to deliver failed; STATUS: the answer was no success, REDIRECTED: it led elsewhere. */
export const WEBHOOK_FAILURES = [
  'STATUS',
  'REDIRECTED',
  'TIMED_OUT',
  'UNREACHABLE',
  'NO_ADDRESS',
  'NOT_ALLOWED',
] as const satisfies readonly string[]

/** Why an attempt failed. */
export type WebhookFailure = (typeof WEBHOOK_FAILURES)[number]
