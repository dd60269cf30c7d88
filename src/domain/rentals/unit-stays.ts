import type { Day, Stay } from '../kernel/day.ts'
import { actualStay } from './cancellation.ts'

/** Who lives in a unit on a day, and who moves in next after it; of stays by their first day. */
export function whoLivesIn<Booking extends Stay & { canceled: boolean; stayedUntil: Day | null }>(
  stays: readonly Booking[],
  day: Day,
): { current: Booking | null; next: Booking | null } {
  const lived = stays.flatMap((booking) => {
    const stay = actualStay(booking)
    return stay ? [{ booking, stay }] : []
  })
  const current = lived.find(({ stay }) => stay.from <= day && day <= stay.to)
  const next = lived.find(({ stay }) => stay.from > day)
  return { current: current?.booking ?? null, next: next?.booking ?? null }
}
