import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { readConfig, readyMessage } from './kernel/config/config.ts'
import { layAssets } from './kernel/http/assets-of-releases.ts'
import { precompress } from './kernel/http/precompress.ts'
import { createLog } from './kernel/config/log.ts'
import { createReadiness } from './kernel/http/readiness.ts'
import { observe } from './kernel/telemetry/observe.ts'
import { untilAvailable } from './kernel/db/until-available.ts'
import { startServices } from './services.ts'
import { failStart, stopOnSignal } from './shutdown.ts'

const pages = join(import.meta.dirname, '../../dist')

// In percent of what is in use, how much garbage may lie about beside it. V8 lets it grow to four times of that where a
// machine has memory to spare. A fifth of this takes a third more of the processor (bench/README.md); it is no limit, and
// nothing fails for it.
const MOST_GARBAGE = 150

/** Milliseconds for whoever sends us traffic to see that /readyz says no; somebody at a keyboard need not wait. */
const notice = { SIGTERM: 1_500, SIGINT: 0 }

/**
 * Starts the whole server: database, jobs, HTTP. Never rejects: a start that fails ends the process with a sentence.
 * `built` is when dist/ holds the pages: they may still be built while the database opens.
 */
export async function start(built: Promise<void> = Promise.resolve()): Promise<void> {
  setFlagsFromString(`--heap-growing-percent=${MOST_GARBAGE}`)
  await Promise.all([built, open(built)]).catch(failStart)
}

async function open(built: Promise<void>): Promise<void> {
  const config = readConfig(process.env)
  const log = createLog(config)
  const onStop = stopOnSignal(log)
  const observed = await observe(config, log)
  const work = config.jobs === 'inline'
  // Most of the server is read while the database opens, which a process of its own may first have to create.
  const [
    services,
    { buildApp },
    { fillDemo },
    { workOnJobs },
    { eraseAgain },
    { destroyAgain },
    { systemContext },
    { forgetDemos },
    { openInboundMail },
  ] = await Promise.all([
    startServices(config, log, work),
    import('./app.ts'),
    import('./demo/seed.ts'),
    import('./kernel/jobs/work.ts'),
    import('./public/deletion/restore-actions.ts'),
    import('./public/destruction/restore-actions.ts'),
    import('./kernel/viewer/context.ts'),
    import('./people/demo-visits/actions.ts'),
    import('./rentals/inbound-mail/open-door.ts'),
    import('./jobs.ts'),
    import('./gauges.ts'),
  ])
  if (config.demo) await fillDemo(services)
  if (services.database.kind === 'pglite') await forgetDemos(systemContext(services, 'start'))
  const lifecycle = { stopping: false, restoring: true }
  await built
  if (config.assetsDir && existsSync(pages)) await layAssets(pages, config.assetsDir)
  const look = createReadiness(services, lifecycle)
  observed.tellOf(services, look)
  const app = await buildApp(services, { lifecycle, look, pages })
  const door = await openInboundMail(services)
  onStop(async (signal) => {
    lifecycle.stopping = true
    await door?.close()
    await new Promise((resolve) => setTimeout(resolve, notice[signal]))
    await app.close()
    await services.stop()
    await observed.close()
  })
  await app.listen({ port: config.port, host: config.host })
  await untilAvailable(log, () => eraseAgain(systemContext(services, 'start')))
  await untilAvailable(log, () => destroyAgain(systemContext(services, 'start')))
  lifecycle.restoring = false
  process.stdout.write(readyMessage(config))
  // What waits in the queue comes after whoever waits for the pages.
  if (work) await workOnJobs(services.boss, services)
  // Nobody waits for the smaller files: until they are there, the pages come as they are.
  if (existsSync(pages)) {
    await precompress(pages).catch((error: unknown) =>
      log.warn({ err: error }, 'the pages stay uncompressed'),
    )
  }
}
