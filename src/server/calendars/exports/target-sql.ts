import type { Viewer } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inWorld, readableGroups, visibleGroups } from '../../kernel/viewer/visible-to.ts'

/** What a link is about. */
export interface ExportTarget {
  landlordId: string
  groupId: string
  /** Null: all units of the group. */
  listingId: string | null
}

/** The unit or group that the viewer names, exactly one of them; null when there is none. */
export async function findExportTarget(
  db: Db,
  viewer: Viewer,
  about: { listingId: string | null; groupId: string | null },
): Promise<ExportTarget | null> {
  // Single units of a house have links of their own; the link of the house is for those who work on all of it.
  const whole = visibleGroups(db, viewer).select(['g.landlord_id as landlordId', 'g.id as groupId'])
  if (about.listingId && !about.groupId) {
    const unit = await readableGroups(db, viewer)
      .select(['g.landlord_id as landlordId', 'g.id as groupId'])
      .innerJoin('listings as u', 'u.group_id', 'g.id')
      .select('u.id as listingId')
      .where('u.id', '=', about.listingId)
      .where(inWorld(viewer, 'u.landlord_id', 'u.group_id', 'u.id'))
      .where('u.deleted_at', 'is', null)
      .executeTakeFirst()
    return unit ?? null
  }
  if (!about.groupId || about.listingId) return null
  const group = await whole.where('g.id', '=', about.groupId).executeTakeFirst()
  return group ? { ...group, listingId: null } : null
}
