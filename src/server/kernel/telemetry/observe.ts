import type { Config } from '../config/config.ts'
import type { Log } from '../config/log.ts'
import type { LookAtReadiness } from '../http/readiness.ts'
import { measureBy } from '../observe/measured.ts'
import { traceBy } from '../observe/spans.ts'
import type { Observation } from '../config/observation.ts'
import type { GaugeSource } from './read-gauges.ts'

/** What is told to whoever runs this process. */
export interface Observed {
  /** From now on figures are read from there, and that says whether the process is ready. */
  tellOf(source: GaugeSource, look: LookAtReadiness): void
  /** Sends what is left, and stops. */
  close(): Promise<void>
}

/**
 * Begins to count and to trace as the settings say, before anything works: a process that waits for its database says
 * so. What isn't wanted isn't even loaded.
 */
export async function observe({ observation }: Pick<Config, 'observation'>, log: Log): Promise<Observed> {
  const { operator, traces } = observation
  const tracing = traces && (await import('./open-tracing.ts')).openTracing(traces, log)
  traceBy(tracing)
  const port = operator && (await openPort(operator, log))
  return {
    tellOf: (source, look) => port?.tellOf(source, look),
    close: async () => {
      await port?.close()
      measureBy(null)
      traceBy(null)
      await tracing?.close()
    },
  }
}

async function openPort(operator: NonNullable<Observation['operator']>, log: Log): Promise<Observed> {
  const [{ createMeters }, { addGauges }, { openOperatorPort }] = await Promise.all([
    import('./meters.ts'),
    import('./read-gauges.ts'),
    import('./operator-port.ts'),
  ])
  const meters = createMeters()
  measureBy(meters)
  const { registry } = meters
  let look = starting()
  let refresh = async () => {}
  const answers = { registry, refresh: () => refresh(), look: () => look() }
  const { port, close } = await openOperatorPort(operator, answers, log)
  log.info({ port, host: operator.host }, 'the operator port listens')
  return {
    tellOf: (source, found) => {
      refresh = addGauges(registry, source)
      look = found
    },
    close,
  }
}

function starting(): LookAtReadiness {
  const since = Temporal.Now.instant()
  const problem = 'it has begun to start'
  const advice = 'Wait; where that lasts, it waits for its database: see DATABASE_URL and its log.'
  return async () => [{ name: 'process', ok: false, since, problem, advice }]
}
