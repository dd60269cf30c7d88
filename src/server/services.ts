import './ports.ts'
import type { PgBoss } from 'pg-boss'
import { openFiles } from './kernel/adapters/open-files.ts'
import { checkPush } from './kernel/adapters/push/push-keys.ts'
import type { Config } from './kernel/config/config.ts'
import type { Services } from './kernel/viewer/context.ts'
import { openDatabase } from './kernel/db/database.ts'
import { migrate } from './kernel/db/migrate.ts'
import { startBoss } from './kernel/jobs/boss.ts'
import { bossEnqueue } from './kernel/jobs/enqueue.ts'
import type { Log } from './kernel/config/log.ts'

/** Services that run, with what stops them. */
export interface RunningServices extends Services {
  boss: PgBoss
  stop(): Promise<void>
}

const patience = 8_000

/** Opens the database, migrates it and starts the job queue; `work` for a process that works on jobs. */
export async function startServices(config: Config, log: Log, work: boolean): Promise<RunningServices> {
  // The provider's library is large: it is read while the database opens.
  const [database, { openPayments }] = await Promise.all([
    openDatabase(config, { log }),
    import('./kernel/adapters/payments/open-payments.ts'),
  ])
  try {
    const applied = await migrate(database)
    if (applied.length > 0) log.info({ applied }, 'migrated the database')
    const files = await openFiles(config)
    await checkPush(config, log)
    const boss = await startBoss(database, log, work)
    const payments = await openPayments(config, database.kysely, log)
    return {
      config,
      database,
      log,
      boss,
      files,
      payments,
      enqueue: bossEnqueue(boss),
      now: () => Temporal.Now.instant(),
      stop: async () => {
        await boss.stop({ graceful: true, timeout: patience, close: true })
        await payments?.close()
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}
