import { isAutoDeclineDue, isTenantSilenceDue } from '../../domain/booking-request.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { auditRequest } from './audit.ts'
import { lockRequestForSystem, reprojectAround, typeAfter } from './command.ts'
import { tellLandlord, mailTenant, tellOfWithdrawal } from './mails.ts'
import { countOfBookingRequest, listOverdue, saveStatus } from './command-sql.ts'

const batchSize = 100

/** Declines requests whose landlord did not answer in time (hidden reason); running it twice changes nothing more. */
export async function declineSilentRequests(ctx: Context): Promise<void> {
  const overdue = await listOverdue(ctx.db, 'auto-decline', ctx.now(), batchSize)
  await forEach(overdue, (requestId) =>
    inTransaction(ctx, async (trx) => {
      const request = await lockRequestForSystem(trx, requestId)
      if (!isAutoDeclineDue(request.facts, ctx.now())) return
      await saveStatus(trx, [requestId], {
        statusType: typeAfter('autoDecline', request.row, 'SYSTEM'),
        statusReason: 'LANDLORD_DID_NOT_RESPOND',
        declineReason: 'LANDLORD_DID_NOT_RESPOND',
        autoDeclineAt: null,
      })
      await auditRequest(trx, ctx, request.row, 'autoDecline')
      await reprojectAround(trx, request)
      await mailTenant(trx, ctx, request.row, 'requestDeclined')
      await tellLandlord(trx, ctx, request.row, 'answerTimeOver')
    }),
  )
}

/** Withdraws requests whose tenant did not confirm in time, with the reason of the specification (D4). */
export async function withdrawSilentRequests(ctx: Context): Promise<void> {
  const overdue = await listOverdue(ctx.db, 'tenant-silence', ctx.now(), batchSize)
  await forEach(overdue, (requestId) =>
    inTransaction(ctx, async (trx) => {
      const request = await lockRequestForSystem(trx, requestId)
      if (!isTenantSilenceDue(request.facts, request.row.tenantAnswerUntil, ctx.now())) return
      const isSingle = (await countOfBookingRequest(trx, request.row.bookingRequestId)) === 1
      await saveStatus(trx, [requestId], {
        statusType: typeAfter('tenantSilence', request.row, 'SYSTEM'),
        statusReason: isSingle ? 'SINGLE_REQUEST_NO_RESPONSE' : 'NO_RESPONSE_FROM_TENANT',
        statusSubReason: isSingle ? 'NO_RESPONSE_FROM_TENANT' : null,
        tenantAnswerUntil: null,
      })
      await auditRequest(trx, ctx, request.row, 'tenantNoResponse')
      await reprojectAround(trx, request)
      await tellOfWithdrawal(trx, ctx, request.row, { letTimePass: true, contractEnded: false })
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
