import { sql } from 'kysely'
import type { CalendarPlatform } from '../../../domain/catalogue/calendars.ts'
import type { Language } from '../../../domain/catalogue/language.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inFullWorld } from '../../kernel/viewer/visible-to.ts'

/** A private link as its landlord sees it. */
export interface CalendarExportRow {
  id: string
  groupId: string
  /** Null: all units of the group. */
  listingId: string | null
  label: string
  platform: CalendarPlatform
  language: Language
  withNames: boolean
  createdAt: Temporal.Instant
  revokedAt: Temporal.Instant | null
  fetchedAt: Temporal.Instant | null
  /** How the last one who asked named itself. */
  fetchedBy: string
  fetches: number
}

/** How many links are listed at most. */
const mostExports = 500

function visibleExports(db: Db, viewer: Viewer) {
  return db
    .selectFrom('calendar_exports as e')
    .select([
      'e.id',
      'e.group_id as groupId',
      'e.listing_id as listingId',
      'e.label',
      'e.platform',
      'e.language',
      'e.with_names as withNames',
      'e.created_at as createdAt',
      'e.revoked_at as revokedAt',
      'e.fetched_at as fetchedAt',
      'e.fetched_by as fetchedBy',
      'e.fetches',
    ])
    .where(inFullWorld(viewer, 'e.landlord_id', 'e.group_id', 'e.listing_id'))
}

/**
 * Links of a unit, or of a whole group, or all of the viewer's: the living ones first, then those that were revoked
 * since; each kind with the newest first.
 */
export async function listExports(
  db: Db,
  viewer: Viewer,
  about: { listingId: string | null; groupId: string | null },
  revokedSince: Temporal.Instant,
): Promise<CalendarExportRow[]> {
  let exports = visibleExports(db, viewer).where((eb) =>
    eb.or([eb('e.revoked_at', 'is', null), eb('e.revoked_at', '>', revokedSince)]),
  )
  if (about.listingId) exports = exports.where('e.listing_id', '=', about.listingId)
  else if (about.groupId)
    exports = exports.where('e.group_id', '=', about.groupId).where('e.listing_id', 'is', null)
  return exports
    .orderBy(sql`e.revoked_at is not null`)
    .orderBy('e.created_at', 'desc')
    .orderBy('e.id')
    .limit(mostExports)
    .execute()
}

/** One link that the viewer may see; null when there is none. */
export async function findExport(db: Db, viewer: Viewer, id: string): Promise<CalendarExportRow | null> {
  return (await visibleExports(db, viewer).where('e.id', '=', id).executeTakeFirst()) ?? null
}

/** A fetch of a link. */
export interface CalendarExportFetchRow {
  at: Temporal.Instant
  /** 200 with the calendar, 304 when it was unchanged. */
  status: number
  userAgent: string
}

/** The fetches of a link that the viewer may see, before an instant; the newest first. */
export async function listFetches(
  db: Db,
  viewer: Viewer,
  exportId: string,
  { before, limit }: { before: Temporal.Instant | null; limit: number },
): Promise<CalendarExportFetchRow[]> {
  let fetches = db
    .selectFrom('calendar_export_fetches as f')
    .innerJoin('calendar_exports as e', 'e.id', 'f.export_id')
    .select(['f.at', 'f.status', 'f.user_agent as userAgent'])
    .where(inFullWorld(viewer, 'e.landlord_id', 'e.group_id', 'e.listing_id'))
    .where('f.export_id', '=', exportId)
  if (before) fetches = fetches.where('f.at', '<', before)
  return fetches.orderBy('f.at', 'desc').orderBy('f.id', 'desc').limit(limit).execute()
}

/** How many living links there are about a unit or, without one, about a whole group. */
export async function countLivingExports(
  db: Db,
  { groupId, listingId }: { groupId: string; listingId: string | null },
): Promise<number> {
  const { count } = await db
    .selectFrom('calendar_exports')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('group_id', '=', groupId)
    .where('listing_id', listingId ? '=' : 'is', listingId)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Stores a link; answers its id. */
export async function insertExport(
  db: Db,
  link: {
    landlordId: string
    groupId: string
    listingId: string | null
    label: string
    platform: CalendarPlatform
    language: Language
    withNames: boolean
    now: Temporal.Instant
  },
): Promise<string> {
  const { id } = await db
    .insertInto('calendar_exports')
    .values({
      landlord_id: link.landlordId,
      group_id: link.groupId,
      listing_id: link.listingId,
      label: link.label,
      platform: link.platform,
      language: link.language,
      with_names: link.withNames,
      created_at: link.now,
      changed_at: link.now.round({ smallestUnit: 'second', roundingMode: 'floor' }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Ends a link now, with all that it exported; false when it had ended already. */
export async function endExport(db: Db, id: string, now: Temporal.Instant): Promise<boolean> {
  const result = await db
    .updateTable('calendar_exports')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  if (result.numUpdatedRows === 0n) return false
  await db
    .updateTable('calendar_export_events')
    .set({ exported_until: now })
    .where('export_id', '=', id)
    .where('exported_until', 'is', null)
    .execute()
  return true
}

/** Forgets fetches, and what was exported and no longer is, from before an instant. */
export async function forgetExported(db: Db, before: Temporal.Instant): Promise<void> {
  await db.deleteFrom('calendar_export_fetches').where('at', '<', before).execute()
  await db.deleteFrom('calendar_export_events').where('exported_until', '<', before).execute()
}
