import type { Selectable } from 'kysely'
import type { Db } from '../../kernel/db/database.ts'
import type { PartnerPortalFetchesTable } from '../../kernel/db/tables.gen.ts'

/** A call of a portal. */
export type PortalFetchRow = Selectable<PartnerPortalFetchesTable>

/** Writes a call down. */
export async function insertPortalFetch(db: Db, fetch: Omit<PortalFetchRow, 'id'>): Promise<void> {
  await db.insertInto('partner_portal_fetches').values(fetch).execute()
}

/** The calls of a portal before an instant, the newest first. */
export async function listPortalFetches(
  db: Db,
  portalId: string,
  { before, limit }: { before: Temporal.Instant | null; limit: number },
): Promise<PortalFetchRow[]> {
  const all = db.selectFrom('partner_portal_fetches').selectAll().where('portal_id', '=', portalId)
  const asked = before ? all.where('at', '<', before) : all
  return asked.orderBy('at', 'desc').orderBy('id', 'desc').limit(limit).execute()
}

/** Forgets calls from before an instant. */
export async function forgetPortalFetches(db: Db, before: Temporal.Instant): Promise<void> {
  await db.deleteFrom('partner_portal_fetches').where('at', '<', before).execute()
}
