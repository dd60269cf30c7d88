/** One try of a call, as the client saw it end. */
export interface Attempt {
  began: number
  ended: number
  write: boolean
  outcome: Outcome
  /** Its path, or the beginning of its operation. */
  what: string
  /** What was answered that should not have been. */
  detail?: string
}

/** UNAVAILABLE is a 503 that says when to come again; everything but it and OK breaks the promise. */
export type Outcome =
  | 'OK'
  | 'UNAVAILABLE'
  | 'SILENT_503'
  | 'SERVER_ERROR'
  | 'REFUSED'
  | 'CONNECTION'
  | 'TIMEOUT'

/** All tries of all clients. */
export class Attempts {
  readonly list: Attempt[] = []

  add(attempt: Attempt): void {
    this.list.push(attempt)
  }

  /** Those that ended in a span of milliseconds. */
  within(from: number, to: number): Attempt[] {
    return this.list.filter((attempt) => attempt.ended >= from && attempt.ended < to)
  }
}

/** What a fault cost, in seconds; `back` is null where writes have not come back. */
export interface Outage {
  /** From the first write that failed to the first after which none failed any more. */
  back: number | null
  /** The longest time in which no write was acknowledged. */
  gap: number
}

export function outageIn(attempts: readonly Attempt[], from: number, to: number): Outage {
  const writes = attempts.filter((attempt) => attempt.write && attempt.ended >= from && attempt.ended < to)
  // What a rule refused was answered: it breaks the promise, and is no outage.
  const failed = writes.filter(({ outcome }) => outcome !== 'OK' && outcome !== 'REFUSED')
  const done = writes.filter((attempt) => attempt.outcome === 'OK').toSorted((a, b) => a.ended - b.ended)
  let gap = 0
  let last = from
  for (const { ended } of [...done, { ended: to }]) {
    gap = Math.max(gap, ended - last)
    last = ended
  }
  const seconds = { gap: gap / 1000 }
  if (failed.length === 0) return { back: 0, ...seconds }
  const first = Math.min(...failed.map((attempt) => attempt.ended))
  const lastFailure = Math.max(...failed.map((attempt) => attempt.ended))
  const again = done.find((attempt) => attempt.ended > lastFailure)
  return { back: again ? (again.ended - first) / 1000 : null, ...seconds }
}
