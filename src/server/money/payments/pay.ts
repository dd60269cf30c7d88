import { setTimeout as sleep } from 'node:timers/promises'
import type { PaymentMethod } from '../../../domain/catalogue/payments.ts'
import { ConditionNotMetError } from '../../../domain/kernel/errors.ts'
import { isPaymentAlive, takesCurrency } from '../../../domain/money/payment.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { listEnabledFlags } from '../../people/feature-flags/actions.ts'
import { askProvider, callOff } from './ask-actions.ts'
import { insertPayment, lockAlivePayment, type Owed, type PaymentRow, savePayment } from './sql.ts'

const ROUNDS = 40
const MILLISECONDS_BETWEEN_ROUNDS = 250

/**
 * Pays something by card: answers the secret by which the payer's browser goes on (D7). However often and from wherever
 * it is called, there is one payment at a time; `shown` is the amount that the payer has seen, in minor units, or null.
 * `lockOwed` locks what is to be paid and refuses where that can't be.
 */
export async function payOwed(
  ctx: Context,
  lockOwed: (trx: Db) => Promise<Owed>,
  shown: number | null,
): Promise<string> {
  for (let round = 0; round < ROUNDS; round++) {
    const { payment, owed } = await inTransaction(ctx, async (trx) => claimPayment(trx, ctx, await lockOwed(trx), shown)) // prettier-ignore
    const asked = await askProvider(ctx, payment, 'OPENING')
    if (asked.isBusy) {
      await sleep(MILLISECONDS_BETWEEN_ROUNDS)
      continue
    }
    const secret = secretToPayWith(asked)
    // What is owed is something else by now, or the provider called it off: that one ends, and a new one begins.
    if (isFor(asked.payment, owed) && secret) return secret
    if (asked.payment.state === 'CANCELED') continue
    const { payment: ended } = await callOff(ctx, asked.payment)
    if (isPaymentAlive(ended.state)) throw new ConditionNotMetError('PAYMENT_UNKNOWN')
  }
  throw new ConditionNotMetError('PAYMENT_UNKNOWN')
}

function isFor(payment: PaymentRow, owed: Owed): boolean {
  return payment.amount === owed.openAmount && payment.due_id === owed.dueId
}

function secretToPayWith({
  payment,
  clientSecret,
}: {
  payment: PaymentRow
  clientSecret: string | null
}): string | null {
  if (payment.state === 'SUCCEEDED') throw new ConditionNotMetError('ALREADY_PAID')
  if (payment.state === 'PROCESSING') throw new ConditionNotMetError('PAYMENT_RUNNING')
  if (payment.state === 'CANCELED') return null
  if (payment.external_id === null && payment.state === 'FAILED')
    throw new ConditionNotMetError('PAYMENT_NOT_ACCEPTED')
  if (clientSecret === null || payment.state === 'UNKNOWN') throw new ConditionNotMetError('PAYMENT_UNKNOWN')
  return clientSecret
}

/** The payment under way for what is owed, or a new one, stored with its key before anybody outside hears of it. */
async function claimPayment(
  trx: Db,
  ctx: Context,
  owed: Owed,
  shown: number | null,
): Promise<{ payment: PaymentRow; owed: Owed }> {
  if (shown !== null && shown !== owed.openAmount) throw new ConditionNotMetError('AMOUNT_CHANGED')
  const alive = await lockAlivePayment(trx, owed)
  if (alive && !(await endUseless(trx, ctx, alive))) return { payment: alive, owed }
  const { payments } = ctx
  if (!payments) throw new ConditionNotMetError('PAYMENTS_OFF')
  const payment = await insertPayment(trx, {
    landlord_id: owed.landlordId,
    purpose: owed.purpose,
    booking_id: owed.bookingId,
    invoice_id: owed.invoiceId,
    due_id: owed.dueId,
    payer_id: requireViewer(ctx).id,
    amount: owed.openAmount,
    currency: owed.currency,
    mode: payments.mode,
    provider: payments.provider,
    description: owed.description,
    methods: await methodsFor(trx, owed),
    created_at: ctx.now(),
  })
  await audit(trx, ctx, {
    action: 'startPayment',
    entityType: 'payment',
    entityId: payment.id,
    landlordId: payment.landlord_id,
    data: { purpose: owed.purpose, for: owed.description, amount: payment.amount },
  })
  return { payment, owed }
}

async function methodsFor(
  trx: Db,
  { landlordId, currency }: Pick<Owed, 'landlordId' | 'currency'>,
): Promise<PaymentMethod[]> {
  const flags = await listEnabledFlags(trx, landlordId)
  const cards: PaymentMethod[] = ['CREDIT_CARD', 'APPLE_PAY', 'GOOGLE_PAY']
  return flags.includes('PAY_VIA_PAYPAL') && takesCurrency(currency, 'PAYPAL') ? [...cards, 'PAYPAL'] : cards
}

/**
 * Ends a payment by which no money can move any more: the provider never took it, or it belongs to a test mode that is
 * over. One of a real account that this installation no longer speaks to stays, since its money may still move.
 */
async function endUseless(trx: Db, { payments }: Context, payment: PaymentRow): Promise<boolean> {
  const wasNeverTaken = payment.state === 'FAILED' && payment.external_id === null
  const isOfOtherProvider = payments?.provider !== payment.provider || payments.mode !== payment.mode
  const isUseless = wasNeverTaken || (isOfOtherProvider && payment.mode === 'TESTING')
  if (isUseless) await savePayment(trx, payment.id, { state: 'CANCELED' })
  return isUseless
}
