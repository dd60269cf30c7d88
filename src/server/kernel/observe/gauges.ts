import type { Database, Db } from '../db/database.ts'

/** One figure as it is now. */
export interface Sample {
  metric: string
  value: number
  labels?: Record<string, string>
}

/** Figures of one feature that are counted when somebody asks for them. */
export interface GaugeGroup {
  name: string
  /** What each of its figures says, with the names of its labels. */
  gauges: Record<string, { help: string; labels?: string[] }>
  /** One statement, which has to be cheap: it is asked every few seconds. */
  read(asked: AskedForGauges): Promise<Sample[]>
}

/** What a group of figures is read from. */
export interface AskedForGauges {
  db: Db
  database: Database
  now: Temporal.Instant
}

const groups = new Map<string, GaugeGroup>()

/** Adds figures; a feature's gauges.ts calls it when it is imported. */
export function registerGauges(group: GaugeGroup): void {
  if (groups.has(group.name)) throw new Error(`The gauges ${group.name} are registered twice.`)
  groups.set(group.name, group)
}

/** Every registered group of figures. */
export function listGaugeGroups(): GaugeGroup[] {
  return [...groups.values()]
}
