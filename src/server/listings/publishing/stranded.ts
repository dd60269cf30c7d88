import { type WaitingRequest, waitingRequests } from '../occupancy/waiting.ts'
import { type Day, overlaps } from '../../../domain/kernel/day.ts'
import { isFreeFor } from '../../../domain/calendars/occupancy.ts'
import { isPromise, isPromised } from '../../../domain/listings/publish.ts'
import type { BlockedDays } from '../occupancy/blocked-days.ts'
import { type Calendar, loadCalendars, withoutHolds } from '../occupancy/calendars.ts'
import type { Overlapping } from '../occupancy/overlapping-type.ts'
import type { Db } from '../../kernel/db/database.ts'

/** Units that leave, the days blocked in each of them, and which of those whom that strands are declined. */
export interface Leaving {
  unpublished: readonly string[]
  blocked: readonly BlockedDays[]
  /** Also those that could wait for it to come back. */
  waiting: boolean
  /** Also those that the landlord has said yes to. */
  accepted: boolean
}

/** A request that loses its public units; `isPromised`: the landlord's yes still holds, unless it is declined. */
export interface Stranded extends Overlapping {
  isPromised: boolean
}

/**
 * Requests without a contract that no public unit could serve any more once units have left, asked before their days
 * are blocked. Those whom the blocks leave no unit are declined; whom the landlord has said yes to may still have it, and
 * the others can wait for the listing to come back. Who lives there already may stay all the same, unless the days of
 * their own unit are blocked.
 */
export async function listStranded(db: Db, groupId: string, leaving: Leaving): Promise<Stranded[]> {
  const waiting = await waitingRequests().list(db, [groupId])
  const first = waiting
    .map((row) => row.from)
    .reduce<Day | null>((earliest, day) => (earliest && earliest <= day ? earliest : day), null)
  if (!first) return []
  const calendars = withoutHolds((await loadCalendars(db, [groupId], first)).get(groupId) ?? [])
  return waiting.flatMap((row) => {
    if (isServed(row, calendars, leaving)) return []
    const isShut = isShutOut(row, calendars, leaving)
    const promised = isPromise(row) && !isShut
    const isChosen = promised ? leaving.accepted : leaving.waiting
    return [{ row, isPromised: promised, wouldBeDeclined: isShut || isChosen }]
  })
}

function isServed(row: WaitingRequest, calendars: readonly Calendar[], leaving: Leaving): boolean {
  return calendars.some((calendar) => {
    if (isBlockedFor(row, calendar, leaving) || !isFreeFor(calendar, row)) return false
    if (row.type === 'EXTENSION') return calendar.id === row.extendsListingId
    return calendar.unit.published && !leaving.unpublished.includes(calendar.id)
  })
}

/** Whether it is the blocks that leave it no unit, even if all that were public came back. */
function isShutOut(row: WaitingRequest, calendars: readonly Calendar[], leaving: Leaving): boolean {
  const free = calendars.filter((calendar) => {
    if (!isFreeFor(calendar, row)) return false
    if (row.type === 'EXTENSION') return calendar.id === row.extendsListingId
    const { id, unit } = calendar
    return unit.published || leaving.unpublished.includes(id) || isPromised(row, unit)
  })
  return free.length > 0 && free.every((calendar) => isBlockedFor(row, calendar, leaving))
}

function isBlockedFor(row: WaitingRequest, calendar: Calendar, { blocked }: Leaving): boolean {
  return blocked.some((days) => days.listingId === calendar.id && overlaps(row, days))
}
