import { sql, type SqlBool } from 'kysely'
import { selectRequests } from '../lifecycle/requests-sql.ts'
import type { RequestRow } from '../lifecycle/rows.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'

/** All requests that a tenant sent with one of those booking requests, the first asked first. */
export async function listRequestsSentWith(
  db: Db,
  viewer: Viewer,
  bookingRequestIds: readonly string[],
): Promise<RequestRow[]> {
  return selectRequests(db, viewer, 'tenant')
    .where(sql<SqlBool>`lr.booking_request_id = any(${bookingRequestIds}::uuid[])`)
    .orderBy('lr.requested_at')
    .orderBy('lr.id')
    .execute()
}
