import { type SqlBool, sql } from 'kysely'
import { isUuid } from '../../../domain/kernel/text.ts'
import { UNANSWERED_DISPUTE_STATES } from '../../../domain/money/dispute.ts'
import { STUCK_REFUND_STATES } from '../../../domain/money/refund.ts'
import { likePrefix, isOneOf } from '../../kernel/db/parameters.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { Source } from '../../kernel/db/reads.ts'
import { statement } from '../../kernel/db/statement.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import { inFullWorld, visibleBookings } from '../../kernel/viewer/visible-to.ts'
import type { PaymentRow } from '../payments/sql.ts'
import { isRefundContested, REFUND_INSTANTS, type ShownRefund } from '../refunds/sql.ts'

/** A payment that has come, with whom it concerns. */
export interface PaidRow extends PaymentRow {
  tenantNames: string
  listingName: string
}

const names = sql<string>`br.first_name || ' ' || br.last_name`

/** What the tenant of a booking of the landlord's world has paid of the rent, and contested payments of its fee. */
export async function listPaymentsOfBooking(
  source: Source,
  viewer: Viewer,
  bookingId: string,
): Promise<PaidRow[]> {
  return ofBooking.list(source, { viewer, bookingId })
}

const INSTANTS = { created_at: true, checked_at: true, succeeded_at: true } as const

const ofBooking = statement(
  (_, { viewer, bookingId }: { viewer: Viewer; bookingId: string }) => sql<PaidRow>`
    select ${shown} from payments p ${concerned}
    where p.booking_id = ${bookingId}::uuid and ${seenBy(viewer)}
    order by p.succeeded_at, p.id`,
  INSTANTS,
)

/** The landlord's payments of which something went back or is contested, those that moved last first. */
export async function listMovedPayments(source: Source, viewer: Viewer, limit: number): Promise<PaidRow[]> {
  return moved.list(source, { viewer, limit })
}

// From the few that moved to their payments, and not the other way round.
const moved = statement(
  (_, { viewer, limit }: { viewer: Viewer; limit: number }) => sql<PaidRow>`
    select ${shown}
    from (
      select payment_id, max(at) as at
      from (
        select r.payment_id, r.created_at as at from refunds r join bookings b on b.id = r.booking_id
        where ${inFullWorld(viewer, 'r.landlord_id', 'b.group_id', 'b.listing_id')}
        union all
        select d.payment_id, d.opened_at from disputes d join bookings b on b.id = d.booking_id
        where ${inFullWorld(viewer, 'd.landlord_id', 'b.group_id', 'b.listing_id')}
      ) moves
      group by payment_id
    ) moved
    join payments p on p.id = moved.payment_id ${concerned}
    where ${seenBy(viewer)}
    order by moved.at desc, p.id limit ${limit}::int`,
  INSTANTS,
)

const shown = sql`p.*, ${names} as "tenantNames", g.name as "listingName"`
const concerned = sql`
  join bookings b on b.id = p.booking_id
  join listing_requests lr on lr.id = b.listing_request_id
  join booking_requests br on br.id = lr.booking_request_id
  join groups g on g.id = b.group_id`

/** The tenant's service fee is the product's: landlords don't see it here. */
function seenBy(viewer: Viewer) {
  return sql<SqlBool>`(${inFullWorld(viewer, 'b.landlord_id', 'b.group_id', 'b.listing_id')}
    and p.landlord_id = b.landlord_id and p.state = 'SUCCEEDED'
    and (p.purpose = 'FIRST_MONTH_RENT'
      or (p.purpose = 'LANDLORD_FEE' and exists (select from disputes d where d.payment_id = p.id))))`
}

/** What goes back to the tenant of a stay; nothing for a foreign one. */
export async function listTenantRefunds(
  source: Source,
  viewer: Viewer,
  bookingId: string,
): Promise<ShownRefund[]> {
  return tenantRefundsOf.list(source, { viewer, bookingId })
}

const tenantRefundsOf = statement(
  (db, { viewer, bookingId }: { viewer: Viewer; bookingId: string }) =>
    visibleBookings(db, viewer, 'tenant')
      .innerJoin('refunds as r', 'r.booking_id', 'b.id')
      .selectAll('r')
      .select(isRefundContested.as('isContested'))
      .where('b.id', '=', bookingId)
      .orderBy('r.created_at')
      .orderBy('r.id'),
  REFUND_INSTANTS,
)

/** What staff look for among the payments of tenants. */
export interface StaffPaymentFilter {
  /** The beginning of a name or an address, or the id of a payment or a booking. */
  search: string
  /** Only those where somebody has to do something: a refund failed, a dispute waits for an answer. */
  needsWork: boolean
}

/** A payment as staff see it. */
export interface StaffPaidRow extends PaidRow {
  landlordName: string
}

function staffPayments(db: Db, { search, needsWork }: StaffPaymentFilter) {
  const text = search.trim()
  const begins = likePrefix(text.toLowerCase())
  // What is said of payments alone comes first: names are looked up of what is left.
  const payments = db
    .selectFrom('payments')
    .selectAll()
    .where(isOneOf('state', ['SUCCEEDED']))
    .where(
      sql<SqlBool>`(due_id is not null or exists (select from disputes d where d.payment_id = payments.id))`,
    )
    .$if(isUuid(text), (query) =>
      query.where((eb) => eb.or([eb('id', '=', text), eb('booking_id', '=', text)])),
    )
    .$if(needsWork, (query) =>
      query.where(sql<SqlBool>`id in (
        select payment_id from refunds where ${isOneOf('state', STUCK_REFUND_STATES)}
        union all
        select payment_id from disputes
        where answer is null and ${isOneOf('state', UNANSWERED_DISPUTE_STATES)})`),
    )
  return db
    .selectFrom(payments.as('p'))
    .innerJoin('bookings as b', 'b.id', 'p.booking_id')
    .innerJoin('listing_requests as lr', 'lr.id', 'b.listing_request_id')
    .innerJoin('booking_requests as br', 'br.id', 'lr.booking_request_id')
    .innerJoin('groups as g', 'g.id', 'b.group_id')
    .innerJoin('users as landlord', 'landlord.id', 'p.landlord_id')
    .innerJoin('users as tenant', 'tenant.id', 'b.tenant_id')
    .$if(text !== '' && !isUuid(text), (query) =>
      query.where(sql<SqlBool>`(lower(${names}) like ${begins} or lower(br.last_name) like ${begins}
        or lower(tenant.email) like ${begins} or lower(landlord.email) like ${begins}
        or lower(landlord.first_name || ' ' || landlord.last_name) like ${begins}
        or lower(landlord.last_name) like ${begins})`),
    )
}

/** Payments of all tenants, and contested ones of landlords, the newest first. */
export async function listStaffPayments(
  db: Db,
  filter: StaffPaymentFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<StaffPaidRow[]> {
  return (
    staffPayments(db, filter)
      .selectAll('p')
      .select([
        names.as('tenantNames'),
        'g.name as listingName',
        sql<string>`landlord.first_name || ' ' || landlord.last_name`.as('landlordName'),
      ])
      .orderBy('p.succeeded_at', 'desc')
      .orderBy('p.id')
      // Written, so that the plan knows that a page is short.
      .offset(sql.lit(offset))
      .limit(sql.lit(limit))
      .execute()
  )
}

/** How many payments those are. */
export async function countStaffPayments(db: Db, filter: StaffPaymentFilter): Promise<number> {
  const { count } = await staffPayments(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** A payment as staff see it after they have done something; undefined where there is none. */
export async function findStaffPayment(db: Db, id: string): Promise<StaffPaidRow | undefined> {
  const [payment] = await listStaffPayments(db, { search: id, needsWork: false }, { offset: 0, limit: 1 })
  return payment
}
