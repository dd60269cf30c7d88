import './ports.ts'
import type { PgBoss } from 'pg-boss'
import { openFiles } from './kernel/adapters/open-files.ts'
import { checkPush } from './kernel/adapters/push/push-keys.ts'
import type { Config } from './kernel/config/config.ts'
import type { Services } from './kernel/viewer/context.ts'
import { type Database, mayMakeDatabases, openDatabase } from './kernel/db/database.ts'
import { migrate } from './kernel/db/migrate.ts'
import { untilAvailable } from './kernel/db/until-available.ts'
import { startBoss } from './kernel/jobs/boss.ts'
import { bossEnqueue } from './kernel/jobs/enqueue.ts'
import type { Log } from './kernel/config/log.ts'
import type { DeliverWebhook } from './kernel/adapters/payments/open-payments.ts'

/** Services that run, with what stops them. */
export interface RunningServices extends Services {
  boss: PgBoss
  stop(): Promise<void>
}

const patience = 8_000

/** Opens the database, migrates it and starts the job queue; `work` for a process that works on jobs. */
export async function startServices(
  asked: Config,
  log: Log,
  work: boolean,
  deliver?: DeliverWebhook,
): Promise<RunningServices> {
  // The provider's library is large: it is read while the database opens.
  const [database, { openPayments }] = await Promise.all([
    untilAvailable(log, () => openDatabase(asked, { log })),
    import('./kernel/adapters/payments/open-payments.ts'),
  ])
  try {
    const applied = await untilAvailable(log, () => migrate(database, { phase: asked.migrations, log }))
    if (applied.length > 0) log.info({ applied }, 'migrated the database')
    const config = await withPossibleDemos(asked, database, log)
    const files = await openFiles(config, log)
    await checkPush(config, log)
    const boss = await untilAvailable(log, () => startBoss(database, log, work))
    const payments = await openPayments(config, database.kysely, log, deliver)
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

/** A demo of somebody's own needs a database of its own: where none may be made, none is offered. */
async function withPossibleDemos(config: Config, database: Database, log: Log): Promise<Config> {
  if (config.demoVisits === 0 || (await mayMakeDatabases(database))) return config
  log.info('no demo is offered to new landlords: the role of DATABASE_URL lacks CREATEDB')
  return { ...config, demoVisits: 0 }
}
