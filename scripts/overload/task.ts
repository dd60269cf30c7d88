import { text } from 'node:stream/consumers'
import { spawnTool } from '../processes.ts'

/** What visitors do: those of `visitors` in turn send `requests` in turn, so many a second. */
export interface VisitorsTask {
  url: string
  /** The headers of each. */
  visitors: readonly Record<string, string>[]
  requests: readonly { method: 'GET' | 'POST'; path: string; body?: string }[]
  rate: number
  seconds: number
}

/** One request: when it was due and how long its answer took from then, in milliseconds; status 0 where none came. */
export interface Visit {
  at: number
  took: number
  status: number
}

/** Sends visitors from a process of their own. */
export async function sendVisitors(task: VisitorsTask): Promise<Visit[]> {
  const child = spawnTool('scripts/overload/visitors.ts', [], { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin?.end(JSON.stringify(task))
  if (!child.stdout) throw new Error('The visitors have no output.')
  return JSON.parse(await text(child.stdout)) as Visit[]
}

/** The time within which so large a share of the visits was answered; 0 where there were none. */
export function within(share: number, visits: readonly Visit[]): number {
  const times = visits.map(({ took }) => took).toSorted((one, other) => one - other)
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
}
