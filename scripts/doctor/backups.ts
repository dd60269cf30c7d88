import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { z } from 'zod'
import type { AskedDatabase } from './ask.ts'
import { fail, type Finding, lengthOf, ok, sentenceOf, warn } from './finding.ts'

const check = 'backups'
const day = 86_400
const hour = 3_600

interface ArchiveState {
  mode: string
  command: string
  failing: boolean
  last: string | null
  /** Seconds since a piece was archived. */
  silent: number
  /** Whether a piece is archived only once it is full. */
  waits: boolean
}

const stanzas = z.array(
  z.object({
    name: z.string(),
    status: z.object({ code: z.number(), message: z.string() }),
    backup: z.array(z.object({ timestamp: z.object({ stop: z.number() }) })).default([]),
  }),
)

/** What tells of backups where the doctor can't: pgBackRest and its settings are on the database's machine, for its account. */
const ASK_THERE = 'On the machine of the database ask: sudo -u postgres pgbackrest info (docs/restore.md).'

/** Commands that say that a piece is archived, and do nothing. */
const IDLE_COMMAND = /^\s*(?:(?:\/usr)?\/bin\/true|true|:)\s*$/

/** How old the newest backup is that pgBackRest knows of here. */
export async function examineBackups(program = 'pgbackrest'): Promise<Finding[]> {
  let said: string
  try {
    said = (await promisify(execFile)(program, ['info', '--output=json'], { timeout: 20_000 })).stdout
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    const says = isMissing
      ? 'Of backups nothing is known here, since pgBackRest is not installed on this machine.'
      : `Of backups nothing is known here, since pgBackRest does not tell this account: ${wordsOf(error)}.`
    return [warn(check, says, ASK_THERE)]
  }
  const found = stanzas.parse(JSON.parse(said))
  if (found.length === 0)
    return [
      warn(
        check,
        'pgBackRest is installed and knows of no backup.',
        'Set up a stanza and a first backup (docs/restore.md).',
      ),
    ]
  return found.map(({ name, status, backup }) => {
    const newest = Math.max(...backup.map(({ timestamp }) => timestamp.stop))
    if (status.code !== 0 || backup.length === 0)
      return fail(
        check,
        `The backups ${name} are not in order: ${status.message}.`,
        `Run pgbackrest --stanza=${name} check.`,
      )
    const age = Date.now() / 1_000 - newest
    const says = `The newest backup of ${name} is ${lengthOf(age)} old.`
    const advice = `Look why the timer does not run: pgbackrest --stanza=${name} backup.`
    if (age > 8 * day) return fail(check, says, advice)
    return age > 2 * day ? warn(check, says, advice) : ok(check, says)
  })
}

/** What the program itself says of why it failed; else what is known of that. */
function wordsOf(error: unknown): string {
  const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : ''
  return sentenceOf(said || error)
}

/** Whether PostgreSQL can archive what it writes. */
export async function examineArchive(database: AskedDatabase): Promise<Finding> {
  const [state] = await database.rows<ArchiveState>(
    `select current_setting('archive_mode') as mode, current_setting('archive_command') as command, last_failed_wal as last,
       coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as failing,
       extract(epoch from now() - greatest(last_archived_time, stats_reset, pg_postmaster_start_time()))::float8 as silent,
       current_setting('archive_timeout') = '0' as waits
     from pg_stat_archiver`,
  )
  if (state?.mode === 'off')
    return warn(
      check,
      'PostgreSQL archives nothing: a restore goes back to the last backup, not to a point in time.',
      'Set archive_mode and archive_command (docs/restore.md).',
    )
  if (state && IDLE_COMMAND.test(state.command))
    return warn(
      check,
      `PostgreSQL archives nothing, since archive_command is ${state.command.trim()}: a restore goes back to the last backup, not to a point in time.`,
      'Set archive_command to what archives (docs/restore.md).',
    )
  if (state?.failing)
    return fail(
      check,
      `PostgreSQL can't archive ${state.last}, and its disk fills.`,
      'Look in its log for what archive_command says.',
    )
  const silent = state?.silent ?? 0
  // Jobs write something each minute, and each minute's piece is closed.
  if (silent > hour)
    return warn(
      check,
      `PostgreSQL has archived nothing for ${lengthOf(silent)}: a restore loses what was written since.`,
      state?.waits
        ? "Set archive_timeout to '60s': without it a piece is kept until it is full."
        : 'Look in its log, and whether anybody writes.',
    )
  return ok(check, 'PostgreSQL says that all it writes is archived.')
}
