import { isAutoDeclineDue, isTenantSilenceDue } from '../../domain/booking-request.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { auditRequest } from './audit.ts'
import { lockRequestForSystem, reprojectAround } from './command.ts'
import { mailTenant } from './mails.ts'
import { countOfBookingRequest, listOverdue, saveStatus } from './sql.ts'

const batchSize = 100

/** Declines requests whose landlord did not answer in time (hidden reason); running it twice changes nothing more. */
export async function declineSilentRequests(ctx: Context): Promise<void> {
  for (const requestId of await listOverdue(ctx.db, 'auto-decline', ctx.now(), batchSize)) {
    await inTransaction(ctx, async (trx) => {
      const request = await lockRequestForSystem(trx, requestId)
      if (!isAutoDeclineDue(request.facts, ctx.now())) return
      await saveStatus(trx, [requestId], {
        statusType: 'NOT_AVAILABLE',
        statusReason: 'LANDLORD_DID_NOT_RESPOND',
        declineReason: 'LANDLORD_DID_NOT_RESPOND',
        autoDeclineAt: null,
      })
      await auditRequest(trx, ctx, request.row, 'autoDecline')
      await reprojectAround(trx, request)
      await mailTenant(trx, ctx, request.row, 'requestDeclined')
    })
  }
}

/** Withdraws requests whose tenant did not confirm in time, with the reason of the specification (D4). */
export async function withdrawSilentRequests(ctx: Context): Promise<void> {
  for (const requestId of await listOverdue(ctx.db, 'tenant-silence', ctx.now(), batchSize)) {
    await inTransaction(ctx, async (trx) => {
      const request = await lockRequestForSystem(trx, requestId)
      if (!isTenantSilenceDue(request.facts, request.row.tenantAnswerUntil, ctx.now())) return
      const isSingle = (await countOfBookingRequest(trx, request.row.bookingRequestId)) === 1
      await saveStatus(trx, [requestId], {
        statusType: 'TENANT_WITHDREW',
        statusReason: isSingle ? 'SINGLE_REQUEST_NO_RESPONSE' : 'NO_RESPONSE_FROM_TENANT',
        statusSubReason: isSingle ? 'NO_RESPONSE_FROM_TENANT' : null,
        tenantAnswerUntil: null,
      })
      await auditRequest(trx, ctx, request.row, 'tenantNoResponse')
      await reprojectAround(trx, request)
    })
  }
}
