import * as z from 'zod/mini'
import { OFFER_STATUSES } from '../catalogue/contracts.ts'
import { INVOICE_DOCUMENT_TYPES } from '../catalogue/invoices.ts'
import { PAYMENT_PURPOSES, PAYMENT_STATES } from '../catalogue/payments.ts'
import { LANDLORD_STATUSES, REQUEST_TYPES } from '../catalogue/requests.ts'
import type { WebhookEvent } from '../catalogue/webhooks.ts'

const id = z.uuid()
const day = z.iso.date()
// In minor units of the currency.
const money = { amount: z.int(), currency: z.string() }
// The page of the dashboard.
const url = z.url()

/** What a program is sent of what an event is about, by the kind of that thing: all fields, null where there is none. */
export const WEBHOOK_CONTENTS = {
  REQUEST: z.strictObject({
    listingRequestId: id,
    bookingRequestId: id,
    groupId: id,
    requestType: z.enum(REQUEST_TYPES),
    status: z.enum(LANDLORD_STATUSES),
    from: day,
    to: day,
    offerId: z.nullable(id),
    offerStatus: z.nullable(z.enum(OFFER_STATUSES)),
    listingId: z.nullable(id),
    bookingId: z.nullable(id),
    canceled: z.nullable(z.boolean()),
    stayedUntil: z.nullable(day),
    url,
  }),
  INVOICE: z.strictObject({
    invoiceId: id,
    number: z.string(),
    documentType: z.enum(INVOICE_DOCUMENT_TYPES),
    bookingId: id,
    ...money,
    dueDate: day,
    creditsInvoiceId: z.nullable(id),
    url,
  }),
  PAYMENT: z.strictObject({
    paymentId: id,
    purpose: z.enum(PAYMENT_PURPOSES),
    state: z.enum(PAYMENT_STATES),
    bookingId: id,
    invoiceId: z.nullable(id),
    ...money,
    url,
  }),
  UNIT: z.strictObject({ listingId: id, groupId: id, calendarFeedId: z.nullable(id), url }),
  NOTHING: z.strictObject({}),
} as const

/** What an event is about. */
export type WebhookSubjectKind = keyof typeof WEBHOOK_CONTENTS

const KINDS: Partial<Record<WebhookEvent, WebhookSubjectKind>> = {
  INVOICE_MADE: 'INVOICE',
  INVOICE_CANCELED: 'INVOICE',
  PAYMENT_RECEIVED: 'PAYMENT',
  CALENDAR_PROBLEM: 'UNIT',
  WEBHOOK_TEST: 'NOTHING',
}

/** What an event is about: a request with its offer and its booking, unless it says something else. */
export function webhookSubjectKind(event: WebhookEvent): WebhookSubjectKind {
  return KINDS[event] ?? 'REQUEST'
}
