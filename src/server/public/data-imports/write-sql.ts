import { sql } from 'kysely'
import { NOBODYS_MAIL_DOMAIN } from '../../../domain/kernel/constants.ts'
import { LIVE_COLUMNS } from '../../../domain/public/data-imports/live-columns.ts'
import type { Db } from '../../kernel/db/database.ts'

const idsAtATime = 5_000

/** Lets one import into a world at a time, until the transaction ends. */
export async function lockImportedWorld(db: Db, landlordId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`import into ${landlordId}`}, 0))`.execute(db)
}

/** Lets nobody put anything more into a landlord's world until the transaction ends; whoever is at it is waited for. */
export async function lockOutOthers(trx: Db, landlordId: string): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', landlordId).forUpdate().execute()
}

/** The names of a landlord's homes that this transaction has not stored; at most ten. */
export async function listNamesOfOthersHomes(trx: Db, landlordId: string): Promise<string[]> {
  const homes = await trx
    .selectFrom('groups')
    .select('name')
    .where('landlord_id', '=', landlordId)
    .where('name', '!=', '')
    .where(sql<boolean>`xmin <> pg_current_xact_id()::xid`)
    .orderBy('created_at')
    .orderBy('id')
    .limit(10)
    .execute()
  return homes.map(({ name }) => name)
}

/** The tables of a business in which a landlord has rows that this transaction has not stored. */
export async function listFilledTables(db: Db, landlordId: string): Promise<string[]> {
  const looks = Object.entries(LIVE_COLUMNS).flatMap(([table, columns]) => {
    const owner = ['landlord_id', 'user_id'].find((column) => columns.includes(column))
    return owner
      ? [
          sql`select ${table}::text as name
            where exists (select from ${sql.table(table)} where ${sql.ref(owner)} = ${landlordId}::uuid
              and xmin <> pg_current_xact_id()::xid)`,
        ]
      : []
  })
  const { rows } = await sql<{ name: string }>`${sql.join(looks, sql` union all `)}`.execute(db)
  return rows.map(({ name }) => name)
}

/** Those of these ids that a table has already. */
export async function listTakenIds(db: Db, table: string, ids: readonly string[]): Promise<string[]> {
  const taken: string[] = []
  for (let from = 0; from < ids.length; from += idsAtATime) {
    const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)}
      where id = any(${ids.slice(from, from + idsAtATime)}::uuid[])`.execute(db)
    taken.push(...rows.map(({ id }) => id))
  }
  return taken
}

/** Somebody whom rows name and who never logs in. */
export interface ImportedPerson {
  id: string
  firstName: string
  lastName: string
  email: string | null
}

/** Stores people whom a landlord's rows name: without a login, and with an address at which nobody is. */
export async function insertImportedPersons(
  db: Db,
  landlordId: string,
  persons: readonly ImportedPerson[],
): Promise<void> {
  await sql`
    with given as (
      select * from unnest(${persons.map(({ id }) => id)}::uuid[], ${persons.map((one) => one.firstName)}::text[],
        ${persons.map((one) => one.lastName)}::text[], ${persons.map((one) => one.email)}::text[])
        as given (id, first_name, last_name, email)
    ), made as (
      insert into users (id, name, first_name, last_name, email)
      select id, trim(first_name || ' ' || last_name), first_name, last_name, id || ${NOBODYS_MAIL_DOMAIN}::text from given
      returning id
    )
    insert into imported_persons (user_id, landlord_id, email)
    select made.id, ${landlordId}::uuid, given.email from made join given on given.id = made.id`.execute(db)
}

/** A row as the archive has it, and what of it is otherwise here. */
export interface WrittenRow {
  text: string
  over: Readonly<Record<string, unknown>>
}

/** Stores rows of a table, with these columns; the text of a row loses no digit on its way. */
export async function insertLiveRows(
  db: Db,
  table: string,
  columns: readonly string[],
  rows: readonly WrittenRow[],
): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    select ${sql.join(columns.map((column) => sql.ref(`r.${column}`)))}
    from unnest(${rows.map(({ text }) => text)}::text[], ${rows.map(({ over }) => JSON.stringify(over))}::text[])
        as given (line, over),
      lateral jsonb_populate_record(null::${sql.table(table)}, given.line::jsonb || given.over::jsonb) as r`.execute(
    db,
  )
}

/** Keeps rows that nothing here works with, as they are. */
export async function insertHistoryRows(
  db: Db,
  landlordId: string,
  table: string,
  lines: readonly string[],
): Promise<void> {
  if (lines.length === 0) return
  await sql`
    insert into imported_history (landlord_id, source_table, line)
    select ${landlordId}::uuid, ${table}, line::jsonb
    from unnest(${[...lines]}::text[]) with ordinality as given (line, place) order by place`.execute(db)
}

/** Keeps what rows named that isn't here; more of the same row comes to what is kept of it. */
export async function insertRemainders(
  db: Db,
  landlordId: string,
  table: string,
  rows: readonly { id: string; line: Readonly<Record<string, unknown>> }[],
): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into imported_remainders (landlord_id, source_table, row_id, line)
    select ${landlordId}::uuid, ${table}, id, line::jsonb
    from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ line }) => JSON.stringify(line))}::text[])
      as given (id, line)
    on conflict (landlord_id, source_table, row_id)
      do update set line = imported_remainders.line || excluded.line`.execute(db)
}

/** Notes which ids and numbers stand here for those of the archive. */
export async function insertImportedNames(
  db: Db,
  landlordId: string,
  table: string,
  names: readonly { former: string; given: string }[],
): Promise<void> {
  if (names.length === 0) return
  await sql`
    insert into imported_names (landlord_id, source_table, former, given)
    select ${landlordId}::uuid, ${table}, former, given
    from unnest(${names.map(({ former }) => former)}::text[], ${names.map(({ given }) => given)}::text[])
      as named (former, given)`.execute(db)
}

/** Lets rows name others of their own or of a later table, once these are there. */
export async function linkRows(
  db: Db,
  table: string,
  column: string,
  links: readonly { id: string; named: string }[],
): Promise<void> {
  if (links.length === 0) return
  await sql`
    update ${sql.table(table)} t set ${sql.ref(column)} = given.named
    from unnest(${links.map(({ id }) => id)}::uuid[], ${links.map(({ named }) => named)}::uuid[]) as given (id, named)
    where t.id = given.id`.execute(db)
}

/** As many numbers of requests as are asked for. */
export async function nextRequestNumbers(db: Db, count: number): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select 'M-' || nextval('user_friendly_ids') as number from generate_series(1, ${count}::int)`.execute(db)
  return rows.map(({ number }) => number)
}

/** Gives the groups of a landlord their counts: nothing that is imported waits for anybody. */
export async function insertImportedCounts(db: Db, landlordId: string): Promise<void> {
  await sql`insert into group_counts (group_id, landlord_id)
    select id, landlord_id from groups where landlord_id = ${landlordId}::uuid on conflict do nothing`.execute(
    db,
  )
}
