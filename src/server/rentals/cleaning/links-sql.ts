import { sql } from 'kysely'
import type { Viewer } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inFullWorld, visibleGroups } from '../../kernel/viewer/visible-to.ts'

/** A cleaning link as its landlord sees it. */
export interface CleaningLinkRow {
  id: string
  /** Null: all homes. */
  groupId: string | null
  /** Null: all units of the home. */
  listingId: string | null
  /** Of the home or the unit; null: all homes. */
  place: string | null
  label: string
  keys: string
  createdAt: Temporal.Instant
  lastUsedAt: Temporal.Instant | null
  revokedAt: Temporal.Instant | null
}

/** How long links that were revoked stay in the list, in days. */
const REVOKED_DAYS = 30
const MOST_LISTED = 500

function visibleLinks(db: Db, viewer: Viewer) {
  return db
    .selectFrom('cleaning_links as l')
    .leftJoin('groups as g', 'g.id', 'l.group_id')
    .leftJoin('listings as u', 'u.id', 'l.listing_id')
    .select([
      'l.id',
      'l.group_id as groupId',
      'l.listing_id as listingId',
      'l.label',
      'l.keys',
      'l.created_at as createdAt',
      'l.last_used_at as lastUsedAt',
      'l.revoked_at as revokedAt',
    ])
    .select((eb) => eb.fn.coalesce('u.apartment_name', 'g.name').as('place'))
    .where(inFullWorld(viewer, 'l.landlord_id', 'l.group_id', 'l.listing_id'))
}

/** The viewer's links, the newest first: the living ones, and those revoked in the last 30 days. */
export async function listCleaningLinks(
  db: Db,
  viewer: Viewer,
  now: Temporal.Instant,
): Promise<CleaningLinkRow[]> {
  return visibleLinks(db, viewer)
    .where((eb) =>
      eb.or([
        eb('l.revoked_at', 'is', null),
        eb('l.revoked_at', '>', now.subtract({ hours: 24 * REVOKED_DAYS })),
      ]),
    )
    .orderBy('l.created_at', 'desc')
    .orderBy('l.id')
    .limit(MOST_LISTED)
    .execute()
}

/** One link that the viewer may see; null when there is none. */
export async function findCleaningLink(db: Db, viewer: Viewer, id: string): Promise<CleaningLinkRow | null> {
  return (await visibleLinks(db, viewer).where('l.id', '=', id).executeTakeFirst()) ?? null
}

/** How many links of a landlord open something. */
export async function countLivingCleaningLinks(db: Db, landlordId: string): Promise<number> {
  const { count } = await db
    .selectFrom('cleaning_links')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('landlord_id', '=', landlordId)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Stores a link; answers its id. */
export async function insertCleaningLink(
  db: Db,
  link: Pick<CleaningLinkRow, 'groupId' | 'listingId' | 'label' | 'keys' | 'createdAt'> & {
    landlordId: string
  },
): Promise<string> {
  const { id } = await db
    .insertInto('cleaning_links')
    .values({
      landlord_id: link.landlordId,
      group_id: link.groupId,
      listing_id: link.listingId,
      label: link.label,
      keys: link.keys,
      created_at: link.createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Ends a link now and forgets where the keys are; false when it had ended already. */
export async function endCleaningLink(db: Db, id: string, now: Temporal.Instant): Promise<boolean> {
  const result = await db
    .updateTable('cleaning_links')
    .set({ revoked_at: now, keys: '' })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** What a living link opens: homes of one landlord, all or those of a group or a unit. */
export interface CleaningScope {
  linkId: string
  landlordId: string
  groupId: string | null
  listingId: string | null
  label: string
  keys: string
}

/** What a link opens, with the note that it was used; null where it is unknown, revoked or its landlord on hold. */
export async function openCleaningLink(
  db: Db,
  id: string,
  now: Temporal.Instant,
): Promise<CleaningScope | null> {
  const row = await db
    .updateTable('cleaning_links')
    .set({ last_used_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .where('landlord_id', 'not in', (eb) =>
      eb.selectFrom('users').select('id').where('frozen_at', 'is not', null),
    )
    .returning([
      'id as linkId',
      'landlord_id as landlordId',
      'group_id as groupId',
      'listing_id as listingId',
    ])
    .returning(['label', 'keys'])
    .executeTakeFirst()
  return row ?? null
}

/** Forgets links that were revoked before an instant, with what was ticked off by them. */
export async function forgetCleaningLinks(db: Db, before: Temporal.Instant): Promise<void> {
  await db.deleteFrom('cleaning_links').where('revoked_at', '<', before).execute()
}

/** A home, or a unit of one, that a link can be made for. */
export interface CleaningPlaceRow {
  groupId: string
  /** Null: the home with all its units. */
  listingId: string | null
  name: string
}

/** The homes that the viewer works on as a whole, each with its units, and the single units that they work on. */
export async function listCleaningPlaces(db: Db, viewer: Viewer): Promise<CleaningPlaceRow[]> {
  const homes = visibleGroups(db, viewer).select([
    'g.id as groupId',
    sql<string | null>`null::uuid`.as('listingId'),
    'g.name',
    'g.name as home',
  ])
  const units = db
    .selectFrom('listings as u')
    .innerJoin('groups as g', 'g.id', 'u.group_id')
    .select(['u.group_id as groupId', 'u.id as listingId', 'u.apartment_name as name', 'g.name as home'])
    .where(inFullWorld(viewer, 'u.landlord_id', 'u.group_id', 'u.id'))
    .where('u.deleted_at', 'is', null)
    .where('g.deleted_at', 'is', null)
    .where('g.part_of_group', '=', true)
  return db
    .selectFrom(homes.unionAll(units).as('p'))
    .select(['p.groupId', 'p.listingId', 'p.name'])
    .orderBy('p.home')
    .orderBy('p.groupId')
    .orderBy(sql`p."listingId" is not null`)
    .orderBy('p.name')
    .orderBy('p.listingId')
    .execute()
}
