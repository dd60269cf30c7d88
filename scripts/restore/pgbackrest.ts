import { spawn } from 'node:child_process'
import { z } from 'zod'
import { exitOf } from '../processes.ts'
import type { SystemAccount } from './account.ts'

/** How pgBackRest is asked. */
export interface BackupTool {
  program: string
  /** Its file of settings; null: where it looks by itself. */
  config: string | null
  stanza: string
  account: SystemAccount
}

/** A backup as pgBackRest tells of it; times in seconds, sizes in bytes. */
export interface KnownBackup {
  label: string
  stop: number
  size: number
  inRepository: number
}

/** Thrown with what pgBackRest says. */
export class BackupToolError extends Error {
  override name = 'BackupToolError'
}

const info = z.array(
  z.object({
    name: z.string(),
    status: z.object({ code: z.number(), message: z.string() }),
    backup: z
      .array(
        z.object({
          label: z.string(),
          timestamp: z.object({ stop: z.number() }),
          info: z.object({ size: z.number(), repository: z.object({ delta: z.number() }) }),
        }),
      )
      .default([]),
  }),
)

/** The backups there are, the oldest first; throws with what pgBackRest says where there is none to be had. */
export async function listBackups(tool: BackupTool): Promise<KnownBackup[]> {
  const { code, said, failure } = await ask(tool, ['info', '--output=json'])
  if (code !== 0)
    throw new BackupToolError(`pgBackRest can't tell what backups there are: ${failure || said}`)
  const stanza = info.parse(JSON.parse(said)).find(({ name }) => name === tool.stanza)
  if (!stanza || stanza.backup.length === 0)
    throw new BackupToolError(
      `pgBackRest has no backup of ${tool.stanza}: ${stanza?.status.message ?? 'no such stanza'}.`,
    )
  return stanza.backup.map(({ label, timestamp, info: { size, repository } }) => ({
    label,
    stop: timestamp.stop,
    size,
    inRepository: repository.delta,
  }))
}

/** What is restored, and where. */
export interface RestoreOrder {
  data: string
  /** Null: to the end of what is archived. */
  to: Temporal.Instant | null
  /** The folder holds the stopped former state, of which what is the same stays. */
  over: boolean
  /** What is written there is archived nowhere. */
  trial: boolean
  timeline: string | null
}

/** Brings the files of the database back, and what PostgreSQL needs to find to the moment by itself. */
export async function restoreBackup(
  tool: BackupTool,
  { data, to, over, trial, timeline }: RestoreOrder,
): Promise<void> {
  const target = to
    ? ['--type=time', `--target=${timeOf(to)}`, '--target-action=promote']
    : ['--type=default']
  const { code, said, failure } = await ask(tool, [
    'restore',
    `--pg1-path=${data}`,
    ...target,
    ...(timeline ? [`--target-timeline=${timeline}`] : []),
    ...(over ? ['--delta'] : []),
    ...(trial ? ['--archive-mode=off'] : []),
  ])
  if (code !== 0) throw new BackupToolError(`pgBackRest could not restore: ${failure || said}`)
}

/** A moment as PostgreSQL takes it, to the microsecond. */
function timeOf(moment: Temporal.Instant): string {
  const text = moment.round({ smallestUnit: 'microsecond', roundingMode: 'floor' }).toString()
  return text.replace('T', ' ').replace('Z', '+00')
}

/** Calls pgBackRest; answers how it ended and what it said. */
export async function ask(
  { program, config, stanza, account: { uid, gid } }: BackupTool,
  args: readonly string[],
): Promise<{ code: number; said: string; failure: string }> {
  const all = [...(config ? [`--config=${config}`] : []), `--stanza=${stanza}`, ...args]
  const child = spawn(program, all, { uid, gid, cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] })
  let [said, failure] = ['', '']
  child.stdout.on('data', (text) => (said += String(text)))
  child.stderr.on('data', (text) => (failure += String(text)))
  const code = await exitOf(child)
  return { code, said: said.trim(), failure: failure.trim() }
}
