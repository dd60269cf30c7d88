import { earlierDay, overlaps } from '../../../domain/kernel/day.ts'
import { isFreeFor } from '../../../domain/calendars/occupancy.ts'
import { loadCalendars, withoutHolds } from '../../listings/occupancy/calendars.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { endOffers } from './end-offers.ts'
import { listAliveOffers } from './offers-sql.ts'
import { auditRequest } from './audit.ts'
import type { LockedRequest } from './command.ts'
import { isWaiting } from './derived-facts.ts'
import { tellLandlord, tellTenant } from './mails.ts'
import type { ChangedDays } from './projection-sql.ts'
import type { RequestRow } from './rows.ts'
import { listActiveOfTenant, listOverlapping, saveStatus } from './command-sql.ts'
import { unitsFor } from '../../listings/occupancy/waiting.ts'

/** What took the days: kept with the requests that it declines (D4 suppressing ids). */
export interface Suppressing {
  suppressingBookingId?: string
  suppressingBookingRequestId?: string
  suppressingListingRequestId?: string
}

/**
 * Declines the requests of the group for which a booking or block left no unit (DECLINED_BY_CONFLICT). A hold
 * only pauses others, except that of an extension, whose days are taken at once, or promised in its unit.
 */
export async function declineForTakenDays(
  trx: Db,
  ctx: Context,
  request: Pick<LockedRequest, 'row'>,
  suppressing: Suppressing,
  promisedIn: string | null = null,
): Promise<void> {
  const { row } = request
  const others = await listOverlapping(trx, row)
  const since = others.reduce((first, other) => earlierDay(first, other.from), row.from)
  const calendars = (await loadCalendars(trx, [row.groupId], since)).get(row.groupId) ?? []
  const lasting = withoutHolds(calendars, row.type === 'EXTENSION' ? row.id : null)
  const declined = others.filter(
    (other) =>
      isWaiting(other) &&
      !unitsFor(other, lasting).some((calendar) => calendar.id !== promisedIn && isFreeFor(calendar, other)),
  )
  await decline(trx, ctx, declined, 'DECLINED_BY_CONFLICT', suppressing)
}

/** Declines the tenant's other requests for the same stay, since one of them became a booking; returns the days it frees. */
export async function declineTenantsOthers(
  trx: Db,
  ctx: Context,
  row: RequestRow,
  suppressing: Suppressing,
): Promise<ChangedDays[]> {
  const others = (await listActiveOfTenant(trx, row.tenantId)).filter(
    (other) =>
      other.id !== row.id && (other.bookingRequestId === row.bookingRequestId || overlaps(other, row)),
  )
  const offers = await listAliveOffers(trx, { requestIds: others.map((other) => other.id), tenantIds: [] })
  const offerIds = offers.map((offer) => offer.id)
  await endOffers(trx, ctx, offerIds, { status: 'CANCELED', cancellationReason: 'REQUEST_DECLINED' })
  await decline(trx, ctx, others, 'DECLINED_BY_BOOKING_OTHER_REQUEST', suppressing)
  const ended = new Set(offers.map((offer) => offer.listingRequestId))
  for (const other of others) {
    if (ended.has(other.id)) await tellLandlord(trx, ctx, other, 'contractEnded')
    // A landlord whose other listing was booked hears of the booking.
    else if (other.landlordId !== row.landlordId) await tellLandlord(trx, ctx, other, 'bookedElsewhere')
  }
  return offers
}

/** Declines waiting requests since their days, or the listing itself, are no longer to be had. */
export async function declineWaiting(trx: Db, ctx: Context, requests: readonly RequestRow[]): Promise<void> {
  await decline(trx, ctx, requests, 'DECLINED_BY_CONFLICT', {})
}

async function decline(
  trx: Db,
  ctx: Context,
  requests: readonly RequestRow[],
  statusReason: 'DECLINED_BY_CONFLICT' | 'DECLINED_BY_BOOKING_OTHER_REQUEST',
  suppressing: Suppressing,
): Promise<void> {
  await saveStatus(
    trx,
    requests.map((request) => request.id),
    {
      statusType: 'NOT_AVAILABLE',
      at: ctx.now(),
      statusReason,
      autoDeclineAt: null,
      tenantAnswerUntil: null,
      ...suppressing,
    },
  )
  for (const request of requests) {
    await auditRequest(trx, ctx, request, statusReason, { ...suppressing })
    if (statusReason === 'DECLINED_BY_CONFLICT') await tellTenant(trx, ctx, request, 'requestDeclined')
  }
}
