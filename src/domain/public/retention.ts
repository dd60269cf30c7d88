import type { FileType } from '../catalogue/tenants.ts'

/** For how long a kind of datum is kept: so long after something, or as long as something lasts. */
export type RetentionClock =
  | { count: number; unit: 'hours' | 'days' | 'months' | 'years'; after: string }
  /** In a sentence of its own, where one number doesn't say it. */
  | { until: string }

/**
 * What ends it: a job by its name; a change that somebody makes; the wish to be deleted, which the operator carries out;
 * nothing before the law's time is over, then the operator.
 */
export type RetentionEnd =
  | { by: 'job'; jobs: readonly string[] }
  | { by: 'change' }
  | { by: 'account' }
  | { by: 'law' }

/** A kind of datum about people: what for, by which law, for how long, who sees it, and where it is. */
export interface RetainedDatum {
  /** How it is called in the records of processing. */
  name: string
  /** What is kept. */
  what: string
  purpose: string
  law: string
  clocks: readonly RetentionClock[]
  end: RetentionEnd
  seenBy: string
  /** Of the database. */
  tables: readonly string[]
  /** Of the files. */
  files?: readonly FileType[]
}

/** A clock as a sentence has it, e.g. '90 days after it was written'. */
export function clockInWords(clock: RetentionClock): string {
  if ('until' in clock) return clock.until
  const unit = clock.count === 1 ? clock.unit.slice(0, -1) : clock.unit
  return `${clock.count} ${unit} after ${clock.after}`
}

/** What ends a kind of datum, as a sentence has it. */
export function endInWords(end: RetentionEnd): string {
  switch (end.by) {
    case 'job':
      return `deleted by ${end.jobs.map((job) => `\`${job}\``).join(', ')}`
    case 'change':
      return 'replaced or removed by whoever gave it'
    case 'account':
      return 'removed by the operator with the account'
    case 'law':
      return 'removed by the operator when that time is over'
  }
}
