import { sql } from 'kysely'
import type { Stay } from '../../../domain/kernel/day.ts'
import type { TenantStays } from '../../../domain/listings/stay-chain.ts'
import type { Source } from '../../kernel/db/reads.ts'
import { statement } from '../../kernel/db/statement.ts'

/** Whose stays are meant, and in which group; moving between the units of a group does not start a new chain. */
export interface TenantGroup {
  tenantId: string
  groupId: string
}

/** A booking, or a request that has not ended, of a tenant in a group. */
export interface TenantStayRow extends Stay, TenantGroup {
  listingRequestId: string
  /** Null for a request. */
  bookingId: string | null
  /** The unit of a booking, or of the booking that a request extends. */
  listingId: string | null
  extendsBookingId: string | null
}

/** What tenants have and want in groups: bookings as far as they were or will be lived in, and requests that go on. */
export async function listTenantStays(
  source: Source,
  groups: readonly TenantGroup[],
): Promise<TenantStayRow[]> {
  if (groups.length === 0) return []
  const tenantIds = groups.map((group) => group.tenantId)
  return tenantStaysIn.list(source, { tenantIds, groupIds: groups.map((group) => group.groupId) })
}

const tenantStaysIn = statement(
  (_, { tenantIds, groupIds }: { tenantIds: readonly string[]; groupIds: readonly string[] }) => {
    const wanted = sql`(select * from unnest(${tenantIds}::uuid[], ${groupIds}::uuid[]))`
    return sql<TenantStayRow>`
      select b.tenant_id as "tenantId", b.group_id as "groupId", b.listing_request_id as "listingRequestId",
        b.id as "bookingId", b.listing_id as "listingId", lr.extends_booking_id as "extendsBookingId", b."from",
        coalesce(b.stayed_until, b."to") as "to"
      from bookings b join listing_requests lr on lr.id = b.listing_request_id
      where (b.tenant_id, b.group_id) in ${wanted} and (not b.canceled or b.stayed_until is not null)
      union all
      select lr.tenant_id, lr.group_id, lr.id, null, extended.listing_id, lr.extends_booking_id, lr."from", lr."to"
      from listing_requests lr left join bookings extended on extended.id = lr.extends_booking_id
      where (lr.tenant_id, lr.group_id) in ${wanted} and lr.landlord_status <> 'OTHER'`
  },
)

/** The stays that a limit counts beside a request; null for a stay that is no request yet. */
export function othersOf(rows: readonly TenantStayRow[], requestId: string | null): TenantStays {
  const others = rows.filter((row) => row.listingRequestId !== requestId)
  return {
    agreed: others.filter((row) => row.bookingId !== null),
    asked: others.filter((row) => row.bookingId === null),
  }
}
