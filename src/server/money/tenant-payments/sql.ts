import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../kernel/db/database.ts'
import type { Source } from '../../kernel/db/reads.ts'
import { statement } from '../../kernel/db/statement.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import { inFullWorld, visibleBookings } from '../../kernel/viewer/visible-to.ts'
import type { PaymentRow } from '../payments/sql.ts'
import type { RefundRow } from '../refunds/sql.ts'

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
  (_, { viewer, bookingId }: { viewer: Viewer; bookingId: string }) =>
    shown(sql`b.id = ${bookingId}::uuid`, viewer),
  INSTANTS,
)

/** The landlord's payments of which something went back or is contested, those that moved last first. */
export async function listMovedPayments(source: Source, viewer: Viewer, limit: number): Promise<PaidRow[]> {
  return moved.list(source, { viewer, limit })
}

const moved = statement(
  (_, { viewer, limit }: { viewer: Viewer; limit: number }) => sql<PaidRow>`
    select * from (${shown(
      sql`(exists (select from refunds r where r.payment_id = p.id) or exists (select from disputes d where d.payment_id = p.id))`,
      viewer,
    )}) moved
    order by greatest(
      (select max(r.created_at) from refunds r where r.payment_id = moved.id),
      (select max(d.opened_at) from disputes d where d.payment_id = moved.id)
    ) desc, moved.id limit ${limit}::int`,
  INSTANTS,
)

/** The tenant's service fee is the product's: landlords don't see it here. */
function shown(which: ReturnType<typeof sql>, viewer: Viewer) {
  return sql<PaidRow>`
    select p.*, ${names} as "tenantNames", g.name as "listingName"
    from bookings b
    join payments p on p.booking_id = b.id
    join listing_requests lr on lr.id = b.listing_request_id
    join booking_requests br on br.id = lr.booking_request_id
    join groups g on g.id = b.group_id
    where ${inFullWorld(viewer, 'b.landlord_id', 'b.group_id')} and p.state = 'SUCCEEDED' and ${which}
      and (p.purpose = 'FIRST_MONTH_RENT'
        or (p.purpose = 'LANDLORD_FEE' and exists (select from disputes d where d.payment_id = p.id)))
    order by p.succeeded_at, p.id`
}

/** What goes back to the tenant of a stay; nothing for a foreign one. */
export async function listTenantRefunds(db: Db, viewer: Viewer, bookingId: string): Promise<RefundRow[]> {
  return visibleBookings(db, viewer, 'tenant')
    .innerJoin('refunds as r', 'r.booking_id', 'b.id')
    .selectAll('r')
    .where('b.id', '=', bookingId)
    .orderBy('r.created_at')
    .orderBy('r.id')
    .execute()
}

/** What staff look for among the payments of tenants. */
export interface StaffPaymentFilter {
  /** The beginning of a name or an address, or an id. */
  search: string
  /** Only those where somebody has to do something: a refund failed, a dispute waits for an answer. */
  needsWork: boolean
}

/** A payment as staff see it. */
export interface StaffPaidRow extends PaidRow {
  landlordName: string
}

function staffPayments(db: Db, { search, needsWork }: StaffPaymentFilter) {
  const begins = `${search
    .trim()
    .toLowerCase()
    .replaceAll(/[\\%_]/g, '\\$&')}%`
  return db
    .selectFrom('payments as p')
    .innerJoin('bookings as b', 'b.id', 'p.booking_id')
    .innerJoin('listing_requests as lr', 'lr.id', 'b.listing_request_id')
    .innerJoin('booking_requests as br', 'br.id', 'lr.booking_request_id')
    .innerJoin('groups as g', 'g.id', 'b.group_id')
    .innerJoin('users as landlord', 'landlord.id', 'p.landlord_id')
    .innerJoin('users as tenant', 'tenant.id', 'b.tenant_id')
    .where('p.state', '=', 'SUCCEEDED')
    .where(sql<SqlBool>`(p.due_id is not null or exists (select from disputes d where d.payment_id = p.id))`)
    .$if(search.trim() !== '', (query) =>
      query.where(sql<SqlBool>`(lower(${names}) like ${begins} or lower(br.last_name) like ${begins}
        or lower(tenant.email) like ${begins} or lower(landlord.email) like ${begins}
        or lower(landlord.first_name || ' ' || landlord.last_name) like ${begins}
        or lower(landlord.last_name) like ${begins} or p.id::text = ${search.trim()}
        or b.id::text = ${search.trim()})`),
    )
    .$if(needsWork, (query) =>
      query.where(sql<SqlBool>`(
        exists (select from refunds r where r.payment_id = p.id and r.state in ('FAILED', 'CANCELED'))
        or exists (select from disputes d where d.payment_id = p.id and d.answer is null
          and d.state in ('NEEDS_RESPONSE', 'WARNING_NEEDS_RESPONSE')))`),
    )
}

/** Payments of all tenants, and contested ones of landlords, the newest first. */
export async function listStaffPayments(
  db: Db,
  filter: StaffPaymentFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<StaffPaidRow[]> {
  return staffPayments(db, filter)
    .selectAll('p')
    .select([
      names.as('tenantNames'),
      'g.name as listingName',
      sql<string>`landlord.first_name || ' ' || landlord.last_name`.as('landlordName'),
    ])
    .orderBy('p.succeeded_at', 'desc')
    .orderBy('p.id')
    .offset(offset)
    .limit(limit)
    .execute()
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
