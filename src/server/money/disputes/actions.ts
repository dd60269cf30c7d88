import { randomUUID } from 'node:crypto'
import type { DisputeAnswer } from '../../../domain/catalogue/payments.ts'
import { ResourceNotFoundError, ValidationError } from '../../../domain/kernel/errors.ts'
import { isUuid } from '../../../domain/kernel/text.ts'
import { DISPUTE_ANSWER_LENGTH, isStorableText } from '../../../domain/kernel/text-limits.ts'
import { canAnswerDispute } from '../../../domain/money/dispute.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { demand, requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { type DisputeRow, listEvidence, lockDispute, saveDispute, saveDisputeFiles } from './sql.ts'

/** What staff say against a dispute, and which of our documents go with it. */
export interface DisputeEvidenceOrder {
  disputeId: string
  text: string
  withContract: boolean
  withInvoice: boolean
}

/** Answers a dispute with evidence; a job hands it in. Returns the payment's id. */
export async function answerDispute(ctx: Context, order: DisputeEvidenceOrder, key: string): Promise<string> {
  const text = order.text.trim()
  return answerOnce(ctx, 'answerDispute', order, key, async (trx, dispute) => {
    const { min, max } = DISPUTE_ANSWER_LENGTH
    const [evidence] = await listEvidence(trx, [dispute.payment_id])
    const { contractFileId = null, invoiceFileId = null } = evidence ?? {}
    const problems = {
      ...(text.length < min || text.length > max || !isStorableText(text) ? { text: 'disputes.text' } : {}),
      ...(order.withContract && !contractFileId ? { withContract: 'disputes.contract' } : {}),
      ...(order.withInvoice && !invoiceFileId ? { withInvoice: 'disputes.invoice' } : {}),
    }
    if (Object.keys(problems).length > 0) throw new ValidationError(problems)
    await saveDisputeFiles(trx, dispute.id, [
      ...(order.withContract && contractFileId
        ? [{ shows: 'CONTRACT' as const, file_id: contractFileId }]
        : []),
      ...(order.withInvoice && invoiceFileId ? [{ shows: 'INVOICE' as const, file_id: invoiceFileId }] : []),
    ])
    return { answer: 'EVIDENCE', text }
  })
}

/** Gives a dispute up: the money stays with whoever contested. Returns the payment's id. */
export async function acceptDispute(ctx: Context, disputeId: string, key: string): Promise<string> {
  return answerOnce(ctx, 'acceptDispute', { disputeId }, key, async () => ({ answer: 'ACCEPTED', text: '' }))
}

async function answerOnce(
  ctx: Context,
  operation: string,
  order: { disputeId: string },
  key: string,
  answer: (trx: Db, dispute: DisputeRow) => Promise<{ answer: DisputeAnswer; text: string }>,
): Promise<string> {
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation, body: { ...order } }, async () => {
      const dispute = isUuid(order.disputeId) ? await lockDispute(trx, order.disputeId) : undefined
      if (!dispute) throw new ResourceNotFoundError()
      demand(canAnswerDispute({ ...dispute, answerUntil: dispute.answer_until }, ctx.now()))
      const given = await answer(trx, dispute)
      await saveDispute(trx, dispute.id, {
        answer: given.answer,
        answer_text: given.text,
        answer_key: randomUUID(),
        answered_by: requireViewer(ctx).id,
        answered_at: ctx.now(),
        answer_arrived_at: null,
        answer_failure: null,
      })
      const { id: entityId, landlord_id: landlordId } = dispute
      await audit(trx, ctx, { action: operation, entityType: 'dispute', entityId, landlordId, data: { amount: dispute.amount } }) // prettier-ignore
      await ctx.enqueue(trx, 'answerDispute', { disputeId: dispute.id })
      return dispute.payment_id
    }),
  )
}
