import type { Config } from '../config/config.ts'

/** What counts the work of this process. */
export interface Meters {
  requestBegun(): void
  requestEnded(request: MeasuredRequest, seconds: number): void
  operationEnded(operation: string, isDone: boolean, seconds: number): void
  jobEnded(job: string, isDone: boolean, seconds: number): void
  /** A request has stood in a line, and was let in or turned away. */
  waited(line: string, isIn: boolean, seconds: number): void
}

/** A request as it is counted: nothing of it is anybody's. */
export interface MeasuredRequest {
  method: string
  /** The template of the route. */
  route: string
  /** The class of the status, such as 2xx, or 'aborted'. */
  status: string
}

let used: Meters | null = null

/** Says what counts the work of this process from now on; null: nothing. */
export function measureBy(meters: Meters | null): void {
  used = meters
}

/** What counts the work of the product; null where nobody wants to know, and for somebody's demo. */
export function metersOf({ demoVisit }: Pick<Config, 'demoVisit'>): Meters | null {
  return demoVisit === null ? used : null
}

/** Seconds since a moment of performance.now(). */
export function secondsSince(start: number): number {
  return (performance.now() - start) / 1_000
}
