import './gauges.ts'
import './jobs.ts'
import { readConfig } from './kernel/config/config.ts'
import { workOnJobs } from './kernel/jobs/work.ts'
import { createLog } from './kernel/config/log.ts'
import { createReadiness } from './kernel/http/readiness.ts'
import { observe } from './kernel/telemetry/observe.ts'
import { systemContext } from './kernel/viewer/context.ts'
import { eraseAgain } from './public/deletion/restore-actions.ts'
import { destroyAgain } from './public/destruction/restore-actions.ts'
import { untilAvailable } from './kernel/db/until-available.ts'
import { startServices } from './services.ts'
import { failStart, stopOnSignal } from './shutdown.ts'

async function start(): Promise<void> {
  const config = readConfig(process.env)
  const log = createLog(config)
  const onStop = stopOnSignal(log)
  const observed = await observe(config, log)
  const services = await startServices(config, log, true)
  const lifecycle = { stopping: false, restoring: true }
  onStop(async () => {
    lifecycle.stopping = true
    await services.stop()
    await observed.close()
  })
  observed.tellOf(services, createReadiness(services, lifecycle))
  await untilAvailable(log, () => eraseAgain(systemContext(services, 'start')))
  await untilAvailable(log, () => destroyAgain(systemContext(services, 'start')))
  lifecycle.restoring = false
  await workOnJobs(services.boss, services)
  log.info('working on jobs')
}

await start().catch(failStart)
