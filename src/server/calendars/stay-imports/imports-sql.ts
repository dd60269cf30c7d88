import { sql } from 'kysely'
import type { Day, Stay } from '../../../domain/kernel/day.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import { inFullWorld } from '../../kernel/viewer/visible-to.ts'
import type { StaysPlatform } from '../../../domain/calendars/stays-file-columns.ts'
import type { ImportStep } from './sql.ts'

/** An import as its landlord finds it again. */
export interface StayImportRow {
  id: string
  at: Temporal.Instant
  platform: StaysPlatform
  added: number
  changed: number
  freed: number
  undoneAt: Temporal.Instant | null
}

// Whoever sees some groups only has to do with the own imports alone.
const ofWorld = (viewer: Viewer) =>
  sql<boolean>`landlord_id = ${viewer.access === 'FULL' ? viewer.landlordId : null}::uuid
    and (${viewer.groupIds === null} or made_by = ${viewer.id}::uuid)`

/** The last imports of the viewer's world, or the one with an id. */
export async function listImports(db: Db, viewer: Viewer, id: string | null): Promise<StayImportRow[]> {
  return db
    .selectFrom('stay_imports')
    .select(['id', 'at', 'platform', 'added', 'changed', 'freed', 'undone_at as undoneAt'])
    .where(ofWorld(viewer))
    .$if(id !== null, (query) => query.where('id', '=', id ?? ''))
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(10)
    .execute()
}

/** Locks an import that the viewer may undo; answers whether there is one that isn't undone. */
export async function lockImport(db: Db, viewer: Viewer, id: string): Promise<StayImportRow | null> {
  const row = await db
    .selectFrom('stay_imports')
    .select(['id', 'at', 'platform', 'added', 'changed', 'freed', 'undone_at as undoneAt'])
    .where(ofWorld(viewer))
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** Stores that an import was taken back. */
export async function saveUndone(db: Db, id: string, at: Temporal.Instant): Promise<void> {
  await db.updateTable('stay_imports').set({ undone_at: at }).where('id', '=', id).execute()
}

/** A step of an import with what it left and whether that is still so. */
export interface StoredStep extends ImportStep {
  blockId: string | null
  /** Of the block, else of what was there before. */
  groupId: string
  landlordId: string
  /** Nobody has changed its block since, nor has a later file. */
  isUntouched: boolean
}

/** The steps of an import. */
export async function listSteps(db: Db, viewer: Viewer, importId: string): Promise<StoredStep[]> {
  const { rows } = await sql<
    Omit<StoredStep, 'former'> & {
      from: Day | null
      to: Day | null
      listingId: string | null
      note: string | null
    }
  >`
    select t.stay_id as "stayId", t.kind, t.former_listing_id as "listingId", lower(t.former_days) as "from",
      upper(t.former_days) - 1 as "to", t.former_note as note, k.id as "blockId",
      coalesce(k.group_id, u.group_id) as "groupId", t.landlord_id as "landlordId",
      s.written_at = i.at and coalesce(k.changed_at = i.at, t.kind = 'FREE') as "isUntouched"
    from stay_import_steps t
    join stay_imports i on i.id = t.import_id
    join imported_stays s on s.id = t.stay_id
    left join blocks k on k.id = s.block_id
    left join listings u on u.id = t.former_listing_id
    where t.import_id = ${importId}::uuid and coalesce(k.group_id, u.group_id) is not null
      and (${inFullWorld(viewer, 't.landlord_id', 'k.group_id')}
        or k.id is null and ${inFullWorld(viewer, 't.landlord_id', 'u.group_id')})`.execute(db)
  return rows.map(({ from, to, listingId, note, ...step }) => ({
    ...step,
    former: from && to && listingId && note !== null ? { from, to, listingId, note } : null,
  }))
}

/** Which block a stay is now, and that an import wrote it; without one its days are free. */
export async function saveStayBlocks(
  db: Db,
  blocks: readonly (Pick<Stay, never> & { stayId: string; blockId: string | null })[],
  at: Temporal.Instant,
): Promise<void> {
  if (blocks.length === 0) return
  await sql`
    update imported_stays s set block_id = g.block_id, written_at = ${at}::timestamptz
    from unnest(${blocks.map(({ stayId }) => stayId)}::uuid[], ${blocks.map(({ blockId }) => blockId)}::uuid[])
      as g (stay_id, block_id)
    where s.id = g.stay_id`.execute(db)
}

/** Forgets imported stays that ended before a day, and empties the notes of their blocks; answers how many. */
export async function forgetImportedStays(db: Db, before: Day): Promise<number> {
  await sql`
    update blocks k set note = '' from imported_stays s
    where s.block_id = k.id and k.note <> '' and upper(k.days) <= ${before}::date`.execute(db)
  const { numAffectedRows } = await sql`
    delete from imported_stays s
    where s.ends_on < ${before}::date
      and not exists (select from blocks k where k.id = s.block_id and upper(k.days) > ${before}::date)`.execute(
    db,
  )
  return Number(numAffectedRows ?? 0)
}
