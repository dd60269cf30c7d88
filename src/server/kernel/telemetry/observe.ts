import type { Config } from '../config/config.ts'
import type { Log } from '../config/log.ts'
import { measureBy } from '../observe/measured.ts'
import type { LookAtReadiness } from '../http/readiness.ts'
import type { GaugeSource } from './read-gauges.ts'
import { traceBy } from '../observe/spans.ts'

/** What is told to whoever runs this process. */
export interface Observed {
  /** Opens the operator's port, where there is one. */
  listen(source: GaugeSource, look: LookAtReadiness): Promise<void>
  /** Sends what is left, and stops. */
  close(): Promise<void>
}

/** Begins to count and to trace as the settings say, before anything works; what isn't wanted isn't even loaded. */
export async function observe({ observation }: Pick<Config, 'observation'>, log: Log): Promise<Observed> {
  const { operator, traces } = observation
  const tracing = traces && (await import('./open-tracing.ts')).openTracing(traces, log)
  traceBy(tracing)
  const meters = operator && (await import('./meters.ts')).createMeters()
  measureBy(meters)
  let closePort = async () => {}
  return {
    listen: async (source, look) => {
      if (!operator || !meters) return
      const [{ addGauges }, { openOperatorPort }] = await Promise.all([
        import('./read-gauges.ts'),
        import('./operator-port.ts'),
      ])
      const { registry } = meters
      const refresh = addGauges(registry, source)
      const open = await openOperatorPort(operator, { registry, refresh, look }, log)
      closePort = open.close
      log.info({ port: open.port, host: operator.host }, 'the operator port listens')
    },
    close: async () => {
      await closePort()
      measureBy(null)
      traceBy(null)
      await tracing?.close()
    },
  }
}
