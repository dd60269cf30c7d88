import { setTimeout as sleep } from 'node:timers/promises'
import type { PaymentMethod } from '../../../domain/catalogue/money.ts'
import { ConditionNotMetError, ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { canPay, isPaymentAlive } from '../../../domain/money/payment.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { demand, requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { listEnabledFlags } from '../../people/feature-flags/actions.ts'
import { askProvider, callOff } from './ask-actions.ts'
import {
  findLastPayment,
  findStandingInvoice,
  insertPayment,
  lockAlivePayment,
  lockInvoice,
  type PayableInvoice,
  type PaymentRow,
  savePayment,
} from './sql.ts'

const ROUNDS = 40
const MILLISECONDS_BETWEEN_ROUNDS = 250

/**
 * Pays the open amount of a booking's standing invoice by card: answers the secret by which the payer's browser goes on
 * (D7). However often and from wherever it is called, there is one payment at a time; `shown` is the amount that the
 * payer has seen, in minor units, or null.
 */
export async function payLandlordFee(ctx: Context, bookingId: string, shown: number | null): Promise<string> {
  for (let round = 0; round < ROUNDS; round++) {
    const { payment, invoice } = await inTransaction(ctx, (trx) => claimPayment(trx, ctx, bookingId, shown))
    const asked = await askProvider(ctx, payment, 'OPENING')
    if (asked.isBusy) {
      await sleep(MILLISECONDS_BETWEEN_ROUNDS)
      continue
    }
    const secret = secretToPayWith(asked)
    // The amount is another one by now, or the provider called it off: that one ends, and a new one begins.
    if (asked.payment.amount === invoice.openAmount && secret) return secret
    if (asked.payment.state === 'CANCELED') continue
    const { payment: ended } = await callOff(ctx, asked.payment)
    if (isPaymentAlive(ended.state)) throw new ConditionNotMetError('PAYMENT_UNKNOWN')
  }
  throw new ConditionNotMetError('PAYMENT_UNKNOWN')
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

/** The payment under way for the invoice, or a new one, stored with its key before anybody outside hears of it. */
async function claimPayment(
  trx: Db,
  ctx: Context,
  bookingId: string,
  shown: number | null,
): Promise<{ payment: PaymentRow; invoice: PayableInvoice }> {
  const viewer = requireViewer(ctx)
  const standing = await findStandingInvoice(trx, viewer, bookingId)
  if (!standing) throw new ResourceNotFoundError()
  const invoice = await lockInvoice(trx, standing.id)
  demand(canPay({ ...invoice, hasProvider: ctx.payments !== null, payment: null }))
  if (shown !== null && shown !== invoice.openAmount) throw new ConditionNotMetError('AMOUNT_CHANGED')
  const alive = await lockAlivePayment(trx, 'LANDLORD_FEE', invoice.id)
  if (alive && !(await endUseless(trx, ctx, alive))) return { payment: alive, invoice }
  const { payments } = ctx
  if (!payments) throw new ConditionNotMetError('PAYMENTS_OFF')
  const payment = await insertPayment(trx, {
    landlord_id: invoice.landlordId,
    purpose: 'LANDLORD_FEE',
    booking_id: invoice.bookingId,
    invoice_id: invoice.id,
    payer_id: viewer.id,
    amount: invoice.openAmount,
    currency: invoice.currency,
    mode: payments.mode,
    provider: payments.provider,
    description: invoice.number,
    methods: await methodsFor(trx, invoice.landlordId),
    created_at: ctx.now(),
  })
  await audit(trx, ctx, {
    action: 'startPayment',
    entityType: 'payment',
    entityId: payment.id,
    landlordId: payment.landlord_id,
    data: { invoice: invoice.number, amount: payment.amount },
  })
  return { payment, invoice }
}

async function methodsFor(trx: Db, landlordId: string): Promise<PaymentMethod[]> {
  const flags = await listEnabledFlags(trx, landlordId)
  const cards: PaymentMethod[] = ['CREDIT_CARD', 'APPLE_PAY', 'GOOGLE_PAY']
  return flags.includes('PAY_VIA_PAYPAL') ? [...cards, 'PAYPAL'] : cards
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

/** Looks how far the payment of a booking's invoice is, after the payer has tried; answers it. */
export async function checkLandlordFeePayment(ctx: Context, bookingId: string): Promise<PaymentRow> {
  const standing = await findStandingInvoice(ctx.db, requireViewer(ctx), bookingId)
  const payment = standing && (await findLastPayment(ctx.db, standing.id))
  if (!payment) throw new ResourceNotFoundError()
  const { payment: after } = await askProvider(ctx, payment, 'AFTER_A_TRY')
  return after
}
