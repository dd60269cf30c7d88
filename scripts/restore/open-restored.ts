import '../../src/server/ports.ts'
import { copyFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Files } from '../../src/server/kernel/adapters/files.ts'
import { openFiles, openFilesCopy } from '../../src/server/kernel/adapters/open-files.ts'
import type { Config } from '../../src/server/kernel/config/config.ts'
import type { Log } from '../../src/server/kernel/config/log.ts'
import { openDatabase } from '../../src/server/kernel/db/database.ts'
import { migrate } from '../../src/server/kernel/db/migrate.ts'
import type { Phase } from '../../src/server/kernel/db/migration-files.ts'
import { startBoss } from '../../src/server/kernel/jobs/boss.ts'
import { bossEnqueue } from '../../src/server/kernel/jobs/enqueue.ts'
import { saveHold } from '../../src/server/kernel/jobs/hold-sql.ts'
import type { Services } from '../../src/server/kernel/viewer/context.ts'
import type { Places } from './bring-files.ts'

/** What the steps on a restored database work with: the product without its pages, its jobs and its provider. */
export interface Restored extends Services, Places {
  files: Services['files']
  close(): Promise<void>
}

/** What is special about a database that is opened. */
export interface Opening {
  /** Nothing stays outside of that database: files are read where they are, and what is written goes nowhere. */
  isTrial?: boolean
  /** The moment that it was restored to just now: all its jobs wait from here on. */
  restoredTo?: Temporal.Instant
}

/** Opens the product on a database, whose tables become those of this release. */
export async function openRestored(
  config: Config,
  log: Log,
  { isTrial = false, restoredTo }: Opening = {},
): Promise<Restored> {
  const tried = isTrial ? { ...config, erasureLog: copyOfErasures(config.erasureLog) } : config
  const database = await openDatabase({ ...tried, databaseReplicaUrl: null }, { log })
  try {
    // Before anything that may fail: whoever then starts Mezzo all the same finds its jobs held.
    if (restoredTo) await saveHold(database.kysely, { jobs: 'ALL', restoredTo })
    await migrate(database, { phase: phaseFor(config, restoredTo), log })
    const files = await openFiles({ ...config, filesCopy: null })
    const copy = config.filesCopy ? await openFilesCopy(config.filesCopy) : null
    const boss = await startBoss(database, log, false)
    return {
      config: tried,
      database,
      log,
      files: isTrial ? readOnly(files) : files,
      copy,
      payments: null,
      enqueue: bossEnqueue(boss),
      now: () => Temporal.Now.instant(),
      async close() {
        await boss.stop({ graceful: false, close: true })
        await database.close()
        if (isTrial && tried.erasureLog) rmSync(dirname(tried.erasureLog), { recursive: true })
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** What a start leaves to somebody else is left to nobody here: the state may be one of before this release. */
function phaseFor({ migrations }: Config, restoredTo: Temporal.Instant | undefined): Phase {
  return restoredTo && migrations === 'none' ? 'before' : migrations
}

/** Files as they would be: what is put is seen, and nothing is stored. */
function readOnly(files: Files): Files {
  return { ...files, put: async () => {}, remove: async () => {} }
}

function copyOfErasures(erasureLog: string | null): string {
  const path = join(mkdtempSync(join(tmpdir(), 'mezzo-restore-')), 'erasures.log')
  if (erasureLog && existsSync(erasureLog)) copyFileSync(erasureLog, path)
  else writeFileSync(path, '')
  return path
}
