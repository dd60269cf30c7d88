import { type RawBuilder, sql } from 'kysely'
import { LANDLORD_LABELS } from '../../../domain/listings/listing-labels.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { Day } from '../../../domain/kernel/day.ts'

/** A group's copy: its name, and when it is made. */
export interface Copy {
  name: string
  today: Day
  at: Temporal.Instant
}

/**
 * Copies a group with its content and pictures; answers the copy's id. What belongs to one listing alone stays behind:
 * registration number, permit and exemption; so does what staff have agreed for it, labels and fee, and everything
 * that happened.
 */
export async function copyGroup(db: Db, groupId: string, copy: Copy): Promise<string> {
  const { rows } = await insertCopy<{ id: string }>(db, 'groups', sql`id = ${groupId}`, {
    id: sql`gen_random_uuid()`,
    name: sql`${copy.name}`,
    created_at: sql`${copy.at}::timestamptz`,
    registration_number: sql`null`,
    min_booking_duration_permit_id: sql`null`,
    min_booking_duration_exemption: sql`false`,
    dropbox_images_synced_at: sql`null`,
    labels: sql`array(select label from unnest(labels) as label where label = any(${LANDLORD_LABELS}::text[]))`,
    landlord_fee_percent: null,
    archived_at: sql`null`,
    deleted_at: sql`null`,
    // Its units are not published.
    is_public: null,
  })
  const [row] = rows
  if (!row) throw new Error(`The group ${groupId} is gone.`)
  await insertCopy(db, 'pictures', sql`group_id = ${groupId}`, {
    id: sql`gen_random_uuid()`,
    group_id: sql`${row.id}::uuid`,
  })
  await sql`insert into group_counts (group_id, landlord_id)
    select id, landlord_id from groups where id = ${row.id}`.execute(db)
  return row.id
}

/** Copies a group's units into its copy, unpublished, without external ids, free from today on or from later. */
export async function copyUnits(
  db: Db,
  ids: { from: string; to: string },
  copy: Copy & { isGroup: boolean },
): Promise<number> {
  const { rows } = await insertCopy(db, 'listings', sql`group_id = ${ids.from} and deleted_at is null`, {
    id: sql`gen_random_uuid()`,
    group_id: sql`${ids.to}::uuid`,
    // A single listing is called like its group.
    apartment_name: copy.isGroup ? sql`apartment_name` : sql`${copy.name}`,
    external_id: sql`null`,
    available_from: sql`greatest(available_from, ${copy.today}::date)`,
    available_to: sql`case when available_to >= ${copy.today}::date then available_to end`,
    published: sql`false`,
    last_published_at: sql`null`,
    unpublish_reason: sql`null`,
    unpublish_explanation: sql`''`,
    unpublished_at: sql`null`,
    created_at: sql`${copy.at}::timestamptz`,
  })
  return rows.length
}

/** Copies rows with all their columns, also those that later releases add, but for the ones that are given; null leaves one at its default. */
async function insertCopy<Row>(
  db: Db,
  table: string,
  where: RawBuilder<unknown>,
  instead: Record<string, RawBuilder<unknown> | null>,
) {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = ''
    order by attnum`.execute(db)
  const names = rows.map((row) => row.name).filter((name) => instead[name] !== null)
  return sql<Row>`
    insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
    select ${sql.join(names.map((name) => instead[name] ?? sql.ref(name)))} from ${sql.table(table)} where ${where}
    returning id`.execute(db)
}
