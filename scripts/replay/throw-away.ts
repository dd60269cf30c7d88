import '../../src/server/ports.ts'
import { sql } from 'kysely'
import { memoryFiles } from '../../src/server/kernel/adapters/files.ts'
import { readConfig } from '../../src/server/kernel/config/config.ts'
import { type Context, systemContext } from '../../src/server/kernel/viewer/context.ts'
import { type Db, openDatabase } from '../../src/server/kernel/db/database.ts'
import { migrate } from '../../src/server/kernel/db/migrate.ts'
import { createLog } from '../../src/server/kernel/config/log.ts'
import { parseDay } from '../../src/domain/kernel/day.ts'

/** A database in memory with one listing that has one feed, and a clock that is set by hand. */
export interface ThrowAway {
  ctx: Context
  db: Db
  feedId: string
  setNow(now: Temporal.Instant): void
  /** Rows that were written since the last call, by table: counted by the database itself. */
  countRows(): Promise<Record<string, number>>
  /** Lets the feed have answered nothing yet. */
  forget(): Promise<void>
  close(): Promise<void>
}

/** Opens it, migrated as the server's own. */
export async function openThrowAway(label: string): Promise<ThrowAway> {
  const config = readConfig({ NODE_ENV: 'test', MEZZO_DATA_DIR: 'memory://', LOG_LEVEL: 'error' })
  const log = createLog(config)
  const database = await openDatabase({ databaseUrl: null, dataDir: 'memory://' })
  await migrate(database)
  let now = Temporal.Instant.fromEpochMilliseconds(0)
  // Nobody is notified of anything, so no job is needed.
  const enqueue = () => Promise.resolve()
  const ctx = systemContext(
    { config, database, log, files: memoryFiles(), payments: null, enqueue, now: () => now },
    'replay',
  )
  const db = database.kysely
  const feedId = await insertListing(db, label)
  const tables = await countWrites(db)
  return {
    ctx,
    db,
    feedId,
    setNow: (to) => {
      now = to
    },
    countRows: () => countRows(db, tables),
    forget: async () => {
      await sql`delete from blocks`.execute(db)
      await sql`delete from calendar_feed_changes`.execute(db)
      await sql`
        update calendar_feeds set events = '[]', content_hash = null, answered_at = null, checked_at = null,
          recheck_at = null, quarantine_since = null, quarantine_answers = 0, window_days = null, error = null`.execute(
        db,
      )
      await countRows(db, tables)
    },
    close: () => database.close(),
  }
}

async function insertListing(db: Db, label: string): Promise<string> {
  const landlord = await db
    .insertInto('users')
    .values({
      name: 'Replay',
      first_name: 'Re',
      last_name: 'Play',
      email: 'replay@localhost',
      landlord: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const group = await db
    .insertInto('groups')
    .values({
      landlord_id: landlord.id,
      name: 'Replay',
      title: {},
      street: '',
      street_number: '',
      zip_code: '',
      city: '',
      country: 'DE',
      price: 0,
      currency: 'EUR',
      area: 0,
      accommodates: 1,
      home_type: 'ENTIRE_APARTMENT',
      furniture_standard: 'STANDARD',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('group_counts').values({ group_id: group.id, landlord_id: landlord.id }).execute()
  const unit = { group_id: group.id, landlord_id: landlord.id }
  const listing = await db
    .insertInto('listings')
    .values({ ...unit, apartment_name: 'Replay', available_from: parseDay('2000-01-01') })
    .returning('id')
    .executeTakeFirstOrThrow()
  const feed = await db
    .insertInto('calendar_feeds')
    .values({
      ...unit,
      listing_id: listing.id,
      kind: 'LINK',
      platform: 'OTHER',
      label,
      url: 'https://replay.invalid/',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return feed.id
}

/** Lets each table count its writes in a sequence, which is no row itself. */
async function countWrites(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migrations'`.execute(
    db,
  )
  await sql`
    create function count_write() returns trigger language plpgsql as $$
    begin
      perform nextval('writes_' || tg_table_name);
      return null;
    end $$`.execute(db)
  for (const { name } of rows) {
    await sql`create sequence ${sql.raw(`writes_${name}`)} minvalue 0 start 0`.execute(db)
    await sql`select nextval(${`writes_${name}`})`.execute(db)
    await sql`
      create trigger count_write after insert or update or delete on ${sql.table(name)}
      for each row execute function count_write()`.execute(db)
  }
  return rows.map(({ name }) => name)
}

async function countRows(db: Db, tables: readonly string[]): Promise<Record<string, number>> {
  const parts = tables.map(
    (name) =>
      sql`select ${sql.lit(name)} as name, last_value::int as total from ${sql.table(`writes_${name}`)}`,
  )
  const { rows } = await sql<{ name: string; total: number }>`
    select * from (${sql.join(parts, sql` union all `)}) w where total > 0`.execute(db)
  for (const { name } of rows) await sql`select setval(${`writes_${name}`}, 0)`.execute(db)
  return Object.fromEntries(rows.map(({ name, total }) => [name, total]))
}
