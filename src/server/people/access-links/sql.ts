import type { Viewer } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'

/** An access link as its landlord sees it. */
export interface AccessLinkRow {
  id: string
  recipient: string
  groupId: string
  groupName: string
  createdAt: Temporal.Instant
  expiresAt: Temporal.Instant
  lastUsedAt: Temporal.Instant | null
  revokedAt: Temporal.Instant | null
}

function selectLinks(db: Db, landlordId: string) {
  return db
    .selectFrom('access_links as l')
    .innerJoin('groups as g', 'g.id', 'l.group_id')
    .select([
      'l.id',
      'l.recipient',
      'l.group_id as groupId',
      'g.name as groupName',
      'l.created_at as createdAt',
      'l.expires_at as expiresAt',
      'l.last_used_at as lastUsedAt',
      'l.revoked_at as revokedAt',
    ])
    .where('l.landlord_id', '=', landlordId)
}

/** The landlord's links that still open something, and those that ended in the last 30 days; the newest first. */
export async function listAccessLinks(
  db: Db,
  landlordId: string,
  now: Temporal.Instant,
): Promise<AccessLinkRow[]> {
  const since = now.subtract({ hours: 24 * 30 })
  return selectLinks(db, landlordId)
    .where('l.expires_at', '>', since)
    .where((eb) => eb.or([eb('l.revoked_at', 'is', null), eb('l.revoked_at', '>', since)]))
    .orderBy('l.created_at', 'desc')
    .limit(500)
    .execute()
}

/** One link of the landlord; null when there is none. */
export async function findAccessLink(db: Db, landlordId: string, id: string): Promise<AccessLinkRow | null> {
  return (await selectLinks(db, landlordId).where('l.id', '=', id).executeTakeFirst()) ?? null
}

/** Stores a link; answers its id. */
export async function insertAccessLink(
  db: Db,
  link: {
    landlordId: string
    groupId: string
    recipient: string
    now: Temporal.Instant
    expiresAt: Temporal.Instant
  },
): Promise<string> {
  const { id } = await db
    .insertInto('access_links')
    .values({
      landlord_id: link.landlordId,
      group_id: link.groupId,
      recipient: link.recipient,
      created_at: link.now,
      expires_at: link.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Ends a link of the landlord now; true when it was still open. */
export async function endAccessLink(
  db: Db,
  landlordId: string,
  id: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const result = await db
    .updateTable('access_links')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('landlord_id', '=', landlordId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Ends all open links of a landlord; answers how many. */
export async function endAccessLinksOf(db: Db, landlordId: string, now: Temporal.Instant): Promise<number> {
  const result = await db
    .updateTable('access_links')
    .set({ revoked_at: now })
    .where('landlord_id', '=', landlordId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return Number(result.numUpdatedRows)
}

/** Ends all open links of a group, as when a listing is deleted; answers how many. */
export async function endAccessLinksOfGroup(db: Db, groupId: string, now: Temporal.Instant): Promise<number> {
  const result = await db
    .updateTable('access_links')
    .set({ revoked_at: now })
    .where('group_id', '=', groupId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return Number(result.numUpdatedRows)
}

/** The viewer that a living link opens for: limited access to one group; null when it has ended. */
export async function findViewerByAccessLink(
  db: Db,
  id: string,
  now: Temporal.Instant,
): Promise<Pick<Viewer, 'id' | 'groupIds'> | null> {
  const row = await db
    .updateTable('access_links')
    .set({ last_used_at: now })
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .where('revoked_at', 'is', null)
    // A landlord's account on hold lets nobody in until that ends (decision 107).
    .where('landlord_id', 'not in', (eb) =>
      eb.selectFrom('users').select('id').where('frozen_at', 'is not', null),
    )
    .returning(['landlord_id', 'group_id'])
    .executeTakeFirst()
  return row ? { id: row.landlord_id, groupIds: [row.group_id] } : null
}
