import { Gauge, type Registry } from 'prom-client'
import type { Log } from '../config/log.ts'
import type { Database } from '../db/database.ts'
import { withinStatementTime } from '../db/statement-time.ts'
import { type GaugeGroup, listGaugeGroups, type Sample } from '../observe/gauges.ts'

/** Milliseconds for one group of figures, and for how long they are told again instead of counted anew. */
const LONGEST = 2_000
const FRESH = 5_000

/** Where figures are read. */
export interface GaugeSource {
  database: Database
  log: Log
  now: () => Temporal.Instant
}

/** Adds the figures of all features to a registry; answers what brings them up to date, at most every five seconds. */
export function addGauges(registry: Registry, source: GaugeSource): () => Promise<void> {
  const registers = [registry]
  const up = new Gauge({
    name: 'mezzo_gauges_up',
    help: 'Whether a group of figures could be counted in time; 0: its figures are missing.',
    labelNames: ['group'],
    registers,
  })
  registry.registerMetric(poolGauge(source.database))
  const written = listGaugeGroups().map((group) => ({ group, write: writerOf(group, registers) }))
  let readAt: number | null = null
  let reading: Promise<void> | null = null
  const read = async () => {
    const start = performance.now()
    for (const { group, write } of written) {
      // Prometheus waits for ten seconds: where the database is away, not every group waits for it.
      const isLate = performance.now() - start > LONGEST
      const samples = isLate ? null : await readGroup(group, source)
      write(samples ?? [])
      up.set({ group: group.name }, samples ? 1 : 0)
    }
    readAt = source.now().epochMilliseconds
  }
  return async () => {
    if (readAt !== null && Math.abs(source.now().epochMilliseconds - readAt) < FRESH) return
    // Whoever asks meanwhile waits for the same figures.
    reading ??= read().finally(() => (reading = null))
    await reading
  }
}

/** How the connections are used, which is known without asking the database. */
function poolGauge(database: Database): Gauge {
  return new Gauge({
    name: 'mezzo_database_connections',
    help: "Connections of this process's pools; waiting: those who want one and have none yet.",
    labelNames: ['pool', 'state'],
    registers: [],
    collect() {
      for (const { pool, size, idle, waiting, max } of database.poolUse()) {
        this.set({ pool, state: 'busy' }, size - idle)
        this.set({ pool, state: 'idle' }, idle)
        this.set({ pool, state: 'waiting' }, waiting)
        this.set({ pool, state: 'most' }, max)
      }
    },
  })
}

function writerOf(group: GaugeGroup, registers: Registry[]): (samples: readonly Sample[]) => void {
  const gauges = new Map(
    Object.entries(group.gauges).map(([name, { help, labels = [] }]) => [
      name,
      new Gauge({ name, help, labelNames: labels, registers }),
    ]),
  )
  return (samples) => {
    for (const gauge of gauges.values()) gauge.reset()
    // Without labels a gauge that was reset says 0: what isn't known must not look like nothing.
    const told = new Set(samples.map(({ metric }) => metric))
    for (const [name, gauge] of gauges) if (!told.has(name)) gauge.remove()
    for (const { metric, value, labels } of samples) gauges.get(metric)?.set(labels ?? {}, value)
  }
}

async function readGroup(group: GaugeGroup, { database, log, now }: GaugeSource): Promise<Sample[] | null> {
  try {
    return await withinStatementTime(database, LONGEST, (db) => group.read({ db, database, now: now() }))
  } catch (error) {
    log.warn({ err: error, group: group.name }, 'figures could not be counted')
    return null
  }
}
