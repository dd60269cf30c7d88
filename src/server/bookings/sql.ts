import { sql } from 'kysely'
import type { BookingPhase } from '../../domain/booking.ts'
import type { Stay } from '../../domain/day.ts'
import type { Viewer } from '../context.ts'
import type { Db } from '../db/database.ts'
import { visibleBookings } from '../visible-to.ts'

/** A booking with its tenant, unit, document and invoice; amounts in minor units. */
export interface BookingRow extends Stay {
  id: string
  offerId: string
  listingRequestId: string
  listingId: string
  groupId: string
  type: string
  selectedContract: string
  price: number
  totalCost: number
  landlordFee: number
  currency: string
  canceled: boolean
  canceledAt: Temporal.Instant | null
  landlordCancellationNote: string
  skipInvoiceGeneration: boolean
  createdAt: Temporal.Instant
  apartmentName: string
  partOfGroup: boolean
  groupName: string
  street: string
  streetNumber: string
  zipCode: string
  city: string
  country: string
  tenantId: string
  tenantFirstName: string
  tenantLastName: string
  tenantEmail: string
  tenantPhone: string
  companyName: string
  jobTitle: string
  reasonForStay: string
  signedContractFileId: string | null
  invoice: { number: string; amount: number; currency: string; dueDate: string; isPaid: boolean } | null
}

/** What a list of bookings is narrowed to. */
export interface BookingListFilter {
  phase: BookingPhase | null
  listingId: string | null
  groupId: string | null
  search: string | null
}

function narrowed(db: Db, viewer: Viewer, by: BookingListFilter) {
  let query = visibleBookings(db, viewer)
    .innerJoin('listing_requests as lr', 'lr.id', 'b.listing_request_id')
    .innerJoin('booking_requests as br', 'br.id', 'lr.booking_request_id')
    .innerJoin('groups as g', 'g.id', 'b.group_id')
    .innerJoin('listings as u', 'u.id', 'b.listing_id')
  if (by.listingId) query = query.where('b.listing_id', '=', by.listingId)
  if (by.groupId) query = query.where('b.group_id', '=', by.groupId)
  if (by.search) {
    const pattern = `%${by.search.replace(/[\\%_]/g, '\\$&')}%`
    query = query.where((eb) =>
      eb.or([
        eb(sql`br.first_name || ' ' || br.last_name`, 'ilike', pattern),
        eb('br.company_name', 'ilike', pattern),
        eb('g.name', 'ilike', pattern),
        eb('u.apartment_name', 'ilike', pattern),
      ]),
    )
  }
  return query
}

function inPhase(query: ReturnType<typeof narrowed>, phase: BookingPhase | null, today: Temporal.PlainDate) {
  if (phase === null) return query
  if (phase === 'CANCELLED') return query.where('b.canceled', '=', true)
  const alive = query.where('b.canceled', '=', false)
  if (phase === 'UPCOMING') return alive.where('b.from', '>', today)
  if (phase === 'PAST') return alive.where('b.to', '<', today)
  return alive.where('b.from', '<=', today).where('b.to', '>=', today)
}

function selectBooking(query: ReturnType<typeof narrowed>) {
  return query
    .innerJoin('booking_offers as bo', 'bo.id', 'b.offer_id')
    .select([
      'b.id',
      'b.offer_id as offerId',
      'b.listing_request_id as listingRequestId',
      'b.listing_id as listingId',
      'b.group_id as groupId',
      'b.type',
      'b.selected_contract as selectedContract',
      'b.from',
      'b.to',
      'b.price',
      'b.total_cost as totalCost',
      sql<number>`round(b.total_cost::numeric * lr.landlord_fee_percent / 100)::bigint`.as('landlordFee'),
      'b.currency',
      'b.canceled',
      'b.canceled_at as canceledAt',
      'b.landlord_cancellation_note as landlordCancellationNote',
      'b.skip_invoice_generation as skipInvoiceGeneration',
      'b.created_at as createdAt',
      'u.apartment_name as apartmentName',
      'g.part_of_group as partOfGroup',
      'g.name as groupName',
      'g.street',
      'g.street_number as streetNumber',
      'g.zip_code as zipCode',
      'g.city',
      'g.country',
      'b.tenant_id as tenantId',
      'br.first_name as tenantFirstName',
      'br.last_name as tenantLastName',
      'br.email as tenantEmail',
      'br.phone as tenantPhone',
      'br.company_name as companyName',
      'br.job_title as jobTitle',
      'br.reason_for_stay as reasonForStay',
      'bo.signed_contract_file_id as signedContractFileId',
      sql<BookingRow['invoice']>`(
        select json_build_object('number', i.number, 'amount', i.amount, 'currency', i.currency,
          'dueDate', i.due_date, 'isPaid', i.is_paid)
        from invoices i where i.booking_id = b.id and i.document_type = 'INVOICE' order by i.created_at desc limit 1
      )`.as('invoice'),
    ])
    .$castTo<BookingRow>()
}

/** A window of the landlord's bookings: upcoming and current by start, past and cancelled with the latest first. */
export async function listBookings(
  db: Db,
  viewer: Viewer,
  by: BookingListFilter,
  today: Temporal.PlainDate,
  window: { offset: number; limit: number },
): Promise<BookingRow[]> {
  const direction = by.phase === 'UPCOMING' || by.phase === 'CURRENT' ? 'asc' : 'desc'
  return selectBooking(inPhase(narrowed(db, viewer, by), by.phase, today))
    .orderBy('b.from', direction)
    .orderBy('b.id')
    .offset(window.offset)
    .limit(window.limit)
    .execute()
}

/** How many bookings each phase has, within the same narrowing. */
export async function countBookings(
  db: Db,
  viewer: Viewer,
  by: BookingListFilter,
  today: Temporal.PlainDate,
): Promise<{ upcoming: number; current: number; past: number; cancelled: number }> {
  return narrowed(db, viewer, by)
    .select([
      sql<number>`count(*) filter (where not b.canceled and b."from" > ${today}::date)`.as('upcoming'),
      sql<number>`count(*) filter (where not b.canceled and b."from" <= ${today}::date and b."to" >= ${today}::date)`.as(
        'current',
      ),
      sql<number>`count(*) filter (where not b.canceled and b."to" < ${today}::date)`.as('past'),
      sql<number>`count(*) filter (where b.canceled)`.as('cancelled'),
    ])
    .executeTakeFirstOrThrow()
}

/** Bookings of the landlord by booking id or by listing request id. */
export async function listBookingsBy(
  db: Db,
  viewer: Viewer,
  key: 'id' | 'listing_request_id',
  ids: readonly string[],
): Promise<BookingRow[]> {
  if (ids.length === 0) return []
  const nothing = { phase: null, listingId: null, groupId: null, search: null }
  return selectBooking(narrowed(db, viewer, nothing))
    .where(key === 'id' ? 'b.id' : 'b.listing_request_id', 'in', ids)
    .execute()
}

/** Stores a booking; returns its id. */
export async function insertBooking(
  db: Db,
  booking: {
    offerId: string
    listingRequestId: string
    listingId: string
    groupId: string
    landlordId: string
    tenantId: string
    type: string
    selectedContract: string
    stay: Stay
    price: number
    totalCost: number
    currency: string
    skipInvoiceGeneration: boolean
    at: Temporal.Instant
  },
): Promise<string> {
  const row = await db
    .insertInto('bookings')
    .values({
      offer_id: booking.offerId,
      listing_request_id: booking.listingRequestId,
      listing_id: booking.listingId,
      group_id: booking.groupId,
      landlord_id: booking.landlordId,
      tenant_id: booking.tenantId,
      type: booking.type,
      selected_contract: booking.selectedContract,
      from: booking.stay.from,
      to: booking.stay.to,
      price: booking.price,
      total_cost: booking.totalCost,
      currency: booking.currency,
      skip_invoice_generation: booking.skipInvoiceGeneration,
      created_at: booking.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}
