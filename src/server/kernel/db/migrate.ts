import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database, Session } from './database.ts'

const directory = join(import.meta.dirname, 'migrations')
const lockKey = 7_141_983

/** One script that brings the database forward. */
export interface Migration {
  name: string
  hash: string
  script: string
}

/** Brings the database to the newest migration; several processes at once wait for one another. */
export async function migrate(database: Database): Promise<string[]> {
  return await database.session(async (session) => {
    if (database.kind === 'pglite') return await applyPending(session)
    await session.query('select pg_advisory_lock($1)', [lockKey])
    try {
      return await applyPending(session)
    } finally {
      await session.query('select pg_advisory_unlock($1)', [lockKey])
    }
  })
}

/** Whether every migration of this release is applied; for readiness, it changes nothing. */
export async function isMigrated(database: Database): Promise<boolean> {
  return await database.session(async (session) => {
    const applied = await session.query<{ name: string }>('select name from migrations')
    const names = new Set(applied.map((migration) => migration.name))
    return listMigrations().every((migration) => names.has(migration.name))
  })
}

/** Applies what is missing, in a session that nobody else migrates in; answers the names. */
export async function applyPending(session: Session): Promise<string[]> {
  await session.exec(
    `create table if not exists migrations (
       name text primary key, hash text not null, applied_at timestamptz not null default now())`,
  )
  const applied = await session.query<{ name: string; hash: string }>('select name, hash from migrations')
  const hashes = new Map(applied.map((migration) => [migration.name, migration.hash]))
  const migrations = listMigrations()
  // A newer release may have applied more than this one knows, but began with the same one.
  if (hashes.size > 0 && migrations[0] && !hashes.has(migrations[0].name)) {
    throw new Error(
      `This database was made before the first release, by migrations that no longer exist (${[...hashes.keys()].toSorted()[0]} and others). Empty it with "npm run db:reset" and start again, or use another database.`,
    )
  }
  const names: string[] = []
  for (const migration of migrations) {
    const hash = hashes.get(migration.name)
    if (hash === undefined) {
      await apply(session, migration)
      names.push(migration.name)
    } else if (hash !== migration.hash) {
      throw new Error(
        `The migration ${migration.name} was changed after it had been applied. Restore the file and write a new migration instead; for throw-away data run "npm run db:reset".`,
      )
    }
  }
  return names
}

/** Changes with every migration of this release. */
export function migrationsHash(): string {
  const hash = createHash('sha256')
  for (const migration of listMigrations()) hash.update(`${migration.name} ${migration.hash}\n`)
  return hash.digest('hex').slice(0, 16)
}

/** The migrations of this release in their order. */
export function listMigrations(): Migration[] {
  return readdirSync(directory)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const script = readFileSync(join(directory, name), 'utf8')
      return { name, script, hash: createHash('sha256').update(script).digest('hex') }
    })
}

async function apply(session: Session, migration: Migration): Promise<void> {
  await session.exec('begin')
  try {
    await session.exec(migration.script)
    await session.query('insert into migrations (name, hash) values ($1, $2)', [
      migration.name,
      migration.hash,
    ])
    await session.exec('commit')
  } catch (error) {
    await session.exec('rollback')
    throw new Error(`The migration ${migration.name} failed.`, { cause: error })
  }
}
