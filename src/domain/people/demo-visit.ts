/** Minutes after which a demo is deleted that nobody looks at any more. */
export const DEMO_VISIT_IDLE_MINUTES = 120

/** Hours after which a demo is deleted in any case. */
export const DEMO_VISIT_MOST_HOURS = 12

/** Minutes after which a demo that isn't ready will not be: what made it was cut short. */
export const DEMO_VISIT_MAKING_MINUTES = 3

/** When somebody's demo began, when it was ready to be looked at, and when it was looked at last. */
export interface DemoVisitTimes {
  begunAt: Temporal.Instant
  readyAt: Temporal.Instant | null
  seenAt: Temporal.Instant
}

/** Whether a demo's time is over. */
export function isDemoVisitOver(
  { begunAt, readyAt, seenAt }: DemoVisitTimes,
  now: Temporal.Instant,
): boolean {
  const isPast = (limit: Temporal.Instant) => Temporal.Instant.compare(limit, now) <= 0
  if (!readyAt) return isPast(begunAt.add({ minutes: DEMO_VISIT_MAKING_MINUTES }))
  return (
    isPast(seenAt.add({ minutes: DEMO_VISIT_IDLE_MINUTES })) ||
    isPast(begunAt.add({ hours: DEMO_VISIT_MOST_HOURS }))
  )
}

/** Why no demo can be made for somebody now. */
export type DemoRefusal = 'DEMO_NOT_OFFERED' | 'DEMO_FULL'

/** Why no demo can be made beside those of others; `most` is 0 where the installation offers none. */
export function demoRefusal({ most, others }: { most: number; others: number }): DemoRefusal | null {
  if (most === 0) return 'DEMO_NOT_OFFERED'
  return others < most ? null : 'DEMO_FULL'
}
