import { type Call, enter, found, keep } from './call.ts'
import { amountIn, metadataIn, refuseUnknown, requiredIn, textIn } from './form.ts'
import { type Charge, type Dispute, type Intent, type Refund, refundObject } from './payment-objects.ts'
import { ProviderError } from './provider-error.ts'

/** The last digits of the provider's test card whose bank sends refunds back. */
const FAILING_CARD = '5126'

/** POST /v1/refunds */
export async function createRefund(call: Call): Promise<Refund> {
  const { form } = call
  refuseUnknown(form, ['amount', 'charge', 'metadata', 'payment_intent', 'reason'])
  const charge = await chargeIn(call)
  if (await isContested(call, charge))
    throw ProviderError.invalid(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    })
  const left = charge.amount - charge.amount_refunded
  if (left === 0)
    throw ProviderError.invalid(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    })
  const amount = amountIn(form, 'amount') ?? left
  if (amount > left)
    throw ProviderError.invalid(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
      {
        param: 'amount',
      },
    )
  const refund = refundObject({
    created: call.now,
    amount,
    charge,
    reason: textIn(form, 'reason'),
    metadata: metadataIn(form),
  })
  const line = await enter(call, {
    amount: -amount,
    fee: 0,
    currency: charge.currency,
    type: 'refund',
    category: 'refund',
    source: refund.id,
    description: 'REFUND FOR CHARGE',
  })
  refund.balance_transaction = line.id
  charge.amount_refunded += amount
  charge.refunded = charge.amount_refunded === charge.amount
  await keep(call, refund, 'refund.created')
  await keep(call, charge, 'charge.refunded')
  const { last4 } = charge.payment_method_details?.card ?? {}
  return last4 === FAILING_CARD ? failRefund(call, refund.id, 'expired_or_canceled_card') : refund
}

/** A charge stays marked as disputed; once that is won it can go back as any other. */
async function isContested(call: Call, charge: Charge): Promise<boolean> {
  if (!charge.disputed) return false
  const disputes = await call.books.list(call.account, 'dispute', { match: { charge: charge.id } })
  return (disputes as Dispute[]).some(({ status }) => status !== 'won')
}

/** A refund that the bank sends back after all: the money is ours again. */
export async function failRefund(call: Call, id: string, reason: string): Promise<Refund> {
  const refund = await found<Refund>(call, 'refund', id)
  if (refund.status !== 'succeeded') throw ProviderError.invalid(`This refund is ${refund.status}.`)
  const charge = await found<Charge>(call, 'charge', refund.charge)
  await enter(call, {
    amount: refund.amount,
    fee: 0,
    currency: refund.currency,
    type: 'refund_failure',
    category: 'refund_failure',
    source: refund.id,
    description: 'REFUND FAILED',
  })
  refund.status = 'failed'
  refund.failure_reason = reason
  charge.amount_refunded -= refund.amount
  charge.refunded = false
  await keep(call, charge)
  await keep(call, refund, 'refund.failed')
  return refund
}

async function chargeIn(call: Call): Promise<Charge> {
  const id = textIn(call.form, 'charge')
  if (id) return paidCharge(await found<Charge>(call, 'charge', id))
  const intent = await found<Intent>(call, 'payment_intent', requiredIn(call.form, 'payment_intent'))
  if (!intent.latest_charge || intent.status !== 'succeeded')
    throw ProviderError.invalid('This PaymentIntent does not have a successful charge to refund.')
  return paidCharge(await found<Charge>(call, 'charge', intent.latest_charge))
}

function paidCharge(charge: Charge): Charge {
  if (!charge.paid) throw ProviderError.invalid(`Charge ${charge.id} was not paid.`)
  return charge
}
