import { dayOf } from '../../../domain/kernel/day.ts'
import { canMoveDispute, isDisputeOver, moneyOfDispute } from '../../../domain/money/dispute.ts'
import {
  type Posting,
  postDisputeOpened,
  postFeeDisputeLost,
  postTenantDisputeLost,
} from '../../../domain/money/ledger.ts'
import { vatOfPart } from '../../../domain/money/refund.ts'
import type { SeenDispute } from '../../kernel/adapters/payments/payments.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { lockDue } from '../dues/sql.ts'
import { addPaid, insertSettlement, lockInvoice } from '../invoices/settle-sql.ts'
import { book, bookReversal, type LedgerHappening } from '../ledger/actions.ts'
import { lockPayment, type PaymentRow } from '../payments/sql.ts'
import { settleByDispute } from '../refunds/settle-refund.ts'
import { tellOfDispute } from './mails.ts'
import {
  type DisputeRow,
  insertDispute,
  lockDisputeByExternalId,
  saveDispute,
  saveDisputedAmount,
} from './sql.ts'

/**
 * Stores what the provider says of a contested payment, and books what has become of the money. What is read late or
 * twice changes nothing: the table of transitions knows the ends. Answers the dispute's id; null for a word of the
 * provider that is new to us.
 */
export async function applyDispute(
  trx: Db,
  ctx: Context,
  paid: PaymentRow,
  seen: SeenDispute,
): Promise<string | null> {
  const { state } = seen
  if (state === null) {
    ctx.log.warn({ dispute: seen.externalId }, 'the payment provider has a new word for a dispute')
    return null
  }
  // What the payment was for comes before the payment, as wherever money is settled.
  if (paid.due_id) await lockDue(trx, paid.due_id)
  if (paid.invoice_id) await lockInvoice(trx, paid.invoice_id)
  const payment = await lockPayment(trx, paid.id)
  if (payment.state !== 'SUCCEEDED')
    throw new Error(`The contested payment ${payment.id} is not known as paid yet.`)
  if (seen.currency !== payment.currency || seen.amount > payment.amount)
    throw new Error(`The provider's ${seen.externalId} does not fit the payment ${payment.id}.`)
  const before = await lockDisputeByExternalId(trx, seen.externalId)
  // What a bank asks about may be less or more once it contests; what is booked stays.
  const amount = before && moneyOfDispute(before) !== 'NONE' ? before.amount : seen.amount
  const facts = { amount, answer_until: seen.answerUntil, reason: seen.reason, checked_at: ctx.now() }
  const isSame =
    before?.state === state && (before.amount === amount || moneyOfDispute({ state, amount }) === 'NONE')
  if (before && (isSame || (before.state !== state && !canMoveDispute(before.state, state)))) {
    await saveDispute(trx, before.id, facts)
    return before.id
  }
  const decided = { state, decided_at: isDisputeOver(state) ? ctx.now() : null }
  const dispute = before ? { ...before, ...facts, ...decided } : await insertDispute(trx, { ...newOf(ctx, payment, seen), ...facts, ...decided }) // prettier-ignore
  if (before) await saveDispute(trx, before.id, { ...facts, ...decided })
  await bookMove(trx, ctx, payment, before ?? null, dispute)
  await saveDisputedAmount(trx, payment)
  // What had come for nothing could not go back by itself as long as it was contested.
  if (state === 'WON' && payment.due_id !== null && payment.surplus > 0)
    await ctx.enqueue(trx, 'refundSurplus', { paymentId: payment.id })
  await audit(trx, ctx, {
    action: before ? 'disputeMoved' : 'disputeOpened',
    entityType: 'dispute',
    entityId: dispute.id,
    landlordId: dispute.landlord_id,
    data: { state, amount: dispute.amount, reason: dispute.reason },
  })
  await tellOfDispute(trx, ctx, dispute, before ?? null)
  return dispute.id
}

function newOf(ctx: Context, payment: PaymentRow, seen: SeenDispute) {
  return {
    payment_id: payment.id,
    landlord_id: payment.landlord_id,
    booking_id: payment.booking_id,
    provider: payment.provider,
    mode: payment.mode,
    external_id: seen.externalId,
    currency: seen.currency,
    opened_at: seen.openedAt,
    created_at: ctx.now(),
  }
}

async function bookMove(
  trx: Db,
  ctx: Context,
  payment: PaymentRow,
  before: DisputeRow | null,
  dispute: DisputeRow,
): Promise<void> {
  const money = moneyOfDispute(dispute)
  if (money === 'NONE') return
  const happening: Omit<LedgerHappening, 'kind'> = {
    subjectId: dispute.id,
    mode: dispute.mode,
    currency: dispute.currency,
    landlordId: dispute.landlord_id,
    bookingId: dispute.booking_id,
    invoiceId: payment.invoice_id,
    effectiveAt: ctx.now(),
  }
  // Also of one that is heard of only when it is decided: the money has gone there and back.
  if (!before || moneyOfDispute(before) === 'NONE')
    await book(trx, ctx, { ...happening, kind: 'DISPUTE_OPENED' }, postDisputeOpened(dispute))
  if (money === 'BACK')
    await bookReversal(trx, ctx, { ...happening, kind: 'DISPUTE_WON' }, { kind: 'DISPUTE_OPENED', subjectId: dispute.id }) // prettier-ignore
  if (money === 'LOST')
    await book(
      trx,
      ctx,
      { ...happening, kind: 'DISPUTE_LOST' },
      await lostPostings(trx, ctx, payment, dispute),
    )
}

async function lostPostings(
  trx: Db,
  ctx: Context,
  payment: PaymentRow,
  dispute: DisputeRow,
): Promise<Posting[]> {
  const { amount, landlord_id: landlordId, booking_id: bookingId } = dispute
  if (payment.purpose === 'LANDLORD_FEE') {
    const reopened = await reopenInvoice(trx, ctx, payment, dispute)
    return postFeeDisputeLost({ landlordId, reopened, rest: amount - reopened })
  }
  const due = payment.due_id === null ? null : await lockDue(trx, payment.due_id)
  const whole = { amount: payment.amount, vat: due?.vat ?? 0 }
  const settled = await settleByDispute(trx, ctx, { payment, vat: whole.vat }, dispute)
  const vat = vatOfPart(whole, payment.refunded_amount - settled, amount)
  const isSurplus = payment.surplus > 0
  return postTenantDisputeLost({ purpose: payment.purpose, landlordId, bookingId, amount, vat, isSurplus })
}

/**
 * What the payment had settled of its invoice is open again; answers how much. Of an invoice that was taken back since,
 * what was paid went on to the landlord, from whom it is taken.
 */
async function reopenInvoice(
  trx: Db,
  ctx: Context,
  payment: PaymentRow,
  dispute: DisputeRow,
): Promise<number> {
  const invoice = payment.invoice_id && (await lockInvoice(trx, payment.invoice_id))
  if (!invoice || invoice.isCredited) return 0
  const reopened = Math.min(dispute.amount, payment.amount - payment.surplus, invoice.paidAmount)
  if (reopened === 0) return 0
  const today = dayOf(ctx.now())
  await insertSettlement(trx, {
    invoice_id: invoice.id,
    landlord_id: invoice.landlordId,
    kind: 'CHARGEBACK',
    amount: -reopened,
    received_on: today,
    reference: dispute.external_id,
    recorded_by: null,
    created_at: ctx.now(),
  })
  await addPaid(trx, invoice.id, -reopened, today)
  await saveDispute(trx, dispute.id, { reopened_amount: reopened })
  return reopened
}
