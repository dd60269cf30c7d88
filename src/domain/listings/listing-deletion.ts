import type { OccupancyKind } from '../catalogue/calendars.ts'
import { compareDays, type Stay } from '../kernel/day.ts'
import { ALLOWED, refuse, type Verdict } from '../kernel/verdict.ts'

/** Days of a unit that is to be deleted. */
export interface TakenStay extends Stay {
  kind: OccupancyKind
}

/** Whether units can be deleted: not with a booking that is not over, nor with an offer in signing, whose days are held. */
export function canDeleteUnits(taken: readonly TakenStay[], today: Temporal.PlainDate): Verdict {
  const lasting = taken.filter((stay) => compareDays(stay.to, today) >= 0)
  if (lasting.some((stay) => stay.kind === 'BOOKING')) return refuse('BOOKED')
  return taken.some((stay) => stay.kind === 'HOLD') ? refuse('OFFER_EXISTS') : ALLOWED
}
