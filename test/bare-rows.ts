import { randomUUID } from 'node:crypto'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../src/server/kernel/db/database.ts'
import type { BookingsTable, ListingRequestsTable } from '../src/server/kernel/db/tables.gen.ts'

/** Lets stays and requests be without what they are about besides their unit, their days and their rent. */
export async function allowBareRows(db: Db): Promise<void> {
  await sql`alter table occupancies drop constraint occupancies_offer_id_fkey`.execute(db)
  await sql`alter table bookings drop constraint bookings_offer_id_fkey,
    drop constraint bookings_listing_request_id_fkey, drop constraint bookings_tenant_id_fkey`.execute(db)
  await sql`alter table listing_requests drop constraint listing_requests_booking_request_id_fkey,
    drop constraint listing_requests_tenant_id_fkey`.execute(db)
}

/** A booking in euros of nobody. */
export function bareBooking(
  of: Pick<
    Insertable<BookingsTable>,
    'listing_id' | 'group_id' | 'landlord_id' | 'from' | 'to' | 'total_cost'
  > &
    Partial<Insertable<BookingsTable>>,
): Insertable<BookingsTable> {
  return {
    offer_id: randomUUID(),
    listing_request_id: randomUUID(),
    tenant_id: randomUUID(),
    type: 'STANDARD',
    selected_contract: 'GERMANY_PRIVATE',
    price: 0,
    tenant_fee_rate: 0,
    currency: 'EUR',
    ...of,
  }
}

/** A request in euros of nobody. */
export function bareRequest(
  of: Pick<Insertable<ListingRequestsTable>, 'group_id' | 'landlord_id' | 'from' | 'to' | 'status_type'> &
    Partial<Insertable<ListingRequestsTable>>,
): Insertable<ListingRequestsTable> {
  return {
    booking_request_id: randomUUID(),
    tenant_id: randomUUID(),
    guests: 1,
    method_of_booking: 'AFTER_TENANT_SIGNED_CONTRACT',
    price: 1,
    deposit: 0,
    final_cleaning_fee: 0,
    total_rent: 1,
    currency: 'EUR',
    landlord_fee_rate: 1000,
    tenant_fee_rate: 0,
    landlord_status: 'OTHER',
    sort_group: 5,
    ...of,
  }
}
