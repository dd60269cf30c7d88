import type { Stay } from '../../../domain/kernel/day.ts'
import type { Db } from '../../kernel/db/database.ts'
import { isOneOf } from '../../kernel/db/parameters.ts'

/** A listing that an offer in signing reserves for a tenant. */
export interface ReservedListing extends Stay {
  listingRequestId: string
  bookingRequestId: string
}

/** The listings that are reserved for a tenant now, with the booking request they were asked with. */
export async function listReservedListings(db: Db, tenantId: string): Promise<ReservedListing[]> {
  return db
    .selectFrom('booking_offers as o')
    .innerJoin('listing_requests as lr', 'lr.id', 'o.listing_request_id')
    .select(['lr.id as listingRequestId', 'lr.booking_request_id as bookingRequestId', 'o.from', 'o.to'])
    .where('o.tenant_id', '=', tenantId)
    .where(isOneOf('o.status', ['PROPOSED', 'LANDLORD_SIGNING', 'TENANT_SIGNING']))
    .execute()
}
