import { requestsDeclinedByBlock } from '../../../domain/calendars/availability.ts'
import { earlierDay, type Stay } from '../../../domain/kernel/day.ts'
import { type BlockedDays, blockedDaysOf } from '../../listings/occupancy/blocked-days.ts'
import { type Calendar, loadCalendars, withoutHolds } from '../../listings/occupancy/calendars.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { LockedRequest } from './command.ts'
import { listOverlapping } from './command-sql.ts'
import { isWaiting, overlappingOf } from './derived-facts.ts'
import type { RequestRow } from './rows.ts'
import { unitsFor, type Seen, demandMayDecline, demandSeen } from '../../listings/occupancy/waiting.ts'

/**
 * The days that declining as occupied blocks: whatever is free of them in every unit, so that no unit can be had then;
 * of an extension in its own alone.
 */
export function daysToBlockFor(
  request: Pick<RequestRow, 'extendsListingId'> | null,
  calendars: readonly Calendar[],
  block: Stay,
): BlockedDays[] {
  const own = request?.extendsListingId ?? null
  return blockedDaysOf(
    calendars.filter(({ id }) => own === null || id === own),
    block,
  )
}

/** Waiting requests of the group that blocking these days would decline; a hold declines nobody. */
export function declinedByBlock(
  blocked: readonly BlockedDays[],
  block: Stay,
  around: { calendars: readonly Calendar[]; requests: readonly RequestRow[] },
): RequestRow[] {
  const days = blocked.map(({ listingId: unitId, from, to }) => ({ unitId, from, to }))
  const lasting = withoutHolds(around.calendars)
  return around.requests
    .filter(isWaiting)
    .filter(
      (row) =>
        requestsDeclinedByBlock(days, block, unitsFor(row, lasting), [{ ...row, listingRequestId: row.id }])
          .length > 0,
    )
}

/** Accepting declines exactly whom it was shown to decline, or nothing happens. */
export function demandSeenByAccepting(
  ctx: Pick<Context, 'viewer'>,
  request: LockedRequest,
  seen: Seen,
): void {
  const declined = overlappingOf(request.row, request).filter(({ wouldBeDeclined }) => wouldBeDeclined)
  demandMayDecline(ctx, request.row, declined)
  demandSeen(
    declined.map(({ listingRequestId }) => listingRequestId),
    seen,
  )
}

/** Waiting requests that this one would decline with other dates: those of an extension are held as soon as they are taken. */
export function declinedByDates(
  row: RequestRow,
  dates: Stay,
  around: { calendars: readonly Calendar[]; others: readonly RequestRow[] },
): RequestRow[] {
  const declined = overlappingOf({ ...row, from: dates.from, to: dates.to }, around)
    .filter(({ wouldBeDeclined }) => wouldBeDeclined)
    .map(({ listingRequestId }) => listingRequestId)
  return around.others.filter(({ id }) => declined.includes(id))
}

/** Suggested dates would decline exactly whom they were shown to decline, or they are not sent. */
export async function demandSeenBySuggesting(
  trx: Db,
  ctx: Pick<Context, 'viewer'>,
  { row }: LockedRequest,
  dates: Stay,
  seen: Seen,
): Promise<void> {
  const others = await listOverlapping(trx, { ...row, from: dates.from, to: dates.to })
  const since = others.reduce((first, other) => earlierDay(first, other.from), dates.from)
  const calendars = (await loadCalendars(trx, [row.groupId], since)).get(row.groupId) ?? []
  const declined = declinedByDates(row, dates, { calendars, others })
  demandMayDecline(ctx, row, declined)
  demandSeen(
    declined.map(({ id }) => id),
    seen,
  )
}
