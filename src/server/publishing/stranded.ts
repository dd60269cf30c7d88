import { overlaps, type Stay } from '../../domain/day.ts'
import { isExtension } from '../../domain/classification.ts'
import { leftOver } from '../../domain/feed-days.ts'
import { isFreeFor } from '../../domain/occupancy.ts'
import { type Calendar, loadCalendars, withoutHolds } from '../availability/calendars.ts'
import { isWaiting } from '../booking-requests/derived-facts.ts'
import type { Overlapping } from '../booking-requests/overlapping-request-type.ts'
import { listRivals } from '../booking-requests/projection-sql.ts'
import type { RequestRow } from '../booking-requests/rows.ts'
import type { Db } from '../db/database.ts'

/** Units that leave, the days blocked in each of them, and whether all whom that strands are declined. */
export interface Leaving {
  unpublished: readonly string[]
  blocked: readonly BlockedDays[]
  all: boolean
}

/** Days that are blocked in a unit. */
export interface BlockedDays extends Stay {
  listingId: string
  apartmentName: string
}

/** What is blocked of a span in units that leave: what no booking and no contract in signing takes of it. */
export function blockedDaysOf(leaving: readonly Calendar[], span: Stay | null): BlockedDays[] {
  if (!span) return []
  return leaving.flatMap(({ id, unit, occupancies }) =>
    leftOver(
      span,
      occupancies.filter(({ kind }) => kind !== 'BLOCK'),
    ).map((days) => ({ ...days, listingId: id, apartmentName: unit.apartmentName })),
  )
}

/**
 * Requests without a contract that no public unit could serve any more once units have left, asked before their days
 * are blocked. Those whom the blocks leave no unit are declined, the others can wait for the listing to come back. Who
 * lives there already may stay all the same, unless the days of their own unit are blocked.
 */
export async function listStranded(db: Db, groupId: string, leaving: Leaving): Promise<Overlapping[]> {
  const waiting = (await listRivals(db, [groupId])).filter(isWaiting)
  const first = waiting
    .map((row) => row.from)
    .reduce<Temporal.PlainDate | null>(
      (earliest, day) => (earliest && Temporal.PlainDate.compare(earliest, day) <= 0 ? earliest : day),
      null,
    )
  if (!first) return []
  const calendars = withoutHolds((await loadCalendars(db, [groupId], first)).get(groupId) ?? [])
  return waiting.flatMap((row) => {
    if (isServed(row, calendars, leaving)) return []
    return [{ row, wouldBeDeclined: leaving.all || isShutOut(row, calendars, leaving) }]
  })
}

function isServed(row: RequestRow, calendars: readonly Calendar[], leaving: Leaving): boolean {
  return calendars.some((calendar) => {
    if (isBlockedFor(row, calendar, leaving) || !isFreeFor(calendar, row)) return false
    if (isExtension(row.type)) return calendar.id === row.extendsListingId
    return calendar.unit.published && !leaving.unpublished.includes(calendar.id)
  })
}

/** Whether it is the blocks that leave it no unit, even if all that were public came back. */
function isShutOut(row: RequestRow, calendars: readonly Calendar[], leaving: Leaving): boolean {
  const free = calendars.filter((calendar) => {
    if (!isFreeFor(calendar, row)) return false
    if (isExtension(row.type)) return calendar.id === row.extendsListingId
    return calendar.unit.published || leaving.unpublished.includes(calendar.id)
  })
  return free.length > 0 && free.every((calendar) => isBlockedFor(row, calendar, leaving))
}

function isBlockedFor(row: RequestRow, calendar: Calendar, { blocked }: Leaving): boolean {
  return blocked.some((days) => days.listingId === calendar.id && overlaps(row, days))
}
