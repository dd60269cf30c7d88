import { createHash, randomUUID } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openDatabase, type Database, type Db } from '../src/server/kernel/db/database.ts'
import { migrate } from '../src/server/kernel/db/migrate.ts'
import { startBoss } from '../src/server/kernel/jobs/boss.ts'
import type { Log } from '../src/server/kernel/config/log.ts'
import { emptyDatabase } from './empty-database.ts'
import { type PostgresServer, startPostgres } from './postgres/server.ts'

const root = join(import.meta.dirname, '..')
const cache = join(root, 'node_modules/.cache/mezzo')

/** A migrated database without rows: embedded, or a new one on a PostgreSQL server. */
export async function openTestDatabase(log: Log): Promise<Database> {
  return process.env.MEZZO_TEST_DATABASE === 'postgres' ? await openOnPostgres(log) : await openEmbedded(log)
}

/** The connection string of an open test database; null for an embedded one. */
export async function urlOfTestDatabase(db: Db): Promise<string | null> {
  if (process.env.MEZZO_TEST_DATABASE !== 'postgres') return null
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
  const server = await startPostgres()
  return server.url(rows[0]?.name ?? '')
}

/** Databases that a test file has left, for the next file of this worker: to make one takes a second. */
const left: Database[] = []

async function openEmbedded(log: Log): Promise<Database> {
  return await leaveBehind(
    left.pop() ??
      (await openDatabase(
        { databaseUrl: null, dataDir: 'memory://' },
        { log, snapshot: await snapshot(log) },
      )),
  )
}

/** The database, which its end empties for the next file, unless somebody has changed more than rows. */
async function leaveBehind(database: Database): Promise<Database> {
  const definitions = await readDefinitions(database)
  const close = async () => {
    await emptyDatabase(database.kysely)
    await clearAway(database)
    if ((await readDefinitions(database)) === definitions) left.push(database)
    else await database.close()
  }
  return { ...database, close }
}

/** Gives back the room of deleted rows, which else each emptying would look through once more. */
async function clearAway(database: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select oid::regclass::text as name from pg_class
    where relnamespace in ('public'::regnamespace, 'event_partitions'::regnamespace, 'pgboss'::regnamespace)
      and relkind = 'r' and relname <> 'migrations' and pg_relation_size(oid) > 0`.execute(database.kysely)
  if (rows.length > 0)
    await database.session((raw) => raw.exec(`vacuum (truncate) ${rows.map(({ name }) => name).join(', ')}`))
}

/** What tells whether somebody has changed more than rows: tables, columns, functions, triggers and settings. */
async function readDefinitions({ kysely }: Database): Promise<unknown> {
  const { rows } = await sql<{ definitions: string }>`
    select md5(concat(
      (select string_agg(concat(attrelid, attname, xmin), ',' order by attrelid, attnum) from pg_attribute),
      (select string_agg(concat(oid, xmin), ',' order by oid) from pg_proc),
      (select string_agg(concat(oid, tgenabled), ',' order by oid) from pg_trigger),
      (select string_agg(concat(oid, xmin), ',' order by oid) from pg_constraint),
      (select string_agg(concat(name, setting), ',' order by name) from pg_settings where source = 'session')
    )) as definitions`.execute(kysely)
  return rows[0]?.definitions
}

async function openOnPostgres(log: Log): Promise<Database> {
  const known = left.pop()
  if (known) return await leaveBehind(known)
  const server = await startPostgres()
  const url = await server.createDatabase(`mezzo_${randomUUID().replaceAll('-', '')}`, template)
  const database = await openDatabase({ databaseUrl: url, dataDir: 'memory://' }, { log })
  const close = async () => {
    await database.close()
    await server.stop()
  }
  return await leaveBehind({ ...database, close })
}

const template = 'mezzo_template'

/** Makes the database that all others of a run on PostgreSQL are copies of: migrated, with its queue, without rows. */
export async function writeTemplate(server: PostgresServer, log: Log): Promise<void> {
  const databaseUrl = await server.createDatabase(template)
  const database = await openDatabase({ databaseUrl, dataDir: 'memory://' }, { log })
  // `npm run check:release` tries the suite as it must do while the previous release still runs, too.
  await migrate(database, { phase: process.env.MEZZO_TEST_MIGRATIONS === 'before' ? 'before' : 'all' })
  const boss = await startBoss(database, log, false)
  await boss.stop({ graceful: false, close: true })
  await database.close()
}

let kept: Promise<Blob> | undefined

/** The snapshot, read once for all test files of a worker. */
function snapshot(log: Log): Promise<Blob> {
  kept ??= readSnapshot(log)
  return kept
}

/** Migrating takes seconds; a snapshot of the result is kept until a migration or a job changes. */
async function readSnapshot(log: Log): Promise<Blob> {
  const file = join(cache, `snapshot-${hashOfSources()}.tar`)
  if (!existsSync(file)) await writeSnapshot(file, log)
  return new Blob([readFileSync(file)])
}

function hashOfSources(): string {
  const hash = createHash('sha256')
  const sources = [
    'src/server/kernel/db/migrations/*.sql',
    'src/server/kernel/jobs/{names,boss}.ts',
    'package-lock.json',
  ]
  for (const path of globSync(sources, { cwd: root }).sort()) hash.update(readFileSync(join(root, path)))
  return hash.digest('hex').slice(0, 16)
}

async function writeSnapshot(file: string, log: Log): Promise<void> {
  const database = await openDatabase({ databaseUrl: null, dataDir: 'memory://' }, { log })
  await migrate(database)
  const boss = await startBoss(database, log, false)
  await boss.stop({ graceful: false, close: true })
  if (!database.dump) throw new Error('The embedded database makes no snapshots.')
  const content = Buffer.from(await (await database.dump()).arrayBuffer())
  await database.close()
  mkdirSync(cache, { recursive: true })
  // Two test files may do this at once: each writes its own, the last one stays.
  const own = `${file}.${process.pid}`
  writeFileSync(own, content)
  renameSync(own, file)
}
