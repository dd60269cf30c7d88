import { isAutoAccepted, skipReasonOf } from '../../../domain/rentals/availability-check.ts'
import {
  answerDeadline,
  canBeAccepted,
  hasDeadlineAfterCheck,
} from '../../../domain/rentals/booking-request.ts'
import type { SkipReason } from '../../../domain/catalogue/reasons.ts'
import { overlaps } from '../../../domain/kernel/day.ts'
import { BookingConflictError } from '../../../domain/kernel/errors.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { listEnabledFlags } from '../../people/feature-flags/actions.ts'
import { auditRequest } from '../lifecycle/audit.ts'
import { makeAvailable } from './actions.ts'
import { listReservedListings } from './check-sql.ts'
import {
  circumstancesOf,
  type LockedRequest,
  lockRequestForSystem,
  reprojectAround,
  typeAfter,
} from '../lifecycle/command.ts'
import { saveStatus } from '../lifecycle/command-sql.ts'
import { tellLandlord } from '../lifecycle/mails.ts'
import { demand } from '../../kernel/viewer/viewer-guard.ts'

/**
 * START -> AV_CHECK, or NO_AV_CHECK with the reason why the landlord is not asked against the clock; a label of the
 * group may let the system accept at once. What the landlord has offered is accepted, or nothing happens. To be called
 * in the transaction that stored the request.
 */
export async function checkListingRequest(
  trx: Db,
  ctx: Context,
  requestId: string,
  isOffered = false,
): Promise<void> {
  const system = { ...ctx, viewer: null }
  const sent = await lockRequestForSystem(trx, requestId)
  const skipReason = await findSkipReason(trx, sent)
  await saveStatus(trx, [requestId], {
    statusType: typeAfter('check', sent.row, 'SYSTEM', skipReason),
    at: ctx.now(),
    skipReason,
    autoDeclineAt: hasDeadlineAfterCheck(skipReason) ? answerDeadline(ctx.now()) : null,
  })
  const request = await lockRequestForSystem(trx, requestId)
  await auditRequest(trx, system, request.row, 'checkBookingRequest', skipReason ? { skipReason } : {})
  const verdict = canBeAccepted(request.facts, circumstancesOf(request, system))
  if (isOffered && verdict.reason === 'NO_FREE_UNIT') throw new BookingConflictError()
  if (isOffered) demand(verdict)
  const isAccepted =
    verdict.value &&
    (isOffered || isAutoAccepted({ type: request.row.type, skipReason }, request.group.labels))
  if (isAccepted) {
    await auditRequest(trx, system, request.row, 'autoAcceptListingRequest')
    await makeAvailable(trx, system, request, { command: 'accept', who: 'SYSTEM' })
  }
  await reprojectAround(trx, request)
  const accepted = isOffered ? 'longerStayTaken' : 'requestAutoAccepted'
  await tellLandlord(trx, ctx, request.row, isAccepted ? accepted : 'requestReceived')
}

async function findSkipReason(trx: Db, { row, group }: LockedRequest): Promise<SkipReason | null> {
  const reserved = (await listReservedListings(trx, row.tenantId)).filter(
    (listing) => listing.listingRequestId !== row.id,
  )
  return skipReasonOf({
    type: row.type,
    reasonForStay: row.reasonForStay,
    guests: row.guests,
    pets: row.pets,
    message: row.notes,
    bookingRequestHasReservedListing: reserved.some(
      (listing) => listing.bookingRequestId === row.bookingRequestId,
    ),
    reservedInSuppressingRequest: reserved.some(
      (listing) => listing.bookingRequestId !== row.bookingRequestId && overlaps(listing, row),
    ),
    landlordInFeatureGroup: (await listEnabledFlags(trx, row.landlordId)).includes('LANDLORD_NOTIFICATIONS'),
    listing: group,
  })
}
