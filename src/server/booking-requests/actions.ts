import { canBeAccepted, canBeRejected } from '../../domain/booking-request.ts'
import {
  DECLINE_REASON_FLAGS,
  type DeclineReason,
  listDeclineReasons,
} from '../../domain/catalogue/decline-reason.ts'
import { MAX_STAY_YEARS } from '../../domain/constants.ts'
import { compareDays, earlierDay, overlaps, type Stay } from '../../domain/day.ts'
import { BookingConflictError, ValidationError } from '../../domain/errors.ts'
import { EXPLANATION_MAX_LENGTH } from '../../domain/text-limits.ts'
import { type Calendar, loadCalendars } from '../availability/calendars.ts'
import { insertBlocks } from '../availability/sql.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { withIdempotency } from '../idempotency/idempotency.ts'
import { auditRequest } from './audit.ts'
import { makeAvailable } from './availability-steps.ts'
import {
  circumstancesOf,
  demand,
  type LockedRequest,
  lockVisibleRequest,
  reprojectAround,
  requireViewer,
  typeAfter,
} from './command.ts'
import { declineForTakenDays } from './conflicts.ts'
import {
  declinedByBlock,
  demandSeen,
  demandSeenByAccepting,
  type Seen,
  unitsToBlockFor,
} from './declined-by-answer.ts'
import { tellTenant } from './mails.ts'
import { listOverlapping, saveStatus, saveViewed } from './command-sql.ts'

/** Notes the landlord's first look at a request; the badge 'new' ends with it. */
export async function markListingRequestViewed(ctx: Context, requestId: string): Promise<string> {
  const viewer = requireViewer(ctx)
  return inTransaction(ctx, async (trx) => {
    const landlordId = await saveViewed(trx, viewer, requestId, ctx.now())
    if (landlordId) await auditRequest(trx, ctx, { id: requestId, landlordId }, 'markListingRequestViewed')
    return requestId
  })
}

/**
 * The landlord says that the unit is free: the tenant has 72 hours; an extension leads straight to a contract and
 * declines exactly those that were shown.
 */
export async function acceptListingRequest(
  ctx: Context,
  requestId: string,
  seen: Seen,
  key: string,
): Promise<string> {
  const viewer = requireViewer(ctx)
  return inTransaction(ctx, (trx) =>
    withIdempotency(
      trx,
      ctx,
      { key, operation: 'acceptListingRequest', body: { requestId, seen } },
      async () => {
        const request = await lockVisibleRequest(trx, viewer, 'landlord', requestId)
        const verdict = canBeAccepted(request.facts, circumstancesOf(request, ctx))
        if (verdict.reason === 'NO_FREE_UNIT') throw new BookingConflictError()
        demand(verdict)
        demandSeenByAccepting(request, seen)
        await auditRequest(trx, ctx, request.row, 'acceptListingRequest')
        await makeAvailable(trx, ctx, request, { command: 'accept', who: 'LANDLORD' })
        await reprojectAround(trx, request)
        return requestId
      },
    ),
  )
}

/** Why the landlord declines; the days are for the reasons that say the listing is occupied. */
export interface Rejection {
  reason: string
  /** Without blanks around it. */
  explanation: string
  blockFrom: Temporal.PlainDate | null
  blockTo: Temporal.PlainDate | null
  seen: Seen
}

/** The landlord declines with a reason; days named with an 'occupied' reason become blocks in the same transaction. */
export async function rejectListingRequest(
  ctx: Context,
  requestId: string,
  rejection: Rejection,
  key: string,
): Promise<string> {
  const viewer = requireViewer(ctx)
  const body = {
    requestId,
    ...rejection,
    blockFrom: String(rejection.blockFrom),
    blockTo: String(rejection.blockTo),
  }
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'rejectListingRequest', body }, async () => {
      const request = await lockVisibleRequest(trx, viewer, 'landlord', requestId)
      demand(canBeRejected(request.facts, { hasPermission: true }))
      const { reason, block } = checkRejection(request, rejection)
      const blocked = block ? await freeUnitsIn(trx, request, block) : null
      demandSeen(blocked?.declined ?? [], rejection.seen)
      await saveStatus(trx, [requestId], {
        statusType: typeAfter('reject', request.row, 'LANDLORD'),
        at: ctx.now(),
        statusReason: 'DECLINED_BY_LANDLORD',
        declineReason: reason,
        tenantAnswerUntil: null,
        declineExplanation: rejection.explanation,
        autoDeclineAt: null,
        answeredAt: ctx.now(),
      })
      await auditRequest(trx, ctx, request.row, 'rejectListingRequest', { reason })
      if (block && blocked) await blockUnits(trx, ctx, request, { stay: block, units: blocked.units })
      await reprojectAround(trx, request, block ? [{ groupId: request.row.groupId, ...block }] : [])
      await tellTenant(trx, ctx, request.row, 'requestDeclined')
      return requestId
    }),
  )
}

function checkRejection(
  request: LockedRequest,
  rejection: Rejection,
): { reason: DeclineReason; block: Stay | null } {
  const offered = listDeclineReasons({ pets: request.row.pets, partOfGroup: request.group.partOfGroup })
  const reason = offered.find((candidate) => candidate === rejection.reason)
  if (!reason) throw new ValidationError({ reason: 'reject.reason.invalid' })
  const flags = DECLINE_REASON_FLAGS[reason]
  if (flags.needsExplanation && rejection.explanation === '') {
    throw new ValidationError({ explanation: 'reject.explanation.missing' })
  }
  if (rejection.explanation.length > EXPLANATION_MAX_LENGTH)
    throw new ValidationError({ explanation: 'reject.explanation.long' })
  if (!flags.needsBlocks) return { reason, block: null }
  const { blockFrom: from, blockTo: to } = rejection
  if (!from) throw new ValidationError({ blockFrom: 'reject.blockFrom.missing' })
  if (!to) throw new ValidationError({ blockTo: 'reject.blockTo.missing' })
  if (compareDays(to, from) < 0) throw new ValidationError({ blockTo: 'reject.blockTo.beforeFrom' })
  if (compareDays(to, from.add({ years: MAX_STAY_YEARS })) > 0) {
    throw new ValidationError({ blockTo: 'reject.blockTo.long' })
  }
  if (!overlaps({ from, to }, request.row))
    throw new ValidationError({ blockFrom: 'reject.blockFrom.elsewhere' })
  return { reason, block: { from, to } }
}

/**
 * 'Occupied' means every unit, and of an extension its own alone: those that a booking or hold takes already stay as
 * they are. Says whom else a block there declines.
 */
async function freeUnitsIn(
  trx: Db,
  request: LockedRequest,
  block: Stay,
): Promise<{ units: Calendar[]; declined: string[] }> {
  const { row } = request
  const others = (await listOverlapping(trx, { ...row, ...block })).filter(({ id }) => id !== row.id)
  const since = others.reduce((first, other) => earlierDay(first, other.from), block.from)
  const calendars = (await loadCalendars(trx, [row.groupId], since)).get(row.groupId) ?? []
  const units = unitsToBlockFor(row, calendars, block)
  const declined = declinedByBlock(units, block, { calendars, requests: others })
  return { units, declined: declined.map(({ id }) => id) }
}

async function blockUnits(
  trx: Db,
  ctx: Context,
  { row }: LockedRequest,
  { stay, units }: { stay: Stay; units: readonly Calendar[] },
): Promise<void> {
  await insertBlocks(
    trx,
    units.map((calendar) => ({
      listingId: calendar.id,
      groupId: row.groupId,
      landlordId: row.landlordId,
      stay,
      source: 'own',
      reason: 'RENTED_ELSEWHERE',
      note: '',
    })),
  )
  await declineForTakenDays(trx, ctx, { row: { ...row, ...stay } }, {})
}
