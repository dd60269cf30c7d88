import {
  answerDeadline,
  isAutoDeclineDue,
  isStayOver,
  isTenantSilenceDue,
  lapseOf,
  silentAboutPast,
} from '../../../domain/rentals/booking-request.ts'
import { isBlocked } from '../../../domain/rentals/classification.ts'
import { isHolding, isOver } from '../../../domain/rentals/landlord-status.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { auditRequest } from '../lifecycle/audit.ts'
import { type LockedRequest, lockRequestForSystem, reprojectAround, typeAfter } from '../lifecycle/command.ts'
import { saveStatus } from '../lifecycle/command-sql.ts'
import {
  listOverdue,
  listPast,
  listResumable,
  listPausesToNotify,
  savePauseNotified,
  saveResumed,
} from '../lifecycle/deadline-sql.ts'
import { tellTenant, tellLandlord, tellOfWithdrawal } from '../lifecycle/mails.ts'
import type { RequestRow } from '../lifecycle/rows.ts'
import { countOfBookingRequest } from '../lifecycle/requests-sql.ts'

const batchSize = 100

/** Declines requests whose time for an answer is over (hidden reasons); running it twice changes nothing more. */
export async function declineSilentRequests(ctx: Context): Promise<void> {
  const overdue = await listOverdue(ctx.db, 'auto-decline', ctx.now(), batchSize)
  await forEach(overdue, (requestId) =>
    inTransaction(ctx, async (trx) => {
      const request = await lockRequestForSystem(trx, requestId)
      if (request.row.paused || !isAutoDeclineDue(request.facts, ctx.now())) return
      const { reason, declineReason } = lapseOf(request.facts)
      await saveStatus(trx, [requestId], {
        statusType: typeAfter('autoDecline', request.row, 'SYSTEM'),
        at: ctx.now(),
        statusReason: reason,
        declineReason,
        autoDeclineAt: null,
        tenantAnswerUntil: null,
      })
      const suggested = request.facts.suggestion !== null
      await auditRequest(trx, ctx, request.row, suggested ? 'suggestionLapsed' : 'autoDecline')
      await reprojectAround(trx, request)
      await tellTenant(trx, ctx, request.row, suggested ? 'suggestionLapsed' : 'requestDeclined')
      await tellLandlord(trx, ctx, request.row, suggested ? 'suggestionUnanswered' : 'answerTimeOver')
    }),
  )
}

/** Withdraws requests whose tenant did not confirm in time, with the reason of the specification (D4). */
export async function withdrawSilentRequests(ctx: Context): Promise<void> {
  const overdue = await listOverdue(ctx.db, 'tenant-silence', ctx.now(), batchSize)
  await forEach(overdue, (requestId) =>
    inTransaction(ctx, async (trx) => {
      const request = await lockRequestForSystem(trx, requestId)
      if (request.row.paused) return
      if (!isTenantSilenceDue(request.facts, request.row.tenantAnswerUntil, ctx.now())) return
      await withdrawSilent(trx, ctx, request)
    }),
  )
}

async function withdrawSilent(trx: Db, ctx: Context, request: LockedRequest): Promise<void> {
  const { row } = request
  const isSingle = (await countOfBookingRequest(trx, row.bookingRequestId)) === 1
  await saveStatus(trx, [row.id], {
    statusType: typeAfter('tenantSilence', row, 'SYSTEM'),
    at: ctx.now(),
    statusReason: isSingle ? 'SINGLE_REQUEST_NO_RESPONSE' : 'NO_RESPONSE_FROM_TENANT',
    statusSubReason: isSingle ? 'NO_RESPONSE_FROM_TENANT' : null,
    tenantAnswerUntil: null,
  })
  await auditRequest(trx, ctx, row, 'tenantNoResponse')
  await reprojectAround(trx, request)
  await tellTenant(trx, ctx, row, 'confirmationTimeOver')
  await tellOfWithdrawal(trx, ctx, row, { letTimePass: true, contractEnded: false })
}

/** Ends requests for stays that are over: by the silence of whoever had to do something (D4). */
export async function endPastRequests(ctx: Context): Promise<void> {
  const past = await listPast(ctx.db, ctx.today(), batchSize)
  await forEach(past, (requestId) =>
    inTransaction(ctx, async (trx) => {
      const request = await lockRequestForSystem(trx, requestId)
      const { row, facts } = request
      if (isOver(facts) || isHolding(facts.latestOffer) || !isStayOver(row, ctx.today())) return
      if (silentAboutPast(facts) === 'TENANT') return withdrawSilent(trx, ctx, request)
      await saveStatus(trx, [requestId], {
        statusType: typeAfter('autoDecline', row, 'SYSTEM'),
        at: ctx.now(),
        statusReason: 'LANDLORD_DID_NOT_RESPOND',
        declineReason: 'LANDLORD_DID_NOT_RESPOND',
        autoDeclineAt: null,
        tenantAnswerUntil: null,
      })
      await auditRequest(trx, ctx, row, 'autoDecline')
      await reprojectAround(trx, request)
      await tellTenant(trx, ctx, row, 'requestDeclined')
      await tellLandlord(trx, ctx, row, 'answerTimeOver')
    }),
  )
}

/** Tells both sides of requests that a contract in signing has paused, each pause once. */
export async function tellOfPauses(ctx: Context): Promise<void> {
  const pauses = await listPausesToNotify(ctx.db, batchSize)
  await forEach(pauses, (requestId) =>
    inTransaction(ctx, async (trx) => {
      const { row } = await lockRequestForSystem(trx, requestId)
      if (!row.paused || row.pauseNotified || !isBlocked(row.landlordStatus)) return
      await savePauseNotified(trx, requestId)
      await auditRequest(trx, ctx, row, 'pauseRequest')
      await tellLandlord(trx, ctx, row, 'requestPaused')
      if (knowsAnswer(row)) await tellTenant(trx, ctx, row, 'requestPausedTenant')
    }),
  )
}

/** Somebody who has no answer yet waits for one anyway. */
function knowsAnswer({ statusType }: RequestRow): boolean {
  return statusType === 'AVAILABLE' || statusType === 'TENANT_APPROVED'
}

/** Gives requests whose block was lifted a fresh deadline, and says that they go on; nobody loses time to a pause. */
export async function resumeRequests(ctx: Context): Promise<void> {
  const resumable = await listResumable(ctx.db, batchSize)
  await forEach(resumable, (requestId) =>
    inTransaction(ctx, async (trx) => {
      const request = await lockRequestForSystem(trx, requestId)
      const { row } = request
      if (!row.paused || isBlocked(row.landlordStatus)) return
      const fresh = answerDeadline(ctx.now())
      const autoDeclineAt = row.autoDeclineAt && fresh
      const tenantAnswerUntil = row.tenantAnswerUntil && fresh
      await saveResumed(trx, requestId, { autoDeclineAt, tenantAnswerUntil })
      await reprojectAround(trx, request)
      // It went on by itself, into its own contract or to its end: there is nothing to say about the pause.
      if (row.offer || row.landlordStatus === 'OTHER') return
      const resumed = { ...row, autoDeclineAt, tenantAnswerUntil }
      await auditRequest(trx, ctx, row, 'resumeRequest', {
        until: String(tenantAnswerUntil ?? autoDeclineAt),
      })
      // A pause that was over before anybody heard of it is no news.
      if (!row.pauseNotified) return
      await tellLandlord(trx, ctx, resumed, 'requestResumed')
      if (knowsAnswer(row)) await tellTenant(trx, ctx, resumed, 'requestResumedTenant')
    }),
  )
}

/** One request that fails must not keep the others waiting; the failures are thrown together at the end. */
async function forEach(ids: readonly string[], handle: (id: string) => Promise<void>): Promise<void> {
  const failures: unknown[] = []
  for (const id of ids) await handle(id).catch((error: unknown) => failures.push(error))
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} of ${ids.length} deadlines failed`)
}
