import './jobs.ts'
import { readConfig } from './kernel/config/config.ts'
import { workOnJobs } from './kernel/jobs/work.ts'
import { createLog } from './kernel/config/log.ts'
import { systemContext } from './kernel/viewer/context.ts'
import { eraseAgain } from './public/deletion/restore-actions.ts'
import { destroyAgain } from './public/destruction/restore-actions.ts'
import { untilAvailable } from './kernel/db/until-available.ts'
import { startServices } from './services.ts'
import { failStart, stopOnSignal } from './shutdown.ts'

async function start(): Promise<void> {
  const config = readConfig(process.env)
  const log = createLog(config)
  const services = await startServices(config, log, true)
  stopOnSignal(log, () => services.stop())
  await untilAvailable(log, () => eraseAgain(systemContext(services, 'start')))
  await untilAvailable(log, () => destroyAgain(systemContext(services, 'start')))
  await workOnJobs(services.boss, services)
  log.info('working on jobs')
}

await start().catch(failStart)
