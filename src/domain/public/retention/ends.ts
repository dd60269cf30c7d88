import { type Day, dayFrom, dayOf, partsOfDay } from '../../kernel/day.ts'
import { JOB_OF_ACCOUNT_END, JOB_OF_LAW_END, type RetainedDatum } from './datum.ts'
import { ERASED_PARTS, type ErasedPart, yearsKept } from './erasure.ts'
import { RETENTION } from './table.ts'

/** Where the years of the law begin and end. */
export const LAW_TIME_ZONE = 'Europe/Berlin'

/** The day that it is where the law counts. */
export function dayOfLaw(now: Temporal.Instant): Day {
  return dayOf(now, LAW_TIME_ZONE)
}

/** The last day on which something is kept whose years are counted from the end of the year of a day. */
export function lastDayKept(since: Day, years: number): Day {
  return dayFrom({ year: partsOfDay(since).year + years, month: 12, day: 31 })
}

/** The jobs that carry out the end of a kind; none where it lasts as long as something that a change ends. */
export function jobsOfEnd(datum: RetainedDatum): readonly string[] {
  const { end } = datum
  if (end.by === 'job') return end.jobs
  if (end.by === 'account') return [JOB_OF_ACCOUNT_END]
  return end.by === 'law' && yearsKept(datum) !== null ? [JOB_OF_LAW_END] : []
}

/** What the job goes by that destroys what the law has kept: every part whose kind ends by law, after years. */
export const LAW_PARTS: readonly ErasedPart[] = ERASED_PARTS.filter(({ key }) =>
  RETENTION.some((datum) => datum.key === key && jobsOfEnd(datum).includes(JOB_OF_LAW_END)),
)
