import type { Config } from '../../src/server/kernel/config/config.ts'
import { askDatabaseAt, type AskedDatabase } from './ask.ts'
import { examineAudit } from './audit.ts'
import { examineArchive, examineBackups } from './backups.ts'
import { examineDatabaseClock, examineHttpClock } from './clock.ts'
import {
  examineConnection,
  examineExtensions,
  examineMigrations,
  examineRole,
  examineSafety,
} from './database.ts'
import { examineDisk } from './disk.ts'
import { examineErasures } from './erasures.ts'
import { examineFiles } from './files.ts'
import { fail, type Finding, sentenceOf, warn } from './finding.ts'
import { examineMailServer, examineWaitingMails } from './mail.ts'
import { examinePooler } from './pooler.ts'
import { examineFeeds, examineHold, examineJobs } from './queue.ts'
import { examineReadReplica, examineReplication } from './replication.ts'
import { examineSeal } from './seals.ts'
import { examineSecrets } from './secrets.ts'
import { examineSettings } from './settings.ts'

type Check = () => Promise<Finding | Finding[]> | Finding | Finding[]

/** Looks at an installation as these settings name it, and changes nothing. */
export async function examine(
  env: Record<string, string | undefined>,
  clockUrl: string | null = null,
): Promise<Finding[]> {
  const { config, findings } = examineSettings(env)
  if (!config)
    return [
      ...findings,
      warn('settings', 'Nothing else was looked at.', 'Run the doctor again when the server could start.'),
    ]
  return [
    ...findings,
    ...(await examineDatabase(config)),
    ...(await run('mail', () => examineMailServer(config))),
    ...(await run('clock', () => examineOutsideClock(config, clockUrl))),
    ...(await run('disk', () => examineDisk(config))),
    ...(await run('backups', () => examineBackups())),
    ...(await run('secrets', () => examineSecrets(config))),
  ]
}

async function examineDatabase(config: Config): Promise<Finding[]> {
  const { databaseUrl: url } = config
  if (!url)
    return [
      warn(
        'database',
        'The embedded database does not survive loss of power, and one process alone can use it.',
        'Set DATABASE_URL to a PostgreSQL for contracts; the doctor does not look into the embedded one.',
      ),
      ...(await run('seal', () => examineSeal(config, null))),
    ]
  const database = askDatabaseAt(url)
  try {
    const answers = await examineConnection(database)
    if (answers.severity !== 'OK') return [answers]
    const first: [string, Check][] = [
      ['safety', () => examineSafety(database)],
      ['extensions', () => examineExtensions(database, config.migrations)],
      ['permissions', () => examineRole(database, config.databasePool)],
      ['migrations', () => examineMigrations(database, config.migrations)],
      ['pooler', () => examinePooler(url)],
      ['replication', () => examineReplication(database)],
      ['replica', () => examineReadReplica(config.databaseReplicaUrl)],
      ['clock', () => examineDatabaseClock(database)],
      ['backups', () => examineArchive(database)],
      ['jobs', () => examineHold(database)],
      ['jobs', () => examineJobs(database)],
    ]
    const found = [answers]
    for (const [name, check] of first) found.push(...(await run(name, check)))
    return [...found, ...(await examineRows(config, database))]
  } finally {
    await database.close()
  }
}

/** What can be looked at only where there are tables. */
async function examineRows(config: Config, database: AskedDatabase): Promise<Finding[]> {
  const [table] = await database.rows<{ found: boolean }>(
    `select to_regclass('public.audit_heads') is not null as found`,
  )
  if (!table?.found) return []
  return [
    ...(await run('mail', () => examineWaitingMails(database))),
    ...(await run('feeds', () => examineFeeds(database))),
    ...(await run('files', () => examineFiles(config, database))),
    ...(await run('seal', () => examineSeal(config, database))),
    ...(await run('audit', () => examineAudit(config, database))),
    ...(await run('erasures', () => database.ask((trx) => examineErasures(config, trx)))),
  ]
}

/** Without another server our own address is asked, which a proxy on another machine may answer. */
async function examineOutsideClock({ origin }: Config, clockUrl: string | null): Promise<Finding[]> {
  const url = clockUrl ?? origin
  return new URL(url).hostname === 'localhost' ? [] : [await examineHttpClock(url)]
}

/** A check that fails by itself is a finding, too, and keeps no other from being made. */
async function run(name: string, check: Check): Promise<Finding[]> {
  try {
    return [await check()].flat()
  } catch (error) {
    return [
      fail(
        name,
        `This could not be looked at: ${sentenceOf(error)}.`,
        'See to what it says, and run the doctor again.',
      ),
    ]
  }
}
