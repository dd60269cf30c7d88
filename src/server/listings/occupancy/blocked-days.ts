import type { Stay } from '../../../domain/kernel/day.ts'
import { leftOver } from '../../../domain/calendars/feed-days.ts'
import type { Calendar } from './calendars.ts'

/** Days that are blocked in a unit. */
export interface BlockedDays extends Stay {
  listingId: string
  apartmentName: string
}

/** What is blocked of a span in some units: what no booking and no contract in signing takes of it. */
export function blockedDaysOf(calendars: readonly Calendar[], span: Stay | null): BlockedDays[] {
  if (!span) return []
  return calendars.flatMap(({ id, unit, occupancies }) =>
    leftOver(
      span,
      occupancies.filter(({ kind }) => kind !== 'BLOCK'),
    ).map((days) => ({ ...days, listingId: id, apartmentName: unit.apartmentName })),
  )
}
