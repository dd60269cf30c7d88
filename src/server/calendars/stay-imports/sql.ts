import { sql } from 'kysely'
import type { Day, Stay } from '../../../domain/kernel/day.ts'
import type { StayField } from '../../../domain/calendars/stays-file-heads.ts'
import type { DayOrder } from '../../../domain/kernel/written-day.ts'
import type { KnownStay } from '../../../domain/calendars/stays-file.ts'
import type { LastDay, StaysPlatform } from '../../../domain/calendars/stays-file-columns.ts'
import type { Db } from '../../kernel/db/database.ts'
import { json } from '../../kernel/db/parameters.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import { inFullWorld } from '../../kernel/viewer/visible-to.ts'
import type { BlockableUnit } from '../blocks/block-sql.ts'

/** A unit that stays can be put into. */
export interface StayUnit extends BlockableUnit {
  externalId: string | null
  groupName: string
  partOfGroup: boolean
}

/** The units of the viewer's world, by the names of their listings and their own. */
export async function listStayUnits(db: Db, viewer: Viewer): Promise<StayUnit[]> {
  const { rows } = await sql<StayUnit>`
    select u.id, u.group_id as "groupId", u.landlord_id as "landlordId", u.apartment_name as "apartmentName",
      u.external_id as "externalId", g.name as "groupName", g.part_of_group as "partOfGroup"
    from listings u join groups g on g.id = u.group_id
    where ${inFullWorld(viewer, 'u.landlord_id', 'u.group_id')} and u.deleted_at is null and g.deleted_at is null
      and g.archived_at is null
    order by g.name, u.apartment_name, u.id`.execute(db)
  return rows
}

/** The blocks of units that end on a day or later. */
export async function listUnitBlocks(
  db: Db,
  listingIds: readonly string[],
  since: Day,
): Promise<(Stay & { id: string; listingId: string; isOwn: boolean })[]> {
  const { rows } = await sql<Stay & { id: string; listingId: string; isOwn: boolean }>`
    select id, listing_id as "listingId", lower(days) as "from", upper(days) - 1 as "to", source = 'own' as "isOwn"
    from blocks where listing_id = any(${listingIds}::uuid[]) and upper(days) > ${since}::date`.execute(db)
  return rows
}

/** What earlier files of a platform brought, as far as its blocks are still there and in the viewer's world, by reference. */
export async function listKnownStays(
  db: Db,
  viewer: Viewer,
  platform: StaysPlatform,
  references: readonly string[],
): Promise<Map<string, KnownStay>> {
  const { rows } = await sql<KnownStay & { reference: string }>`
    select s.reference, s.id as "stayId", k.id as "blockId", k.listing_id as "listingId", k.note,
      lower(k.days) as "from", upper(k.days) - 1 as "to", k.changed_at > s.written_at as "isByHand"
    from imported_stays s join blocks k on k.id = s.block_id
    where ${inFullWorld(viewer, 'k.landlord_id', 'k.group_id')} and s.landlord_id = k.landlord_id
      and s.platform = ${platform} and s.reference <> '' and s.reference = any(${references}::text[])`.execute(
    db,
  )
  return new Map(rows.map(({ reference, ...stay }) => [reference, stay]))
}

/** A stay that a file brought, with the block that it became; without one its days are free again. */
export interface WrittenStay {
  id: string
  groupId: string
  landlordId: string
  platform: StaysPlatform
  reference: string
  blockId: string | null
  endsOn: Day
}

/** Stores what a file brought; one that came before with the same number is the same stay. Answers the ids in order. */
export async function saveStays(
  db: Db,
  stays: readonly WrittenStay[],
  at: Temporal.Instant,
): Promise<string[]> {
  if (stays.length === 0) return []
  const rows = stays.map((stay) => ({
    id: stay.id,
    group_id: stay.groupId,
    landlord_id: stay.landlordId,
    platform: stay.platform,
    reference: stay.reference,
    block_id: stay.blockId,
    ends_on: stay.endsOn,
  }))
  const numbered = await sql<{ id: string; given: string }>`
    with given as (
      select * from jsonb_to_recordset(${json(rows)}::jsonb) as g (id uuid, group_id uuid, landlord_id uuid, platform text,
        reference text, block_id uuid, ends_on date)
    ), written as (
      insert into imported_stays (id, group_id, landlord_id, platform, reference, block_id, written_at, ends_on)
      select id, group_id, landlord_id, platform, reference, block_id, ${at}::timestamptz, ends_on from given
      on conflict (landlord_id, platform, reference, group_id) where reference <> ''
      do update set block_id = excluded.block_id, written_at = excluded.written_at, ends_on = excluded.ends_on
      returning id, group_id, platform, reference
    )
    select w.id, g.id as given from given g join written w
      on w.id = g.id or (g.reference <> '' and w.group_id = g.group_id and w.platform = g.platform
        and w.reference = g.reference)`.execute(db)
  const byGiven = new Map(numbered.rows.map(({ id, given }) => [given, id]))
  return stays.map(({ id }) => byGiven.get(id) ?? id)
}

/** What was done to a stay, with what was there before; null for one that was added. */
export interface ImportStep {
  stayId: string
  kind: 'ADD' | 'CHANGE' | 'FREE'
  former: (Stay & { listingId: string; note: string }) | null
}

/** What an import has come to. */
export interface NewImport {
  landlordId: string
  madeBy: string
  platform: StaysPlatform
  added: number
  changed: number
  freed: number
}

/** Stores an import with its steps; answers its id. */
export async function insertImport(
  db: Db,
  made: NewImport,
  steps: readonly ImportStep[],
  at: Temporal.Instant,
): Promise<string> {
  const { landlordId, madeBy, ...counts } = made
  const { id } = await db
    .insertInto('stay_imports')
    .values({ ...counts, landlord_id: landlordId, made_by: madeBy, at })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = steps.map(({ stayId, kind, former }) => ({
    stay_id: stayId,
    kind,
    listing_id: former?.listingId ?? null,
    from: former?.from ?? null,
    to: former?.to ?? null,
    note: former?.note ?? null,
  }))
  await sql`
    insert into stay_import_steps (import_id, stay_id, landlord_id, kind, former_listing_id, former_days, former_note)
    select ${id}::uuid, stay_id, ${landlordId}::uuid, kind, listing_id,
      case when "from" is not null then daterange("from", "to", '[]') end, note
    from jsonb_to_recordset(${json(rows)}::jsonb) as g (stay_id uuid, kind text, listing_id uuid, "from" date, "to" date,
      note text)`.execute(db)
  return id
}

/** How files with certain heads are to be understood. */
export interface StoredFormat {
  fields: (StayField | null)[]
  dayOrder: DayOrder
  lastDay: LastDay
}

/** How a landlord's last file with these heads was understood, or null. */
export async function findFormat(
  db: Db,
  landlordId: string,
  headsHash: string,
): Promise<StoredFormat | null> {
  const row = await db
    .selectFrom('stay_file_formats')
    .select(['fields', 'day_order as dayOrder', 'last_day as lastDay'])
    .where('landlord_id', '=', landlordId)
    .where('heads_hash', '=', headsHash)
    .executeTakeFirst()
  return row ? { ...row, fields: row.fields.map((field) => (field === '' ? null : field)) } : null
}

/** Remembers how files with these heads are to be understood. */
export async function saveFormat(
  db: Db,
  landlordId: string,
  headsHash: string,
  { fields, dayOrder, lastDay }: StoredFormat,
  at: Temporal.Instant,
): Promise<void> {
  const format = {
    fields: fields.map((field) => field ?? ('' as const)),
    day_order: dayOrder,
    last_day: lastDay,
    changed_at: at,
  }
  await db
    .insertInto('stay_file_formats')
    .values({ landlord_id: landlordId, heads_hash: headsHash, ...format })
    .onConflict((conflict) => conflict.columns(['landlord_id', 'heads_hash']).doUpdateSet(format))
    .execute()
}

/** What names of other programs mean to a landlord: a unit, or null where their lines are left out. */
export async function listUnitNames(db: Db, landlordId: string): Promise<Map<string, string | null>> {
  const rows = await db
    .selectFrom('stay_unit_names')
    .select(['name', 'listing_id as listingId'])
    .where('landlord_id', '=', landlordId)
    .execute()
  return new Map(rows.map(({ name, listingId }) => [name, listingId]))
}

/** Remembers what names mean. */
export async function saveUnitNames(
  db: Db,
  landlordId: string,
  names: ReadonlyMap<string, string | null>,
  at: Temporal.Instant,
): Promise<void> {
  if (names.size === 0) return
  const rows = [...names].map(([name, listingId]) => ({ name, listing_id: listingId }))
  await sql`
    insert into stay_unit_names (landlord_id, name, listing_id, changed_at)
    select ${landlordId}::uuid, name, listing_id, ${at}::timestamptz
    from jsonb_to_recordset(${json(rows)}::jsonb) as g (name text, listing_id uuid)
    on conflict (landlord_id, name) do update set listing_id = excluded.listing_id, changed_at = excluded.changed_at`.execute(
    db,
  )
}
