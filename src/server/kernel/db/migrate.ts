import { createHash } from 'node:crypto'
import type { Log } from '../config/log.ts'
import { applyMigration } from './apply-migration.ts'
import { refuseBeside } from './connected-releases.ts'
import type { Database, Session } from './database.ts'
import { isAfterName, listMigrations, type Migration, migrationsOf, type Phase } from './migration-files.ts'
import { migratingAlone } from './migration-lock.ts'

/** How to migrate; all phases unless told otherwise. */
export interface MigrateOptions {
  phase?: Phase
  log?: Log
}

/**
 * Brings the database to the newest migration of a phase; several processes at once wait for one another. Answers what
 * it has applied. Throws where a process runs that would not bear it, and for `none` where something is missing.
 */
export async function migrate(database: Database, options: MigrateOptions = {}): Promise<string[]> {
  return await database.session(async (session) => {
    if (options.phase === 'none') return await refuseMissing(session)
    if (database.kind === 'pglite') return await applyPending(session, options)
    return await migratingAlone(session, () => applyPending(session, { ...options, shared: true }))
  })
}

/** Whether everything is applied without which this release can't work; for readiness, it changes nothing. */
export async function isMigrated(database: Database): Promise<boolean> {
  return (await database.session(listMissing)).length === 0
}

/** What of this release is not applied yet, in both phases, in its order. */
export async function listPending(session: Session): Promise<Migration[]> {
  const applied = await readApplied(session)
  return listMigrations().filter(({ name }) => !applied.has(name))
}

/** Applies what is missing, in a session that nobody else migrates in; answers the names. */
export async function applyPending(
  session: Session,
  { phase = 'all', log, shared = false }: MigrateOptions & { shared?: boolean } = {},
): Promise<string[]> {
  await session.exec(
    `create table if not exists migrations (
       name text primary key, hash text not null, applied_at timestamptz not null default now())`,
  )
  const applied = await readApplied(session)
  refuseForeign(applied)
  const names: string[] = []
  for (const migration of migrationsOf(phase)) {
    if (applied.has(migration.name)) continue
    if (shared) await refuseBeside(session, migration.oldestBeside, `The migration ${migration.name}`)
    await applyMigration(session, migration, { log })
    names.push(migration.name)
  }
  return names
}

/** Changes with every migration of this release. */
export function migrationsHash(): string {
  const hash = createHash('sha256')
  for (const migration of listMigrations()) hash.update(`${migration.name} ${migration.hash}\n`)
  return hash.digest('hex').slice(0, 16)
}

async function readApplied(session: Session): Promise<Map<string, string>> {
  const rows = await session.query<{ name: string; hash: string }>('select name, hash from migrations')
  return new Map(rows.map((migration) => [migration.name, migration.hash]))
}

async function listMissing(session: Session): Promise<string[]> {
  const applied = await readApplied(session)
  return migrationsOf('before').flatMap(({ name }) => (applied.has(name) ? [] : [name]))
}

async function refuseMissing(session: Session): Promise<string[]> {
  const [table] = await session.query<{ is: boolean }>(`select to_regclass('migrations') is not null as is`)
  const missing = table?.is ? await listMissing(session) : ['all of them']
  if (missing.length === 0) return []
  throw new Error(
    `MEZZO_MIGRATIONS is "none" and migrations are missing: ${missing.join(', ')}. Apply them with "npm run migrate -- before", then start again.`,
  )
}

/** A newer release may have applied more than this one knows, but began with the same, and has not yet ended. */
function refuseForeign(applied: ReadonlyMap<string, string>): void {
  if (applied.size === 0) return
  const migrations = listMigrations()
  if (migrations[0] && !applied.has(migrations[0].name)) {
    throw new Error(
      `This database was made before the first release, by migrations that no longer exist (${[...applied.keys()].toSorted()[0]} and others). Empty it with "npm run db:reset" and start again, or use another database.`,
    )
  }
  const known = new Set(migrations.map(({ name }) => name))
  const last = [...applied.keys()].find((name) => isAfterName(name) && !known.has(name))
  if (last) {
    throw new Error(
      `A later release has taken over this database for good (${last}): this one can't work on it any more. Start the later release.`,
    )
  }
  const changed = migrations.find(({ name, hash }) => applied.has(name) && applied.get(name) !== hash)
  if (changed) {
    throw new Error(
      `The migration ${changed.name} was changed after it had been applied. Restore the file and write a new migration instead; for throw-away data run "npm run db:reset".`,
    )
  }
}
