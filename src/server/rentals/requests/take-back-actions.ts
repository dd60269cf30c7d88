import { canTakeAcceptBack, takeBackDeadline } from '../../../domain/rentals/booking-request.ts'
import { ValidationError } from '../../../domain/kernel/errors.ts'
import { EXPLANATION_MAX_LENGTH } from '../../../domain/kernel/text-limits.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import { auditRequest } from '../lifecycle/audit.ts'
import {
  type LockedRequest,
  lockVisibleRequest,
  reprojectAround,
  timelinessOf,
  typeAfter,
} from '../lifecycle/command.ts'
import { saveStatus } from '../lifecycle/command-sql.ts'
import { tellOfTakeBack, tellTenant } from '../lifecycle/mails.ts'
import { type Rejection, rejectionBody, rejectLocked } from './rejection-steps.ts'
import { requireViewer, demand } from '../../kernel/viewer/viewer-guard.ts'

/** What becomes of a request whose accept is taken back: it is looked at again, with a word to the tenant, or declined. */
export type TakeBack = { explanation: string } | { rejection: Rejection }

/**
 * The landlord takes an accept back that the tenant has not said yes to: the request is theirs to answer again, within
 * 24 hours, or is declined as any other.
 */
export async function takeAcceptBack(
  ctx: Context,
  requestId: string,
  takeBack: TakeBack,
  key: string,
): Promise<string> {
  const viewer = requireViewer(ctx)
  const body = { requestId, ...('rejection' in takeBack ? rejectionBody(takeBack.rejection) : takeBack) }
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'takeAcceptBack', body }, async () => {
      const request = await lockVisibleRequest(trx, viewer, 'landlord', requestId)
      const timeliness = timelinessOf(request.row, request.row.tenantAnswerUntil, ctx)
      demand(canTakeAcceptBack(request.facts, timeliness))
      if ('rejection' in takeBack) {
        const { rejection } = takeBack
        await rejectLocked(trx, ctx, request, { rejection, command: 'declineAccepted' })
        await tellTenant(trx, ctx, request.row, 'acceptedDeclined')
      } else await openAgain(trx, ctx, request, takeBack.explanation)
      return requestId
    }),
  )
}

async function openAgain(trx: Db, ctx: Context, request: LockedRequest, explanation: string): Promise<void> {
  if (explanation === '') throw new ValidationError({ explanation: 'reject.explanation.missing' })
  if (explanation.length > EXPLANATION_MAX_LENGTH)
    throw new ValidationError({ explanation: 'reject.explanation.long' })
  const autoDeclineAt = takeBackDeadline(ctx.now())
  await saveStatus(trx, [request.row.id], {
    statusType: typeAfter('takeAcceptBack', request.row, 'LANDLORD'),
    at: ctx.now(),
    statusReason: null,
    declineExplanation: explanation,
    autoDeclineAt,
    tenantAnswerUntil: null,
    answeredAt: null,
  })
  await auditRequest(trx, ctx, request.row, 'takeAcceptBack', { message: explanation })
  await reprojectAround(trx, request)
  await tellOfTakeBack(trx, ctx, request.row, { autoDeclineAt, message: explanation })
}
