import { sql } from 'kysely'
import type { UnpublishReasonValue } from '../../../domain/catalogue/unpublish-reason.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { isNot } from '../../kernel/db/parameters.ts'
import { inWorld } from '../../kernel/viewer/visible-to.ts'

/** A unit as publishing looks at it. */
export interface PublishedUnitRow {
  id: string
  apartmentName: string
  published: boolean
  /** False until somebody has said from when it can be had. */
  availableFromKnown: boolean
  unpublishReason: UnpublishReasonValue | null
  unpublishExplanation: string
  unpublishedAt: Temporal.Instant | null
}

/** The units of a group, or the one of an id; what was taken out last comes first. */
export async function listPublishedUnits(
  db: Db,
  groupId: string,
  listingId: string | null,
): Promise<PublishedUnitRow[]> {
  let query = db.selectFrom('listings').where('group_id', '=', groupId).where('deleted_at', 'is', null)
  if (listingId) query = query.where('id', '=', listingId)
  return query
    .select([
      'id',
      'apartment_name as apartmentName',
      'published',
      'available_from_known as availableFromKnown',
      'unpublish_reason as unpublishReason',
      'unpublish_explanation as unpublishExplanation',
      'unpublished_at as unpublishedAt',
    ])
    .orderBy('unpublished_at', (order) => order.desc().nullsLast())
    .orderBy('id')
    .execute()
}

/**
 * Makes units public; why they left before is over. Answers whether it did: not where the landlord's account is on hold,
 * which was put there while this call waited for the listing's lock.
 */
export async function savePublished(
  db: Db,
  listingIds: readonly string[],
  at: Temporal.Instant,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('listings')
    .set({
      published: true,
      hidden_by_freeze: null,
      last_published_at: at,
      unpublish_reason: null,
      unpublish_explanation: '',
      unpublished_at: null,
    })
    .where('id', 'in', listingIds)
    .where('landlord_id', 'not in', (eb) =>
      eb.selectFrom('users').select('id').where('frozen_at', 'is not', null),
    )
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows) === listingIds.length
}

/** Takes units out, with the reason. */
export async function saveUnpublished(
  db: Db,
  listingIds: readonly string[],
  why: { reason: UnpublishReasonValue; explanation: string; at: Temporal.Instant },
): Promise<void> {
  await db
    .updateTable('listings')
    .set({
      published: false,
      unpublish_reason: why.reason,
      unpublish_explanation: why.explanation,
      unpublished_at: why.at,
    })
    .where('id', 'in', listingIds)
    .execute()
}

/** Forgets why units left, so that their landlord may publish them again. */
export async function saveLifted(db: Db, listingIds: readonly string[]): Promise<void> {
  await db
    .updateTable('listings')
    .set({ unpublish_reason: null, unpublish_explanation: '' })
    .where('id', 'in', listingIds)
    .execute()
}

/** Puts a group away, or back with null. */
export async function saveArchived(db: Db, groupId: string, at: Temporal.Instant | null): Promise<void> {
  await db.updateTable('groups').set({ archived_at: at }).where('id', '=', groupId).execute()
}

/** How many requests of a group have not ended. */
export async function countActiveRequests(db: Db, groupId: string): Promise<number> {
  const { total } = await db
    .selectFrom('listing_requests')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('group_id', '=', groupId)
    .where(isNot('landlord_status', 'OTHER'))
    .executeTakeFirstOrThrow()
  return total
}

/** The names that the viewer's listings have. */
export async function listListingNames(db: Db, viewer: Viewer): Promise<string[]> {
  const rows = await db
    .selectFrom('groups')
    .select('name')
    .where(inWorld(viewer, 'landlord_id', 'id'))
    .where('deleted_at', 'is', null)
    .execute()
  return rows.map((row) => row.name)
}

/** Locks a group for staff, whoever's it is; answers its id, or undefined for a missing one. */
export async function lockGroupForStaff(db: Db, groupId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('groups')
    .select('id')
    .where('id', '=', groupId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row?.id
}
