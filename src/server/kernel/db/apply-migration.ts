import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../config/log.ts'
import type { Session } from './database.ts'
import { type Migration, statementsAlone } from './migration-files.ts'

// Whoever waits for a lock on a table stops all who come after it: it gives up quickly, lets them pass, and tries again.
const lockWait = '1s'
const pauses = { first: 500, most: 5_000 }
/** Ten minutes. */
const mostTries = 120

const limits = ['statement_timeout', 'idle_in_transaction_session_timeout', 'transaction_timeout']
const [lockNotAvailable, deadlock] = ['55P03', '40P01']

/** Applies one migration and writes down that it is; while its tables are in use it tries again, for ten minutes. */
export async function applyMigration(
  session: Session,
  migration: Migration,
  { log, tries = mostTries }: { log?: Log; tries?: number } = {},
): Promise<void> {
  const alone = statementsAlone(migration)
  for (let tried = 1; ; tried++) {
    try {
      return await (alone ? applyAlone(session, migration, alone) : applyAtOnce(session, migration))
    } catch (error) {
      if (!isBusy(error)) throw new Error(`The migration ${migration.name} failed.`, { cause: error })
      if (tried === tries) throw new Error(busyText(migration, tried), { cause: error })
      log?.info({ migration: migration.name, tried }, 'a migration waits for a table that is in use')
      await sleep(Math.min(pauses.first * tried, pauses.most))
    }
  }
}

async function applyAtOnce(session: Session, migration: Migration): Promise<void> {
  await session.exec('begin')
  try {
    await session.query(`select set_config(name, '0', true) from pg_settings where name = any ($1)`, [limits])
    await session.exec(`set local lock_timeout = '${lockWait}'`)
    await session.exec(migration.script)
    await writeDown(session, migration)
    await session.exec('commit')
  } catch (error) {
    await session.exec('rollback')
    throw error
  }
}

/** What is built beside traffic waits for it without being in its way, as long as that takes. */
async function applyAlone(session: Session, migration: Migration, statements: string[]): Promise<void> {
  const names = [...limits, 'lock_timeout']
  const before = await session.query<{ name: string; value: string }>(
    'select name, current_setting(name) as value from pg_settings where name = any ($1)',
    [names],
  )
  await session.query(`select set_config(name, '0', false) from pg_settings where name = any ($1)`, [names])
  try {
    for (const statement of statements) await session.exec(statement)
    await writeDown(session, migration)
  } finally {
    for (const { name, value } of before)
      await session.query('select set_config($1, $2, false)', [name, value])
  }
}

async function writeDown(session: Session, { name, hash }: Migration): Promise<void> {
  await session.query('insert into migrations (name, hash) values ($1, $2)', [name, hash])
}

function isBusy(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  return code === lockNotAvailable || code === deadlock
}

function busyText({ name }: Migration, tried: number): string {
  return `The migration ${name} found its tables in use ${tried} times. Look in pg_stat_activity for transactions that have been open for long, end them, and start again; nothing was changed.`
}
