import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../kernel/db/database.ts'
import { hasOneConnection } from '../../kernel/db/transaction.ts'
import { unhurried } from '../../kernel/http/long-work.ts'

const rowsAtATime = 500

/** A person, as ways of the retention table lead to them: by their id or their address. */
export interface WayEnd {
  id: string
  email: string
}

/** What of a table is read, by which ways, and without which columns. */
export interface ReadTable {
  table: string
  ways: readonly string[]
  without: readonly string[]
  /** Columns of rows that aren't the landlord's own. */
  withoutOfOthers?: readonly string[]
}

/**
 * The rows of a table that belong to somebody by one of the ways, each once and as JSON, without the columns that are
 * withheld. Must be read in a transaction, to its end: a cursor gives some hundred at a time.
 */
export async function* readRowsOf(
  trx: Db,
  { table, ways, without, withoutOfOthers = [] }: ReadTable,
  end: WayEnd,
): AsyncGenerator<string[]> {
  const ofOthers =
    withoutOfOthers.length === 0
      ? sql``
      : sql` - (case when t.landlord_id = ${end.id} then '{}'::text[] else ${[...withoutOfOthers]}::text[] end)`
  const condition = sql.join(
    ways.map((way) => wayTo(way, end)),
    sql` or `,
  )
  yield* readByCursor(
    trx,
    sql`select (to_jsonb(t) - ${[...without]}::text[]${ofOthers}${withoutHidden(table, end)})::text as line from ${sql.table(table)} t
      where (${condition})${exceptWaiting(table, end)}`,
  )
}

/**
 * The rows of a landlord's table with what they named in an installation from which they came: where nothing else stands
 * in its place by now, it goes along.
 */
export async function* readWorldRowsOf(
  trx: Db,
  { table, ways, without }: ReadTable,
  end: WayEnd,
): AsyncGenerator<string[]> {
  const condition = sql.join(
    ways.map((way) => wayTo(way, end)),
    sql` or `,
  )
  yield* readByCursor(
    trx,
    sql`select ((to_jsonb(t) - ${[...without]}::text[]${withoutHidden(table, end)}) || coalesce((
          select jsonb_object_agg(left_over.key, left_over.value) from jsonb_each(r.line) as left_over
          where to_jsonb(t) -> left_over.key = 'null'), '{}'))::text as line
      from ${sql.table(table)} t
        left join imported_remainders r on r.landlord_id = ${end.id} and r.source_table = ${table}
          and r.row_id::text = coalesce(to_jsonb(t) ->> 'id', to_jsonb(t) ->> 'file_id',
            to_jsonb(t) ->> 'listing_request_id', to_jsonb(t) ->> 'booking_id')
      where (${condition})${exceptWaiting(table, end)}`,
  )
}

/** What one side alone may read of what the two wrote to each other: its own, until the request is accepted (decision 119). */
const HIDDEN_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  messages: ['whole'],
  message_attachments: ['file_name'],
  message_translations: ['text'],
  // Of a report by the other side nobody reads who made it, and in which words (decision 134).
  message_reports: ['side', 'words', 'up_to', 'contacts_shown', 'reported_at'],
}

function withoutHidden(table: string, { id }: WayEnd): RawBuilder<unknown> {
  const hidden = HIDDEN_COLUMNS[table]
  if (!hidden) return sql``
  return sql` - (case when ${isOpenTo(table, { tenantId: id, landlordId: id })} then '{}'::text[] else ${[...hidden]}::text[] end)`
}

/**
 * A file that the other side hasn't sent is nobody else's business: not even that there is one. Nor is what the other side
 * has reported, as long as staff look at it.
 */
function exceptWaiting(table: string, { id }: WayEnd): RawBuilder<unknown> {
  const isDone = DONE_WHERE[table]
  return isDone
    ? sql` and (${sql.raw(isDone)} or ${isOpenTo(table, { tenantId: id, landlordId: id })})`
    : sql``
}

const DONE_WHERE: Readonly<Record<string, string>> = {
  message_attachments: 't.message_id is not null',
  message_reports: 't.ended_at is not null',
}

/** Whether a row of a conversation is their own, or was sent to them and may be read whole. */
function isOpenTo(table: string, { tenantId, landlordId }: FilesOf): RawBuilder<boolean> {
  const isOwn = sql`t.side = 'TENANT' and t.tenant_id = ${tenantId ?? null} or t.side = 'LANDLORD' and t.landlord_id = ${landlordId}`
  if (table === 'message_reports') return sql`(${isOwn})`
  const isSent = table === 'message_attachments' ? sql`t.message_id is not null` : sql`true`
  // Of translations that of the whole text alone has contact data in it.
  const isPlain = table === 'message_translations' ? sql`t.variant <> 'WHOLE'` : sql`false`
  return sql`(${isOwn} or ${isPlain}
    or ${isSent} and exists (select from listing_requests a where a.id = t.listing_request_id
      and a.status_type in ('AVAILABLE', 'TENANT_APPROVED')))`
}

/** Rows of a table that came from another installation as history, in the order in which they came. */
export async function* readHistoryOf(trx: Db, table: string, landlordId: string): AsyncGenerator<string[]> {
  yield* readByCursor(
    trx,
    sql`select line::text as line from imported_history
      where landlord_id = ${landlordId} and source_table = ${table} order by id`,
  )
}

/** `tenant_id` is a column of the row; `offer_id>booking_offers.tenant_id` one of a row that it names; `=email` an address. */
function wayTo(way: string, { id, email }: WayEnd): RawBuilder<boolean> {
  if (way.startsWith('=')) return sql<boolean>`lower(t.${sql.ref(way.slice(1))}) = lower(${email})`
  const [own = '', ...further] = way.split('>')
  if (further.length === 0) return sql<boolean>`t.${sql.ref(own)} = ${id}`
  return sql<boolean>`t.${sql.ref(own)} in ${idsOn(further, id)}`
}

function idsOn([step = '', ...further]: readonly string[], id: string): RawBuilder<unknown> {
  const [table = '', column = ''] = step.split('.')
  if (further.length === 0) return sql`(select id from ${sql.table(table)} where ${sql.ref(column)} = ${id})`
  return sql`(select id from ${sql.table(table)} where ${sql.ref(column)} in ${idsOn(further, id)})`
}

/** The lines of a query that answers one text column `line`; in no hurry, where nobody waits for the connection. */
export async function* readByCursor(trx: Db, query: RawBuilder<unknown>): AsyncGenerator<string[]> {
  const windows = windowsOf(trx, query)
  yield* hasOneConnection(trx) ? windows : unhurried(windows)
}

async function* windowsOf(trx: Db, query: RawBuilder<unknown>): AsyncGenerator<string[]> {
  await sql`declare exported no scroll cursor for ${query}`.execute(trx)
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(rowsAtATime)} from exported`.execute(trx)
    if (rows.length > 0) yield rows.map(({ line }) => line)
    if (rows.length < rowsAtATime) break
  }
  await sql`close exported`.execute(trx)
}

/** A content to be taken along: where it lies, and what it is called. */
export interface OwnFile {
  id: string
  fileName: string
  contentType: string
  storageKey: string
}

/** A person's files, or those of their world, with those of messages that they may open, by id from after the last one before. */
export async function listFilesOf(db: Db, of: FilesOf, after: string | null): Promise<OwnFile[]> {
  const { rows } = await sql<OwnFile>`
    select id, "fileName", "contentType", "storageKey" from (${filesOf(of)}) as own
    where ${after}::uuid is null or id > ${after}::uuid order by id limit ${rowsAtATime}`.execute(db)
  return rows
}

/** How many files that are. */
export async function countFilesOf(db: Db, of: FilesOf): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int as count from (${filesOf(of)}) as own`.execute(db)
  return rows[0]?.count ?? 0
}

interface FilesOf {
  tenantId?: string
  landlordId: string
}

function filesOf(of: FilesOf): RawBuilder<unknown> {
  const isTheirs = sql`(t.landlord_id = ${of.landlordId}::uuid or t.tenant_id = ${of.tenantId ?? null}::uuid)`
  return sql`
    select id, file_name as "fileName", content_type as "contentType", storage_key as "storageKey"
    from files t where ${isTheirs}
    union all select id, file_name, content_type, storage_key
    from message_attachments t where ${isTheirs} and ${isOpenTo('message_attachments', of)}
    union all select id, file_name, content_type, storage_key || '/large.jpg' from key_handover_photos t where ${isTheirs}
    ${of.tenantId === undefined ? sql`` : cleaningPhotosOf(of)}`
}

/** Of a person's own data: they don't go along with the business, as the links don't by which they came. */
function cleaningPhotosOf({ landlordId }: FilesOf): RawBuilder<unknown> {
  return sql`union all select id, 'cleaning-' || day || '.jpg', 'image/jpeg', storage_key || '/large.jpg'
    from cleaning_photos t where t.landlord_id = ${landlordId}::uuid`
}
