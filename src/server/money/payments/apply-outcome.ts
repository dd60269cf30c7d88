import { canMovePayment } from '../../../domain/money/payment.ts'
import type { Outcome, SeenPayment } from '../../kernel/adapters/payments/payments.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { lockWhatIsOwed } from './settle.ts'
import { lockPayment, type PaymentRow, savePayment } from './sql.ts'

/** Why the provider was asked: what an answer that never came means depends on it. */
export type Asking = 'OPENING' | 'AFTER_A_TRY' | 'LOOKING'

/**
 * Stores what the provider has said of a payment, in the second of its two transactions; the call itself stands between
 * them. What is read late or twice changes nothing: the table of transitions knows the ends.
 */
export async function applyOutcome(
  trx: Db,
  ctx: Context,
  before: PaymentRow,
  outcome: Outcome<SeenPayment>,
  asking: Asking,
): Promise<PaymentRow> {
  const settle = await lockWhatIsOwed(trx, before)
  const payment = await lockPayment(trx, before.id)
  // That nobody knows how a former opening ended says nothing of the one that is under way.
  if (outcome.kind !== 'KNOWN' && payment.idempotency_key !== before.idempotency_key) return payment
  const changes = { ...changesOf(payment, outcome, asking), checked_at: ctx.now() }
  const next = changes.state ?? payment.state
  const moves = next === payment.state || canMovePayment(payment.state, next)
  if (!moves) return payment
  if (next !== 'SUCCEEDED' || payment.state === 'SUCCEEDED') {
    await savePayment(trx, payment.id, changes)
    return { ...payment, ...changes }
  }
  const surplus = await settle(ctx, payment)
  const succeeded = { ...changes, surplus, succeeded_at: ctx.now() }
  await savePayment(trx, payment.id, succeeded)
  if (payment.due_id !== null && surplus > 0)
    await ctx.enqueue(trx, 'refundSurplus', { paymentId: payment.id })
  return { ...payment, ...succeeded }
}

type Changes = Partial<Pick<PaymentRow, 'state' | 'external_id' | 'charge_id' | 'failure' | 'method'>>

function changesOf(payment: PaymentRow, outcome: Outcome<SeenPayment>, asking: Asking): Changes {
  if (outcome.kind === 'KNOWN') return seenChanges(payment, outcome.value)
  if (outcome.kind === 'UNKNOWN') return asking === 'LOOKING' ? {} : { state: 'UNKNOWN' }
  if (asking === 'OPENING' && !payment.external_id) return { state: 'FAILED', failure: outcome.failure }
  // In test mode another test account, or an emptied local provider, knows none of the old ones; no money is in them.
  if (outcome.code === 'resource_missing' && payment.mode === 'TESTING') return { state: 'CANCELED' }
  return { state: 'UNKNOWN' }
}

function seenChanges(payment: PaymentRow, seen: SeenPayment): Changes {
  const isSame =
    seen.amount === payment.amount &&
    seen.currency === payment.currency &&
    (payment.external_id === null || payment.external_id === seen.externalId)
  if (!isSame) throw new Error(`The provider's ${seen.externalId} is not the payment ${payment.id}.`)
  return {
    state: seen.state,
    external_id: seen.externalId,
    charge_id: seen.chargeId,
    failure: seen.failure,
    method: seen.method,
  }
}
