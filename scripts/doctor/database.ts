import { type ServerSettings, serverProblems } from '../../src/server/kernel/db/postgres.ts'
import { listMigrations, migrationsOf, type Phase } from '../../src/server/kernel/db/migration-files.ts'
import type { AskedDatabase } from './ask.ts'
import { fail, type Finding, ok, sentenceOf, warn } from './finding.ts'

const EXTENSIONS = ['btree_gist', 'pg_trgm']
/** What the job queue of a process takes beside its pool, with one that listens. */
const QUEUE_CONNECTIONS = 4

/** Whether the database answers; every other check of it waits for this. */
export async function examineConnection(database: AskedDatabase): Promise<Finding> {
  try {
    const [row] = await database.rows<{ version: string; name: string; role: string }>(
      `select current_setting('server_version') as version, current_database() as name, current_user as role`,
    )
    return ok('database', `PostgreSQL ${row?.version} answers for the database ${row?.name} as ${row?.role}.`)
  } catch (error) {
    return fail(
      'database',
      `The database does not answer: ${sentenceOf(error)}.`,
      'Look whether PostgreSQL runs, and whether host, port, role and password in DATABASE_URL are right.',
    )
  }
}

/** The settings without which what was acknowledged could be lost. */
export async function examineSafety(database: AskedDatabase): Promise<Finding[]> {
  const [settings] = await database.rows<ServerSettings>(
    `select current_setting('server_version_num')::int as version, current_setting('fsync') as fsync,
       current_setting('synchronous_commit') as synchronous_commit,
       current_setting('full_page_writes') as full_page_writes`,
  )
  const problems = settings ? serverProblems(settings) : []
  if (problems.length === 0) return [ok('safety', 'The database keeps what it has acknowledged.')]
  return problems.map((problem) =>
    fail('safety', `The server refuses this database: ${problem}.`, 'Change it and restart PostgreSQL.'),
  )
}

/** The extensions that the migrations want. */
export async function examineExtensions(database: AskedDatabase, phase: Phase): Promise<Finding[]> {
  const found = await database.rows<{ name: string; installed: boolean }>(
    `select name, installed_version is not null as installed from pg_available_extensions
     where name in (${EXTENSIONS.map((name) => `'${name}'`).join(', ')})`,
  )
  const missing = EXTENSIONS.filter((name) => !found.some((one) => one.name === name && one.installed))
  if (missing.length === 0) return [ok('extensions', `${EXTENSIONS.join(' and ')} are there.`)]
  return missing.map((name) => {
    const isAvailable = found.some((one) => one.name === name)
    const advice = isAvailable
      ? `${howToMigrate(phase)} Or let an administrator say: create extension ${name}.`
      : 'Install the contrib package of your PostgreSQL (on Debian it is part of postgresql), then create it.'
    return fail('extensions', `The extension ${name} is missing in this database.`, advice)
  })
}

/** What the role may do, and whether a pool of this size fits into the connections that are left. */
export async function examineRole(database: AskedDatabase, pool: number): Promise<Finding[]> {
  const wanted = pool + QUEUE_CONNECTIONS
  const [row] = await database.rows<{ creates: boolean; closed: number; left: number }>(
    `select has_schema_privilege('public', 'create') and has_database_privilege(current_database(), 'create') as creates,
       (select count(*) from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p')
          and not (has_schema_privilege(n.oid, 'usage') and has_table_privilege(c.oid, 'select, insert, update, delete'))
       )::int as closed,
       (current_setting('max_connections')::int - (select count(*) from pg_stat_activity where backend_type = 'client backend'))::int as left`,
  )
  const findings: Finding[] = []
  if (!row?.creates)
    findings.push(
      fail(
        'permissions',
        'The role may not create schemas and tables, so migrations and the job queue fail.',
        'Grant it: grant create on database … to …, and: grant create on schema public to ….',
      ),
    )
  if (row && row.closed > 0)
    findings.push(
      fail(
        'permissions',
        `The role may not read and write ${row.closed} of the tables.`,
        'Let the role that owns them be the one of DATABASE_URL, or grant it all of them.',
      ),
    )
  if (row && row.left < wanted)
    findings.push(
      warn(
        'permissions',
        `Only ${row.left} more connections fit, and a process takes up to ${wanted}.`,
        'Raise max_connections, or put PgBouncer before the database.',
      ),
    )
  return findings.length > 0 ? findings : [ok('permissions', 'The role may do all that the server does.')]
}

/** What applies migrations, by what a start does of them. */
function howToMigrate(phase: Phase): string {
  return phase === 'none'
    ? 'Run npm run migrate -- before: a start applies none (MEZZO_MIGRATIONS).'
    : 'Start a server of this release, which applies the migrations.'
}

/** Whether the database has seen the migrations of this release, as they are. */
export async function examineMigrations(database: AskedDatabase, phase: Phase): Promise<Finding[]> {
  const [table] = await database.rows<{ found: boolean }>(
    `select to_regclass('public.migrations') is not null as found`,
  )
  if (!table?.found) return [warn('migrations', 'The database is empty.', howToMigrate(phase))]
  const applied = new Map(
    (await database.rows<{ name: string; hash: string }>('select name, hash from migrations')).map(
      ({ name, hash }) => [name, hash],
    ),
  )
  const own = listMigrations()
  const changed = own.filter(({ name, hash }) => applied.has(name) && applied.get(name) !== hash)
  const missing = migrationsOf('before').filter(({ name }) => !applied.has(name))
  const waiting = own.filter(({ name }) => !applied.has(name)).length - missing.length
  const unknown = [...applied.keys()].filter((name) => !own.some((one) => one.name === name))
  return [
    ...changed.map(({ name }) =>
      fail('migrations', `The migration ${name} was changed after it had been applied.`, 'Restore its file.'),
    ),
    ...(missing.length > 0
      ? [
          fail(
            'migrations',
            `${missing.length} migrations of this release are missing, the first is ${missing[0]?.name}.`,
            howToMigrate(phase),
          ),
        ]
      : []),
    ...(waiting > 0
      ? [
          warn(
            'migrations',
            `${waiting} migrations wait for the end of the previous release.`,
            'Once no process of it runs: npm run migrate -- after',
          ),
        ]
      : []),
    ...(unknown.length > 0
      ? [
          warn(
            'migrations',
            `The database has ${unknown.length} migrations that this release does not know.`,
            'A newer release has been here: run the doctor of that one, and end processes of this one.',
          ),
        ]
      : []),
    ...(changed.length + missing.length + waiting + unknown.length === 0
      ? [ok('migrations', `All ${own.length} migrations are applied as they are here.`)]
      : []),
  ]
}
