import { sql } from 'kysely'
import type { BlockKind } from '../../../domain/calendars/calendar-answer.ts'
import type { BlockReason, BlockSource } from '../../../domain/catalogue/calendars.ts'
import type { Stay } from '../../../domain/kernel/day.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { json } from '../../kernel/db/parameters.ts'
import { inFullWorld } from '../../kernel/viewer/visible-to.ts'

/** A unit that days are blocked in. */
export interface BlockableUnit {
  id: string
  groupId: string
  landlordId: string
  apartmentName: string
}

/** Units by id that the viewer may change. */
export async function listBlockableUnits(
  db: Db,
  viewer: Viewer,
  listingIds: readonly string[],
): Promise<BlockableUnit[]> {
  const { rows } = await sql<BlockableUnit>`
    select u.id, u.group_id as "groupId", u.landlord_id as "landlordId", u.apartment_name as "apartmentName"
    from listings u join groups g on g.id = u.group_id
    where u.id = any(${listingIds}::uuid[]) and ${inFullWorld(viewer, 'u.landlord_id', 'u.group_id', 'u.id')}
      and u.deleted_at is null and g.deleted_at is null
    order by u.apartment_name, u.id`.execute(db)
  return rows
}

/** A stored block. */
export interface BlockRow extends Stay {
  id: string
  listingId: string
  groupId: string
  landlordId: string
  source: BlockSource
  reason: BlockReason
  note: string
  kind: BlockKind
}

/** Blocks by id that the viewer may change, by first day. */
export async function listBlocks(db: Db, viewer: Viewer, ids: readonly string[]): Promise<BlockRow[]> {
  const { rows } = await sql<BlockRow>`
    select k.id, k.listing_id as "listingId", k.group_id as "groupId", k.landlord_id as "landlordId",
      lower(k.days) as "from", upper(k.days) - 1 as "to", k.source, k.reason, k.note, k.kind
    from blocks k
    where k.id = any(${ids}::uuid[]) and ${inFullWorld(viewer, 'k.landlord_id', 'k.group_id', 'k.listing_id')}
    order by k.days, k.id`.execute(db)
  return rows
}

/** A block to store; without a feed and a kind it is an own one. */
export interface NewBlock extends Stay {
  id?: string
  source: BlockSource
  reason: BlockReason
  note: string
  kind?: BlockKind
  /** The feed that brought it. */
  feedId?: string | null
}

/** Blocks days of units, all in one statement; answers the ids in the order of the blocks. */
export async function insertBlockRows(
  db: Db,
  blocks: readonly (NewBlock & { unit: Pick<BlockableUnit, 'id' | 'groupId' | 'landlordId'> })[],
  at: Temporal.Instant,
): Promise<string[]> {
  if (blocks.length === 0) return []
  const rows = blocks.map(
    ({ unit, from, to, id = crypto.randomUUID(), source, reason, note, kind, feedId }) => ({
      id,
      listing_id: unit.id,
      group_id: unit.groupId,
      landlord_id: unit.landlordId,
      from,
      to,
      source,
      reason,
      note,
      kind: kind ?? 'STAY',
      feed_id: feedId ?? null,
    }),
  )
  await sql`
    insert into blocks (id, listing_id, group_id, landlord_id, days, source, reason, note, kind, feed_id, created_at,
      changed_at)
    select id, listing_id, group_id, landlord_id, daterange("from", "to", '[]'), source, reason, note, kind, feed_id,
      ${at}::timestamptz, ${at}::timestamptz
    from jsonb_to_recordset(${json(rows)}::jsonb) as given (id uuid, listing_id uuid, group_id uuid, landlord_id uuid,
      "from" date, "to" date, source text, reason text, note text, kind text, feed_id uuid)`.execute(db)
  return rows.map(({ id }) => id)
}

/** Own blocks that say the same of the same days, by the place of what they equal. */
export async function listEqualBlocks(
  db: Db,
  blocks: readonly (Pick<NewBlock, 'from' | 'to' | 'reason' | 'note'> & { unit: { id: string } })[],
): Promise<Map<number, string>> {
  const rows = blocks.map(({ unit, from, to, reason, note }, at) => ({
    at,
    listing_id: unit.id,
    from,
    to,
    reason,
    note,
  }))
  const found = await sql<{ at: number; id: string }>`
    select given.at, k.id
    from jsonb_to_recordset(${json(rows)}::jsonb) as given (at integer, listing_id uuid, "from" date, "to" date,
      reason text, note text)
    join blocks k on k.listing_id = given.listing_id and k.days = daterange(given."from", given."to", '[]')
      and k.source = 'own' and k.reason = given.reason and k.note = given.note`.execute(db)
  return new Map(found.rows.map(({ at, id }) => [at, id]))
}

/** Stores what has changed of a block. */
export async function saveBlock(
  db: Db,
  id: string,
  block: Omit<NewBlock, 'id' | 'source'> & { unit: BlockableUnit },
  at: Temporal.Instant,
): Promise<void> {
  await sql`
    update blocks set listing_id = ${block.unit.id}::uuid, group_id = ${block.unit.groupId}::uuid, days = daterange(${block.from}::date, ${block.to}::date, '[]'),
      reason = ${block.reason}, note = ${block.note}, changed_at = ${at}
    where id = ${id}::uuid`.execute(db)
}

/** Frees the days of blocks. */
export async function deleteBlockRows(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await sql`delete from blocks where id = any(${ids}::uuid[])`.execute(db)
}

/** The kinds of blocks, by id. */
export async function listBlockKinds(db: Db, ids: readonly string[]): Promise<Map<string, BlockKind>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; kind: BlockKind }>`
    select id, kind from blocks where id = any(${ids}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, kind }) => [id, kind]))
}

/** Stores new days of blocks, all in one statement; without a kind or a note these stay. */
export async function saveBlockDays(
  db: Db,
  blocks: readonly (Stay & { id: string; kind?: BlockKind; note?: string })[],
  at: Temporal.Instant,
): Promise<void> {
  if (blocks.length === 0) return
  const rows = blocks.map(({ id, from, to, kind, note }) => ({
    id,
    from,
    to,
    kind: kind ?? null,
    note: note ?? null,
  }))
  await sql`
    update blocks set days = daterange(given."from", given."to", '[]'), kind = coalesce(given.kind, blocks.kind),
      note = coalesce(given.note, blocks.note), changed_at = ${at},
      -- A stay that it stands over now and did not before is news again.
      conflict_notified_at = case when not exists (
        select from occupancies o
        where o.listing_id = blocks.listing_id and o.days && daterange(given."from", given."to", '[]')
          and not o.days && blocks.days
      ) then blocks.conflict_notified_at end
    from jsonb_to_recordset(${json(rows)}::jsonb) as given (id uuid, "from" date, "to" date, kind text, note text)
    where blocks.id = given.id`.execute(db)
}

/** Locks groups in the order of their ids, as every command does: nobody else changes them until the transaction ends. */
export async function lockGroups(trx: Db, groupIds: readonly string[]): Promise<void> {
  if (groupIds.length === 0) return
  await sql`select id from groups where id = any(${groupIds}::uuid[]) order by id for no key update`.execute(
    trx,
  )
}
