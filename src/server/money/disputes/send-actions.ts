import type { Outcome, Payments, SeenDispute } from '../../kernel/adapters/payments/payments.ts'
import { findFile } from '../../kernel/files/sql.ts'
import { forEachAsked } from '../../kernel/jobs/for-each-alone.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { storeDispute } from './ask-actions.ts'
import {
  type DisputeFileRow,
  type DisputeRow,
  findDisputeById,
  listDisputeFiles,
  listUnsentAnswers,
  saveDispute,
  saveUploaded,
} from './sql.ts'

const BATCH = 50

/**
 * Hands in what staff have answered to a dispute. Its key was stored before, so that a call that was not answered is
 * repeated as the same; what the provider does not take can be answered anew.
 */
export async function sendAnswer(ctx: Context, { disputeId }: { disputeId: string }): Promise<void> {
  const dispute = await findDisputeById(ctx.db, disputeId)
  const { payments } = ctx
  if (!dispute?.answer_key || dispute.answer_arrived_at) return
  if (payments?.provider !== dispute.provider || payments.mode !== dispute.mode) return
  const outcome = await send(ctx, payments, dispute, dispute.answer_key)
  if (outcome.kind === 'UNKNOWN')
    throw new Error(`The payment provider did not say whether it has the answer to ${dispute.id}.`)
  if (outcome.kind === 'REFUSED') {
    const nothing = { answer: null, answer_key: null, answered_by: null, answered_at: null }
    await saveDispute(ctx.db, dispute.id, { ...nothing, answer_failure: outcome.code })
    return
  }
  await saveDispute(ctx.db, dispute.id, { answer_arrived_at: ctx.now() })
  await storeDispute(ctx, payments, outcome.value)
}

/** Hands in again what the provider has not taken yet. */
export async function sendAnswers(ctx: Context): Promise<void> {
  if (!ctx.payments) return
  const { provider, mode } = ctx.payments
  const unsent = await listUnsentAnswers(ctx.db, { provider, mode, limit: BATCH })
  await forEachAsked(unsent, 'answers', (one) => sendAnswer(ctx, one))
}

async function send(
  ctx: Context,
  payments: Payments,
  dispute: DisputeRow,
  key: string,
): Promise<Outcome<SeenDispute>> {
  if (dispute.answer === 'ACCEPTED') return payments.acceptDispute(dispute.external_id, key)
  const uploaded: Partial<Record<DisputeFileRow['shows'], string>> = {}
  for (const file of await listDisputeFiles(ctx.db, dispute.id)) {
    const outcome = await upload(ctx, payments, file, `${key}-${file.shows}`)
    if (outcome.kind !== 'KNOWN') return outcome
    uploaded[file.shows] = outcome.value
  }
  const evidence = {
    text: dispute.answer_text,
    contractFileId: uploaded.CONTRACT ?? null,
    invoiceFileId: uploaded.INVOICE ?? null,
  }
  return payments.answerDispute({ externalId: dispute.external_id, evidence, key })
}

async function upload(
  ctx: Context,
  payments: Payments,
  file: DisputeFileRow,
  key: string,
): Promise<Outcome<string>> {
  if (file.external_id) return { kind: 'KNOWN', value: file.external_id }
  const stored = await findFile(ctx.db, file.file_id)
  const content = stored && (await ctx.files.get(stored.storageKey))
  if (!stored || !content) throw new Error(`The file ${file.file_id} is gone.`)
  const outcome = await payments.uploadEvidence({
    name: stored.fileName,
    contentType: stored.contentType,
    content,
    key,
  })
  if (outcome.kind === 'KNOWN') await saveUploaded(ctx.db, file, outcome.value)
  return outcome
}
