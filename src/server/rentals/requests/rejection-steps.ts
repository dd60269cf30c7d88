import {
  DECLINE_REASON_FLAGS,
  type DeclineReason,
  listDeclineReasons,
} from '../../../domain/catalogue/reasons.ts'
import { MAX_STAY_YEARS } from '../../../domain/kernel/constants.ts'
import { type Day, type Stay, addMonths, earlierDay, overlaps } from '../../../domain/kernel/day.ts'
import { ValidationError } from '../../../domain/kernel/errors.ts'
import type { RequestCommand } from '../../../domain/rentals/request-transitions.ts'
import { EXPLANATION_MAX_LENGTH } from '../../../domain/kernel/text-limits.ts'
import type { BlockedDays } from '../../listings/occupancy/blocked-days.ts'
import { loadCalendars } from '../../listings/occupancy/calendars.ts'
import { insertBlocks } from '../../listings/occupancy/sql.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { auditRequest } from '../lifecycle/audit.ts'
import { type LockedRequest, reprojectAround, typeAfter } from '../lifecycle/command.ts'
import { listOverlapping, saveStatus } from '../lifecycle/command-sql.ts'
import { declineForTakenDays } from '../lifecycle/conflicts.ts'
import { declinedByBlock, daysToBlockFor } from '../lifecycle/declined-by-answer.ts'
import { type Seen, demandMayDecline, demandSeen } from '../../listings/occupancy/waiting.ts'

/** Why the landlord declines; the days are for the reasons that say the listing is occupied. */
export interface Rejection {
  reason: DeclineReason
  /** Without blanks around it. */
  explanation: string
  blockFrom: Day | null
  blockTo: Day | null
  seen: Seen
}

// What happened, by the names of the log.
const ACTIONS = { reject: 'rejectListingRequest', declineAccepted: 'declineAccepted' } as const

/** A rejection as the idempotency key remembers it. */
export function rejectionBody(rejection: Rejection) {
  return { ...rejection, blockFrom: String(rejection.blockFrom), blockTo: String(rejection.blockTo) }
}

/**
 * Ends a locked request by its landlord's no, and blocks the days that come with it. ValidationError where the reason
 * lacks something, ConditionNotMetError where others would be declined than were shown.
 */
export async function rejectLocked(
  trx: Db,
  ctx: Context,
  request: LockedRequest,
  by: {
    rejection: Rejection
    command: Extract<RequestCommand, 'reject' | 'declineAccepted'>
  },
): Promise<void> {
  const { rejection } = by
  const { reason, block } = checkRejection(request, rejection)
  const blocked = block ? await freeDaysIn(trx, request, block) : null
  // Of an extension its own unit alone is blocked; 'occupied' means every unit of the house else.
  if (request.row.extendsListingId === null) demandMayDecline(ctx, request.row, blocked?.days ?? [])
  demandMayDecline(ctx, request.row, blocked?.declined ?? [])
  demandSeen(blocked?.declined ?? [], rejection.seen)
  await saveStatus(trx, [request.row.id], {
    statusType: typeAfter(by.command, request.row, 'LANDLORD'),
    at: ctx.now(),
    statusReason: 'DECLINED_BY_LANDLORD',
    declineReason: reason,
    tenantAnswerUntil: null,
    declineExplanation: rejection.explanation,
    autoDeclineAt: null,
    answeredAt: ctx.now(),
  })
  await auditRequest(trx, ctx, request.row, ACTIONS[by.command], { reason })
  if (block && blocked) await blockDays(trx, ctx, request, { stay: block, days: blocked.days })
  await reprojectAround(trx, request, block ? [{ groupId: request.row.groupId, ...block }] : [])
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
  if (to < from) throw new ValidationError({ blockTo: 'reject.blockTo.beforeFrom' })
  if (to > addMonths(from, 12 * MAX_STAY_YEARS)) {
    throw new ValidationError({ blockTo: 'reject.blockTo.long' })
  }
  if (!overlaps({ from, to }, request.row))
    throw new ValidationError({ blockFrom: 'reject.blockFrom.elsewhere' })
  return { reason, block: { from, to } }
}

/**
 * 'Occupied' means every unit, and of an extension its own alone: what a booking or hold takes of the days stays as it
 * is, the rest is blocked. Says whom else that declines.
 */
async function freeDaysIn(
  trx: Db,
  request: LockedRequest,
  block: Stay,
): Promise<{ days: BlockedDays[]; declined: string[] }> {
  const { row } = request
  const others = (await listOverlapping(trx, { ...row, ...block })).filter(({ id }) => id !== row.id)
  const since = others.reduce((first, other) => earlierDay(first, other.from), block.from)
  const calendars = (await loadCalendars(trx, [row.groupId], since)).get(row.groupId) ?? []
  const days = daysToBlockFor(row, calendars, block)
  const declined = declinedByBlock(days, block, { calendars, requests: others })
  return { days, declined: declined.map(({ id }) => id) }
}

async function blockDays(
  trx: Db,
  ctx: Context,
  { row }: LockedRequest,
  { stay, days }: { stay: Stay; days: readonly BlockedDays[] },
): Promise<void> {
  await insertBlocks(
    trx,
    days.map(({ listingId, from, to }) => ({
      listingId,
      groupId: row.groupId,
      landlordId: row.landlordId,
      stay: { from, to },
      source: 'own',
      reason: 'RENTED_ELSEWHERE',
      note: '',
    })),
  )
  await declineForTakenDays(trx, ctx, { row: { ...row, ...stay } }, {})
}
