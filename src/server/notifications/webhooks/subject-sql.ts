import { sql } from 'kysely'
import type { WebhookEvent } from '../../../domain/catalogue/webhooks.ts'
import type { Language } from '../../../domain/catalogue/language.ts'
import { webhookSubjectKind } from '../../../domain/notifications/webhook-content.ts'
import { mailLanguageOf } from '../../people/accounts/sql.ts'
import type { Db } from '../../kernel/db/database.ts'

/** What an event is about: ids, states, days and amounts, and the page of the dashboard; nothing of the tenant. */
export interface WebhookSubject {
  data: Record<string, string | number | boolean | null>
  /** Without the language. */
  page: string
}

/** What an event of a landlord is about, as it is now; null when it is gone. */
export async function findWebhookSubject(
  db: Db,
  landlordId: string,
  event: WebhookEvent,
  subjectId: string,
): Promise<WebhookSubject | null> {
  const kind = webhookSubjectKind(event)
  return kind === 'NOTHING' ? null : FINDERS[kind](db, landlordId, subjectId)
}

const FINDERS = { REQUEST: findRequest, INVOICE: findInvoice, PAYMENT: findPayment, UNIT: findUnit }

async function findRequest(db: Db, landlordId: string, id: string): Promise<WebhookSubject | null> {
  const { rows } = await sql<WebhookSubject>`
    select jsonb_build_object(
        'listingRequestId', lr.id, 'bookingRequestId', lr.booking_request_id, 'groupId', lr.group_id,
        'requestType', lr.type, 'status', lr.landlord_status, 'from', coalesce(b."from", lr."from"),
        'to', coalesce(b."to", lr."to"), 'offerId', o.id, 'offerStatus', o.status,
        'listingId', coalesce(b.listing_id, o.listing_id), 'bookingId', b.id, 'canceled', b.canceled,
        'stayedUntil', b.stayed_until) as data,
      case when b.id is null then 'dashboard/inbox/' || lr.booking_request_id || '/' || lr.id
        else 'dashboard/bookings/' || b.id end as page
    from listing_requests lr
    left join lateral (select o.id, o.status, o.listing_id from booking_offers o
      where o.listing_request_id = lr.id order by o.created_at desc, o.id limit 1) o on true
    left join bookings b on b.listing_request_id = lr.id
    where lr.id = ${id} and lr.landlord_id = ${landlordId}`.execute(db)
  return rows[0] ?? null
}

async function findInvoice(db: Db, landlordId: string, id: string): Promise<WebhookSubject | null> {
  const { rows } = await sql<WebhookSubject>`
    select jsonb_build_object(
        'invoiceId', i.id, 'number', i.number, 'documentType', i.document_type, 'bookingId', i.booking_id,
        'amount', i.amount, 'currency', i.currency, 'dueDate', i.due_date,
        'creditsInvoiceId', i.credits_invoice_id) as data,
      'dashboard/bookings/' || i.booking_id as page
    from invoices i where i.id = ${id} and i.landlord_id = ${landlordId}`.execute(db)
  return rows[0] ?? null
}

async function findPayment(db: Db, landlordId: string, id: string): Promise<WebhookSubject | null> {
  const { rows } = await sql<WebhookSubject>`
    select jsonb_build_object(
        'paymentId', p.id, 'purpose', p.purpose, 'state', p.state, 'bookingId', p.booking_id,
        'invoiceId', p.invoice_id, 'amount', p.amount, 'currency', p.currency) as data,
      'dashboard/bookings/' || p.booking_id as page
    from payments p where p.id = ${id} and p.landlord_id = ${landlordId}`.execute(db)
  return rows[0] ?? null
}

/** The unit whose calendar it is: it is named itself, or by a calendar that is linked to it. */
async function findUnit(db: Db, landlordId: string, id: string): Promise<WebhookSubject | null> {
  const { rows } = await sql<WebhookSubject>`
    select jsonb_build_object('listingId', u.id, 'groupId', u.group_id, 'calendarFeedId', f.id) as data,
      'dashboard/calendar' as page
    from listings u left join calendar_feeds f on f.id = ${id} and f.listing_id = u.id
    where (u.id = ${id} or f.id is not null) and u.landlord_id = ${landlordId}`.execute(db)
  return rows[0] ?? null
}

/** Whom to write about a webhook of theirs. */
export interface WebhookOwner {
  id: string
  email: string
  firstName: string
  language: Language
}

/** Whether the account of a webhook's landlord is on hold. */
export async function isWebhookOwnerFrozen(db: Db, landlordId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', landlordId)
    .where('frozen_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** The landlord of a webhook. */
export async function findWebhookOwner(db: Db, landlordId: string): Promise<WebhookOwner | null> {
  const { rows } = await sql<WebhookOwner>`
    select u.id, u.email, u.first_name as "firstName", ${sql.raw(mailLanguageOf('u'))} as language
    from users u where u.id = ${landlordId}`.execute(db)
  return rows[0] ?? null
}
