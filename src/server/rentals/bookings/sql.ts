import { sql, type SqlBool } from 'kysely'
import type { BookingPhase } from '../../../domain/rentals/booking.ts'
import type { BookingCancellationReason, ContractName } from '../../../domain/catalogue/contracts.ts'
import type { KnownTerms } from '../../../domain/rentals/fee-terms.ts'
import type { RequestType } from '../../../domain/catalogue/requests.ts'
import type { Day, Stay } from '../../../domain/kernel/day.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import { likeContaining } from '../../kernel/db/parameters.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { Source } from '../../kernel/db/reads.ts'
import { statement } from '../../kernel/db/statement.ts'
import { type Side, visibleBookings } from '../../kernel/viewer/visible-to.ts'
import { BOOKING_INSTANTS, type BookingRow, type Bookings, bookingsOf, selectBookings } from './rows-sql.ts'

/** What a list of bookings is narrowed to; null: to nothing. */
export interface BookingListFilter {
  phase: BookingPhase | null
  listingId: string | null
  groupId: string | null
  tenantId: string | null
  type: RequestType | null
  selectedContract: ContractName | null
  cancellationReason: BookingCancellationReason | null
  /** Bookings with a day in this window. */
  from: Day | null
  to: Day | null
  search: string | null
}

/** The filter that lets everything through. */
export const everyBooking: BookingListFilter = {
  phase: null,
  listingId: null,
  groupId: null,
  tenantId: null,
  type: null,
  selectedContract: null,
  cancellationReason: null,
  from: null,
  to: null,
  search: null,
}

/** How many bookings each phase has. */
export interface BookingCounts {
  upcoming: number
  current: number
  past: number
  cancelled: number
}

function narrowed(bookings: Bookings, by: BookingListFilter): Bookings {
  let query = bookings
  if (by.listingId) {
    const unit = by.listingId
    query = query.where((eb) =>
      eb.or([
        eb('b.listing_id', '=', unit),
        sql<SqlBool>`b.id in (select o.booking_id from occupancies o where o.listing_id = ${unit}::uuid)`,
      ]),
    )
  }
  if (by.groupId) query = query.where('b.group_id', '=', by.groupId)
  if (by.tenantId) query = query.where('b.tenant_id', '=', by.tenantId)
  if (by.type) query = query.where('b.type', '=', by.type)
  if (by.selectedContract) query = query.where('b.selected_contract', '=', by.selectedContract)
  if (by.cancellationReason) query = query.where('b.cancellation_reason', '=', by.cancellationReason)
  if (by.from) query = query.where('b.to', '>=', by.from)
  if (by.to) query = query.where('b.from', '<=', by.to)
  if (by.search) {
    const pattern = likeContaining(by.search)
    query = query.where((eb) =>
      eb.or([
        eb(sql`br.first_name || ' ' || br.last_name`, 'ilike', pattern),
        eb('br.company_name', 'ilike', pattern),
        eb('br.email', 'ilike', pattern),
        eb('g.name', 'ilike', pattern),
        eb('u.apartment_name', 'ilike', pattern),
        eb('u.external_id', 'ilike', pattern),
        eb('lr.user_friendly_id', 'ilike', pattern),
      ]),
    )
  }
  return query
}

function inPhase(query: Bookings, phase: BookingPhase | null, today: Day): Bookings {
  if (phase === null) return query
  if (phase === 'CANCELLED') return query.where('b.canceled', '=', true)
  const alive = query.where('b.canceled', '=', false)
  if (phase === 'UPCOMING') return alive.where('b.from', '>', today)
  if (phase === 'PAST') return alive.where('b.to', '<', today)
  return alive.where('b.from', '<=', today).where('b.to', '>=', today)
}

/** A window of bookings of one side: upcoming and current by start, past and cancelled with the latest first. */
export async function listBookings(
  db: Db,
  viewer: Viewer,
  side: Side,
  by: BookingListFilter,
  today: Day,
  window: { offset: number; limit: number },
): Promise<BookingRow[]> {
  const direction = by.phase === 'UPCOMING' || by.phase === 'CURRENT' ? 'asc' : 'desc'
  return selectBookings(inPhase(narrowed(bookingsOf(db, viewer, side), by), by.phase, today))
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
  side: Side,
  by: BookingListFilter,
  today: Day,
): Promise<BookingCounts> {
  return narrowed(bookingsOf(db, viewer, side), by)
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

/** Bookings of one side by booking id or by listing request id. */
export async function listBookingsBy(
  source: Source,
  viewer: Viewer,
  key: 'id' | 'listing_request_id',
  ids: readonly string[],
  side: Side = 'landlord',
): Promise<BookingRow[]> {
  return ids.length === 0 ? [] : bookingsBy.list(source, { viewer, ids, written: { key, side } })
}

interface AskedBookings {
  viewer: Viewer
  ids: readonly string[]
  written: { key: 'id' | 'listing_request_id'; side: Side }
}

const bookingsBy = statement(
  (db, { viewer, ids, written: { key, side } }: AskedBookings) =>
    selectBookings(bookingsOf(db, viewer, side)).where(
      sql<SqlBool>`${sql.ref(`b.${key}`)} = any(${ids}::uuid[])`,
    ),
  BOOKING_INSTANTS,
)

/** What the landlord's bookings can be narrowed to: the groups and contracts that there are. */
export async function findFilterChoices(source: Source, viewer: Viewer): Promise<FilterChoices> {
  return (await filterChoices.find(source, { viewer })) ?? { groups: [], contracts: [] }
}

/** What the landlord's bookings can be narrowed to. */
export interface FilterChoices {
  groups: { groupId: string; name: string }[]
  contracts: ContractName[]
}

const filterChoices = statement((db, { viewer }: { viewer: Viewer }) => {
  // Each pair once before it is JSON, which takes long to be compared.
  const pairs = visibleBookings(db, viewer)
    .innerJoin('groups as g', 'g.id', 'b.group_id')
    .select(['g.id as groupId', 'g.name', 'b.selected_contract as contract'])
    .distinct()
  return db.selectFrom(pairs.as('pair')).select([
    sql<FilterChoices['groups']>`coalesce(
        json_agg(distinct jsonb_build_object('groupId', pair."groupId", 'name', pair.name)), '[]')`.as(
      'groups',
    ),
    sql<ContractName[]>`coalesce(json_agg(distinct pair.contract), '[]')`.as('contracts'),
  ])
})

/** A booking of the chain of extensions that another one belongs to. */
export interface ChainedBooking extends Stay {
  /** The booking whose chain it is. */
  of: string
  id: string
  listingRequestId: string
  type: RequestType
  canceled: boolean
  stayedUntil: Day | null
}

/** The chains of bookings: what each extends and what extends it, by first day, itself among them. One statement. */
export async function listChains(source: Source, bookingIds: readonly string[]): Promise<ChainedBooking[]> {
  return bookingIds.length === 0 ? [] : chainsOf.list(source, { bookingIds })
}

const chainsOf = statement(
  (_, { bookingIds }: { bookingIds: readonly string[] }) => sql<ChainedBooking>`
    with recursive up as (
      select b.id as "of", b.id, lr.extends_booking_id as parent
      from bookings b join listing_requests lr on lr.id = b.listing_request_id
      where b.id = any(${bookingIds}::uuid[])
      union
      select up."of", p.id, lr.extends_booking_id
      from up join bookings p on p.id = up.parent join listing_requests lr on lr.id = p.listing_request_id
    ), down as (
      select "of", id from up where parent is null
      union
      select down."of", b.id
      from down join listing_requests lr on lr.extends_booking_id = down.id
      join bookings b on b.listing_request_id = lr.id
    )
    select down."of", b.id, b.listing_request_id as "listingRequestId", b.type, b."from", b."to", b.canceled,
      b.stayed_until as "stayedUntil"
    from down join bookings b on b.id = down.id
    order by b."from", b.id`,
)

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
    type: RequestType
    selectedContract: ContractName
    stay: Stay
    price: number
    totalCost: number
    currency: string
    known: KnownTerms
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
      invoice_calculation_method: booking.known.terms.calculationMethod,
      landlord_fee_rate: booking.known.terms.landlordFeeRate,
      tenant_fee_rate: booking.known.terms.tenantFeeRate,
      term_origins: booking.known.origins,
      skip_invoice_generation: booking.skipInvoiceGeneration,
      created_at: booking.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}
