import { readdir, rm } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { demoFolder, directoryOf, settingsOf } from './demo-settings.ts'
import { filesIn } from './kernel/adapters/files.ts'
import type { SentWebhook } from './kernel/adapters/payments/local-stripe/webhooks.ts'
import { dropDatabaseBeside, listDatabasesBeside, makeDatabaseBeside } from './kernel/db/databases-beside.ts'
import { inTransaction } from './kernel/db/transaction.ts'
import { systemContext } from './kernel/viewer/context.ts'
import { startSession } from './people/accounts/sessions.ts'
import type { DemoServers, Outside } from './people/demo-visits/port.ts'
import { deleteDemoVisits, noteSeen } from './people/demo-visits/sql.ts'
import { type RunningServices, startServices } from './services.ts'

/** The server of a demo, and the product from which it is entered. */
interface RunningDemo {
  app: FastifyInstance
  services: RunningServices
  outside: Outside
}

// In milliseconds: how long a demo is taken to be there without a look at its row, what its last answer may take, and a
// job that is under way; a process that ends has less time.
const BETWEEN_LOOKS = 60_000
const LAST_ANSWER = 1_000
const LONGEST_JOB = 600_000
const LAST_JOBS = 3_000

const running = new Map<string, Promise<RunningDemo>>()
const stopping = new Map<string, Promise<void>>()
/** When the row of a demo was looked at last, by the clock of this process. */
const lookedAt = new Map<string, number>()

/** Runs demos in this process, each with a database of its own beside the product's: on its server, or embedded. */
export const demoServersHere: DemoServers = {
  async make(outside, id) {
    if (outside.config.databaseUrl) await makeDatabaseBeside(outside.db, id)
    await start(outside, id, true)
  },

  async logIn(outside, id, { ip, userAgent }) {
    const { services } = await (running.get(id) ?? start(outside, id, false))
    const ctx = { ...systemContext(services), ip, userAgent }
    const { jana } = await import('./demo/people.ts')
    const token = await inTransaction(ctx, (trx) => startSession(trx, ctx, jana.id))
    return { config: services.config, token }
  },

  async find(outside, id) {
    const known = running.get(id)
    if (known && performance.now() - (lookedAt.get(id) ?? -BETWEEN_LOOKS) < BETWEEN_LOOKS)
      return (await known).app
    if (!(await noteSeen(outside.db, id, outside.now()))) {
      void stopOrTell(outside, id)
      return null
    }
    // Embedded, a demo lives in the process that made it, and no longer.
    if (!known && !outside.config.databaseUrl) return null
    lookedAt.set(id, performance.now())
    return (await (known ?? start(outside, id, false))).app
  },

  async remove(outside, id) {
    await stop(id)
    for await (const key of outside.files.list(demoFolder(id))) await outside.files.remove(key)
    if (outside.config.databaseUrl) await dropDatabaseBeside(outside.db, id)
    await rm(directoryOf(outside.config, id), { recursive: true, force: true })
  },

  async end(id) {
    const demo = await running.get(id)
    if (!demo) return
    await deleteDemoVisits(demo.outside.db, [id])
    lookedAt.delete(id)
    setTimeout(() => void removeOrLeave(demo.outside, id), LAST_ANSWER).unref()
  },

  async listLeft({ config, db }) {
    return config.databaseUrl ? await listDatabasesBeside(db) : await entriesOf(directoryOf(config, '.'))
  },

  async stopAll(db) {
    const ofDatabase = async ([id, demo]: [string, Promise<RunningDemo>]) => {
      if ((await demo).outside.db === db) await stop(id, LAST_JOBS)
    }
    // One that could not be made, or does not stop, must not keep the others and the product from stopping.
    await Promise.allSettled([...running].map(ofDatabase))
  },
}

function start(outside: Outside, id: string, isNew: boolean): Promise<RunningDemo> {
  const started = open(outside, id, isNew)
  running.set(id, started)
  started.catch(() => running.delete(id))
  return started
}

async function open(outside: Outside, id: string, isNew: boolean): Promise<RunningDemo> {
  const config = await settingsOf(outside, id)
  // Over HTTP, webhooks of its card provider would come to the product.
  const deliver = async ({ body, headers }: SentWebhook) => {
    if (!app) return false
    try {
      const answer = await app.inject({ method: 'POST', url: '/api/webhooks/stripe', payload: body, headers })
      return answer.statusCode < 300
    } catch {
      // A server that stops takes none.
      return false
    }
  }
  let app: FastifyInstance | undefined
  const started = await startServices(config, outside.log, true, deliver)
  const services = { ...started, files: filesIn(outside.files, demoFolder(id)) }
  try {
    const [{ buildApp }, { fillDemo }, { workOnJobs }] = await Promise.all([
      import('./app.ts'),
      import('./demo/seed.ts'),
      import('./kernel/jobs/work.ts'),
      import('./jobs.ts'),
    ])
    if (isNew) await fillDemo(services)
    app = await buildApp(services)
    await app.ready()
    await workOnJobs(services.boss, services)
    return { app, services, outside }
  } catch (error) {
    await app?.close()
    await services.stop()
    throw error
  }
}

/** Whoever asks for it meanwhile waits for the same end: nothing of a demo may be removed under its server. */
async function stop(id: string, patience = LONGEST_JOB): Promise<void> {
  const known = stopping.get(id)
  if (known) return await known
  const demo = running.get(id)
  running.delete(id)
  lookedAt.delete(id)
  if (!demo) return
  const stopped = stopServer(demo, patience).finally(() => stopping.delete(id))
  stopping.set(id, stopped)
  await stopped
}

async function stopServer(demo: Promise<RunningDemo>, patience: number): Promise<void> {
  const { app, services } = await demo
  await app.close()
  // What is under way would go on without a database.
  await services.boss.stop({ graceful: true, timeout: patience, close: true })
  await services.stop()
}

/** Nobody waits for it: jobs that are under way may take minutes. */
async function stopOrTell(outside: Outside, id: string): Promise<void> {
  try {
    await stop(id)
  } catch (error) {
    outside.log.warn({ err: error, id }, 'the server of a demo that has ended did not stop')
  }
}

/** What can't be removed now is left to the job that looks for what is left. */
async function removeOrLeave(outside: Outside, id: string): Promise<void> {
  try {
    await demoServersHere.remove(outside, id)
  } catch (error) {
    outside.log.warn({ err: error, id }, 'a demo that has ended is not removed yet')
  }
}

async function entriesOf(directory: string): Promise<string[]> {
  try {
    return await readdir(directory)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
