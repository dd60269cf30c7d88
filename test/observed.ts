import { freePort } from './free-port.ts'
import { createLog } from '../src/server/kernel/config/log.ts'
import { observe, type Observed } from '../src/server/kernel/telemetry/observe.ts'

/** What a process tells on an operator's port of its own, before it has services. */
export async function openObserved(): Promise<{ observed: Observed; url: string }> {
  const port = await freePort()
  const operator = { port, host: '127.0.0.1' }
  const log = createLog({ logLevel: 'silent', production: true })
  const observed = await observe({ observation: { operator, traces: null } }, log)
  return { observed, url: `http://127.0.0.1:${port}` }
}
