import { postRefundPaid } from '../../../domain/money/ledger.ts'
import { isUuid } from '../../../domain/kernel/text.ts'
import { canMoveRefund, isRefundUnderWay, refundFailureOf } from '../../../domain/money/refund.ts'
import type { Outcome, Payments, SeenRefund } from '../../kernel/adapters/payments/payments.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { forEachAsked } from '../../kernel/jobs/for-each-alone.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { saveWebhookHandled } from '../../kernel/webhooks/sql.ts'
import { book, bookReversal } from '../ledger/actions.ts'
import { lockPayment, type PaymentRow } from '../payments/sql.ts'
import { tellOfRefund } from './mails.ts'
import { auditRefund, happeningOf } from './order-refund.ts'
import { settleFailed } from './settle-refund.ts'
import {
  findChargeOf,
  findRefundByExternalId,
  findRefundById,
  listArrivedToAsk,
  listRefundsToAsk,
  lockRefund,
  type RefundRow,
  saveRefund,
} from './sql.ts'

const BATCH = 50
const SECONDS_BETWEEN_QUESTIONS = 50
/** How long banks send refunds back that had arrived, with room to spare. */
const DAYS_UNTIL_FINAL = 60
const HOURS_UNTIL_ASKED_AGAIN = 24

/** Tells the provider of a refund that was ordered; one that was told already is only asked about. */
export async function sendRefund(ctx: Context, { refundId }: { refundId: string }): Promise<void> {
  const refund = await findRefundById(ctx.db, refundId)
  if (refund && isRefundUnderWay(refund.state)) await askUntilKnown(ctx, refund)
}

/** Looks at a refund that the provider has told of; one that we did not order has no row here. */
export async function syncRefund(
  ctx: Context,
  { eventId, externalId }: { eventId: string; externalId: string },
): Promise<void> {
  const refund = (await findRefundByExternalId(ctx.db, externalId)) ?? (await findUnnamed(ctx, externalId))
  if (refund) await askUntilKnown(ctx, refund)
  await saveWebhookHandled(ctx.db, 'STRIPE', eventId, ctx.now())
}

/** The refund whose order was never answered: the provider's own note says which one it is. */
async function findUnnamed(ctx: Context, externalId: string): Promise<RefundRow | undefined> {
  const outcome = await ctx.payments?.findRefund(externalId)
  if (outcome?.kind === 'UNKNOWN') throw new Error(`The payment provider did not say what ${externalId} is.`)
  const id = outcome?.kind === 'KNOWN' ? outcome.value.refundId : null
  const refund = id && isUuid(id) ? await findRefundById(ctx.db, id) : undefined
  return refund && { ...refund, external_id: externalId }
}

/** A job that fails is tried again. */
async function askUntilKnown(ctx: Context, refund: RefundRow): Promise<void> {
  const { state } = await askAboutRefund(ctx, refund)
  if (state === 'CREATED' || state === 'UNKNOWN') throw new Error(`The refund ${refund.id} is not known yet.`)
}

/** Asks about every refund that is under way, and once a day about those that may still be sent back. */
export async function askRefunds(ctx: Context): Promise<void> {
  if (!ctx.payments) return
  const { provider, mode } = ctx.payments
  const now = ctx.now()
  const askedBefore = now.subtract({ seconds: SECONDS_BETWEEN_QUESTIONS })
  const waiting = await listRefundsToAsk(ctx.db, { provider, mode, askedBefore, limit: BATCH })
  const arrived = await listArrivedToAsk(ctx.db, {
    provider,
    mode,
    arrivedSince: now.subtract({ hours: 24 * DAYS_UNTIL_FINAL }),
    askedBefore: now.subtract({ hours: HOURS_UNTIL_ASKED_AGAIN }),
    limit: BATCH,
  })
  await forEachAsked([...waiting, ...arrived], 'refunds', async (refund) => {
    await askAboutRefund(ctx, refund)
  })
}

/**
 * Tells the provider of a refund, or asks how far it is, and stores the answer. The calls stand outside of every
 * transaction; a crash on either side of them leaves a refund that the next one looks for, and only then orders again.
 */
async function askAboutRefund(ctx: Context, refund: RefundRow): Promise<RefundRow> {
  const payments = providerOf(ctx, refund)
  if (!payments || refund.way !== 'CARD') return refund
  const outcome = await call(ctx, payments, refund)
  if (outcome.kind === 'UNKNOWN') {
    ctx.log.warn({ refund: refund.id, cause: outcome.cause }, 'the payment provider did not say')
    if (outcome.isBusy) return refund
  }
  return inTransaction(ctx, (trx) => applyOutcome(trx, ctx, refund.id, outcome))
}

async function call(ctx: Context, payments: Payments, refund: RefundRow): Promise<Outcome<SeenRefund>> {
  if (refund.external_id) return payments.findRefund(refund.external_id)
  const { id: refundId, amount, currency, idempotency_key: key } = refund
  const chargeId = await findChargeOf(ctx.db, refund.payment_id)
  if (!chargeId) throw new Error(`The payment of the refund ${refundId} was never charged.`)
  // Keys are forgotten after a day, and an answer that said nothing is given again until then; the note stays.
  const found = await payments.findRefundOf({ refundId, chargeId })
  if (found.kind !== 'KNOWN') return found
  if (found.value) return { kind: 'KNOWN', value: found.value }
  return payments.createRefund({ refundId, chargeId, amount, currency, key })
}

/** The provider that had the payment; another one, or the same in another mode, can't give it back. */
function providerOf({ payments }: Context, refund: RefundRow): Payments | null {
  return payments?.provider === refund.provider && payments.mode === refund.mode ? payments : null
}

type Changes = Partial<Pick<RefundRow, 'state' | 'external_id' | 'failure'>>

async function applyOutcome(
  trx: Db,
  ctx: Context,
  refundId: string,
  outcome: Outcome<SeenRefund>,
): Promise<RefundRow> {
  const found = await findRefundById(trx, refundId)
  // As wherever money of a payment moves, the payment comes first.
  const payment = found && (await lockPayment(trx, found.payment_id))
  const refund = await lockRefund(trx, refundId)
  if (!payment || !refund) throw new Error(`The refund ${refundId} is gone.`)
  // What was made by transfer meanwhile is no longer the provider's to say.
  if (refund.way !== 'CARD') return refund
  const changes = { ...changesOf(refund, outcome), checked_at: ctx.now() }
  const next = changes.state ?? refund.state
  if (next === refund.state || !canMoveRefund(refund.state, next)) {
    await saveRefund(trx, refund.id, { checked_at: ctx.now(), ...(changes.external_id && { external_id: changes.external_id }) }) // prettier-ignore
    return refund
  }
  const hasFailed = next === 'FAILED' || next === 'CANCELED'
  const since = {
    arrived_at: next === 'SUCCEEDED' ? ctx.now() : null,
    failed_at: hasFailed ? ctx.now() : null,
  }
  await saveRefund(trx, refund.id, { ...changes, ...since })
  return bookMove(trx, ctx, payment, refund, { ...refund, ...changes, ...since })
}

async function bookMove(
  trx: Db,
  ctx: Context,
  payment: PaymentRow,
  before: RefundRow,
  after: RefundRow,
): Promise<RefundRow> {
  const happening = happeningOf(ctx, after)
  const { amount } = after
  if (after.state === 'SUCCEEDED') {
    await book(trx, ctx, { ...happening, kind: 'REFUND_PAID' }, postRefundPaid({ amount, way: 'CARD' }))
    await auditRefund(trx, ctx, after, 'refundArrived', { amount })
    await tellOfRefund(trx, ctx, after)
  } else if (after.state === 'FAILED' || after.state === 'CANCELED') {
    if (before.state === 'SUCCEEDED')
      await bookReversal(trx, ctx, { ...happening, kind: 'REFUND_FAILED' }, { kind: 'REFUND_PAID', subjectId: after.id }) // prettier-ignore
    await auditRefund(trx, ctx, after, 'refundFailed', { amount, failure: after.failure ?? '' })
    const settled = await settleFailed(trx, ctx, payment, after)
    if (settled.state !== 'SETTLED') await tellOfRefund(trx, ctx, settled)
    return settled
  }
  return after
}

function changesOf(refund: RefundRow, outcome: Outcome<SeenRefund>): Changes {
  if (outcome.kind === 'UNKNOWN') return { state: 'UNKNOWN' }
  if (outcome.kind === 'REFUSED')
    // One that it has taken before and no longer knows is nothing that we can say anything about.
    return refund.external_id ? {} : { state: 'FAILED', failure: refundFailureOf(outcome.code) }
  const seen = outcome.value
  const isSame =
    seen.amount === refund.amount &&
    seen.currency === refund.currency &&
    (refund.external_id === null || refund.external_id === seen.externalId)
  if (!isSame) throw new Error(`The provider's ${seen.externalId} is not the refund ${refund.id}.`)
  return { state: seen.state, external_id: seen.externalId, failure: seen.failure }
}
