import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Config } from '../../src/server/kernel/config/config.ts'
import type { Log } from '../../src/server/kernel/config/log.ts'
import { findPostgresFolder } from '../postgres-folder.ts'
import type { Finding } from '../doctor/finding.ts'
import { ok } from '../doctor/finding.ts'
import { actAs, ownerOf } from './account.ts'
import { repeatErasures, runChecks, type Step, stepsFrom, type StepTime } from './in-step.ts'
import { openRestored } from './open-restored.ts'
import type { RestoreWish } from './options.ts'
import { type BackupTool, type KnownBackup, listBackups, restoreBackup } from './pgbackrest.ts'
import { type PrivateOptions, startPrivately } from './private-postgres.ts'

/** What came of a restore. */
export interface RestoreResult {
  findings: Finding[]
  times: StepTime[]
  backup: KnownBackup | null
}

/** Thrown before anything was touched, with what to do. */
export class NotRestoredError extends Error {
  override name = 'NotRestoredError'
}

/** Thrown where a restore was begun and not ended, with why as its cause. */
export class BrokenOffError extends Error {
  override name = 'BrokenOffError'
  constructor(data: string, cause: unknown) {
    super(
      `The restore broke off. Start neither PostgreSQL nor Mezzo on ${data}: its jobs may not be held, and payments ` +
        'and mails would go out again; who was erased since may be back. See to what is said above and give the ' +
        'command again, with --over where something is in the folder.',
      { cause },
    )
  }
}

/**
 * Restores the database into a folder, starts it there for nobody else, holds its jobs, repeats erasures, brings its files
 * in step, runs the checks, and stops it. Whoever ran it starts it then as it is always started.
 */
export async function restoreDatabase(
  wish: RestoreWish,
  { config, log, say }: { config: Config; log: Log; say: (line: string) => void },
): Promise<RestoreResult> {
  const { url, role, database } = databaseOf(config)
  const bin = wish.bin ?? findPostgresFolder()
  if (!bin) throw new NotRestoredError('No PostgreSQL is installed on this machine.')
  const data = resolve(wish.data)
  refuseTaken(data, wish.over)
  const account = ownerOf(data)
  if (account.name === 'root')
    throw new NotRestoredError(
      `${data} would belong to root, as whom PostgreSQL does not run: make it, and chown postgres.`,
    )
  const tool: BackupTool = {
    program: 'pgbackrest',
    config: wish.pgbackrestConfig,
    stanza: wish.stanza,
    account,
  }
  const backup = backupFor(await listBackups(tool), wish.to)
  const { step, times } = stepsFrom(say)
  say(
    `From the backup ${backup.label}, which ended ${Temporal.Instant.fromEpochMilliseconds(backup.stop * 1_000).toString()}`,
  )
  const options = { bin, data, configFile: wish.configFile, account, role, database }
  const findings: Finding[] = []
  try {
    await step('files of the database', () => restoreBackup(tool, { ...wish, data }))
    findings.push(...(await bringInStep(wish, options, { config, log, step })))
  } catch (error) {
    throw new BrokenOffError(data, error)
  }
  return {
    findings: [
      ok(
        'database',
        `${new URL(url).pathname.slice(1)} is as it was ${wish.to ? `at ${wish.to.toString()}` : 'at the end of the archive'}.`,
      ),
      ...findings,
    ],
    times,
    backup,
  }
}

/** Lets PostgreSQL find to the moment by itself and, with its jobs held, has everything else follow it. */
async function bringInStep(
  wish: RestoreWish,
  options: Omit<PrivateOptions, 'allowed'>,
  { config, log, step }: { config: Config; log: Log; step: Step },
): Promise<Finding[]> {
  const owner = ownerOf(config.dataDir)
  const allowed = [owner.name, ownerOf('/').name]
  const server = await step('changes up to the moment', () => startPrivately({ ...options, allowed }))
  const restoredTo = wish.to ?? Temporal.Now.instant()
  try {
    return await actAs(owner, async () => {
      const own = { ...config, databaseUrl: server.url }
      const restored = await openRestored(own, log, { isTrial: wish.trial, restoredTo })
      try {
        const erasures = await step('erasures again', () => repeatErasures(restored))
        return [HELD, ...erasures, ...(await runChecks(restored, step))]
      } finally {
        await restored.close()
      }
    })
  } finally {
    await server.stop()
    forgetTarget(options.data)
  }
}

const HELD = ok('jobs', 'All jobs wait: nothing is sent, paid or fetched until npm run restore -- --release.')

function databaseOf({ databaseUrl }: Config): { url: string; role: string; database: string } {
  if (!databaseUrl)
    throw new NotRestoredError(
      'DATABASE_URL is not set: the embedded database is restored by copying its folder back.',
    )
  const { username, pathname } = new URL(databaseUrl)
  return {
    url: databaseUrl,
    role: decodeURIComponent(username),
    database: decodeURIComponent(pathname.slice(1)),
  }
}

function refuseTaken(data: string, over: boolean): void {
  const isEmpty = !existsSync(data) || readdirSync(data).length === 0
  if (!isEmpty && !over)
    throw new NotRestoredError(
      `${data} is not empty. Move it aside, which keeps a way back, or say --over to have it overwritten.`,
    )
  if (isEmpty && over) throw new NotRestoredError(`There is nothing in ${data} that --over could go by.`)
  const note = join(data, 'postmaster.pid')
  if (!existsSync(note)) return
  const pid = Number(readFileSync(note, 'utf8').split('\n')[0])
  if (existsSync(`/proc/${pid}`))
    throw new NotRestoredError(`PostgreSQL runs on ${data} (${pid}): stop it first.`)
}

function backupFor(backups: readonly KnownBackup[], to: Temporal.Instant | null): KnownBackup {
  // pgBackRest tells whole seconds.
  const before = backups
    .filter(({ stop }) => to === null || (stop + 1) * 1_000 <= to.epochMilliseconds)
    .at(-1)
  if (before) return before
  const first = Temporal.Instant.fromEpochMilliseconds((backups[0]?.stop ?? 0) * 1_000)
  throw new NotRestoredError(
    `The oldest backup ended ${first.toString()}: no moment before it can be restored.`,
  )
}

/** Takes the moment out of the settings that pgBackRest has written: a replica made of this folder would stop there. */
export function forgetTarget(data: string): void {
  const path = join(data, 'postgresql.auto.conf')
  const lines = readFileSync(path, 'utf8').split('\n')
  writeFileSync(path, lines.filter((line) => !/^\s*recovery_target/.test(line)).join('\n'))
}
