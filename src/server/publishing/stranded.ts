import { overlaps, type Stay } from '../../domain/day.ts'
import { isExtension } from '../../domain/classification.ts'
import { isFreeFor } from '../../domain/occupancy.ts'
import { type Calendar, loadCalendars, withoutHolds } from '../availability/calendars.ts'
import { isWaiting } from '../booking-requests/conflicts.ts'
import type { Overlapping } from '../booking-requests/overlapping-request-type.ts'
import { listRivals } from '../booking-requests/projection-sql.ts'
import type { RequestRow } from '../booking-requests/rows.ts'
import type { Db } from '../db/database.ts'

/** Units that leave, the days blocked in them, and whether all whom that strands are declined. */
export interface Leaving {
  unpublished: readonly string[]
  block: Stay | null
  all: boolean
}

/**
 * Requests without a contract that no public unit could serve any more once units have left. Those for blocked days are
 * declined, the others can wait for the listing to come back. Who lives there already may stay all the same, unless the
 * days of their own unit are blocked.
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
    const wouldBeDeclined = leaving.all || (leaving.block !== null && overlaps(row, leaving.block))
    return [{ row, wouldBeDeclined }]
  })
}

function isServed(row: RequestRow, calendars: readonly Calendar[], leaving: Leaving): boolean {
  return calendars.some((calendar) => {
    const isLeaving = leaving.unpublished.includes(calendar.id)
    const isBlocked = isLeaving && leaving.block !== null && overlaps(row, leaving.block)
    if (isBlocked || !isFreeFor(calendar, row)) return false
    if (isExtension(row.type)) return calendar.id === row.extendsListingId
    return calendar.unit.published && !isLeaving
  })
}
