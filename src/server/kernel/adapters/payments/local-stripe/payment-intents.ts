import { type Call, enter, found, keep, told } from './call.ts'
import { openDispute } from './disputes.ts'
import {
  currencyIn,
  metadataIn,
  refuseUnknown,
  requiredAmountIn,
  requiredIn,
  textIn,
  listIn,
} from './form.ts'
import { type Charge, chargeObject, type Intent, intentObject } from './payment-objects.ts'
import { ProviderError } from './provider-error.ts'
import { type Decline, DECLINES, namedMethod, type TestMethod } from './test-methods.ts'
import { newId } from './ids.ts'

const LEAST_AMOUNT = 50
const DAY = 24 * 60 * 60
/** What the provider keeps of a card from Europe: 1.5 % and 25 cents. */
const costOf = (amount: number) => Math.round(amount * 0.015) + 25

/** POST /v1/payment_intents */
export async function createIntent(call: Call): Promise<Intent | ProviderError> {
  const { form } = call
  refuseUnknown(form, [
    'allowed_payment_method_types', 'amount', 'confirm', 'currency', 'customer', 'description', 'metadata',
    'payment_method', 'receipt_email', 'return_url', 'transfer_group',
  ]) // prettier-ignore
  const amount = requiredAmountIn(form, 'amount')
  const currency = currencyIn(form)
  if (amount < LEAST_AMOUNT)
    throw ProviderError.invalid('Amount must be at least €0.50 eur', {
      param: 'amount',
      code: 'amount_too_small',
    })
  const types = listIn(form, 'allowed_payment_method_types')
  const intent = intentObject({
    created: call.now,
    amount,
    currency,
    description: textIn(form, 'description'),
    receiptEmail: textIn(form, 'receipt_email'),
    customer: textIn(form, 'customer'),
    metadata: metadataIn(form),
    methodTypes: types.length > 0 ? types : ['card', 'paypal'],
    transferGroup: textIn(form, 'transfer_group'),
  })
  await keep(call, intent, 'payment_intent.created')
  return textIn(form, 'confirm') === 'true' ? await confirmWithNamed(call, intent) : intent
}

/** POST /v1/payment_intents/:id/confirm */
export async function confirmIntent(call: Call, id: string): Promise<Intent | ProviderError> {
  refuseUnknown(call.form, ['payment_method', 'return_url'])
  return confirmWithNamed(call, await found<Intent>(call, 'payment_intent', id))
}

function confirmWithNamed(call: Call, intent: Intent): Promise<Intent | ProviderError> {
  const name = requiredIn(call.form, 'payment_method')
  const method = namedMethod(name, new Date(call.now * 1000).getUTCFullYear())
  if (!method) throw ProviderError.missing('PaymentMethod', name)
  return payIntent(call, intent, method)
}

/** Tries to pay with a method; a refusal is the answer, and what led to it is kept. */
export async function payIntent(
  call: Call,
  intent: Intent,
  method: TestMethod,
): Promise<Intent | ProviderError> {
  if (intent.status !== 'requires_payment_method' && intent.status !== 'requires_action')
    throw ProviderError.invalid(
      `You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`,
      { code: 'payment_intent_unexpected_state' },
    )
  if (method.type === 'paypal' && !intent.payment_method_types.includes('paypal'))
    throw ProviderError.invalid('The payment method type "paypal" is not allowed for this PaymentIntent.')
  intent.payment_method = newId('pm')
  intent.last_payment_error = null
  const { behaviour } = method
  switch (behaviour.kind) {
    case 'REFUSES':
      return refuseIntent(call, intent, method, behaviour.decline)
    case 'ASKS':
      intent.status = 'requires_action'
      intent.next_action = {
        type: 'use_stripe_sdk',
        use_stripe_sdk: { type: 'three_d_secure_local', method },
      }
      await keep(call, intent, 'payment_intent.requires_action')
      return intent
    case 'LASTS':
      intent.status = 'processing'
      intent.processing = { type: 'card' }
      await keep(call, intent, 'payment_intent.processing')
      return intent
    case 'PAYS':
    case 'DISPUTES': {
      const charge = await chargeIntent(call, intent, method)
      if (behaviour.kind === 'DISPUTES') await openDispute(call, charge, 'fraudulent')
      return intent
    }
  }
}

/** The end of a 3-D Secure step, or of a payment that took its time. */
export async function finishIntent(
  call: Call,
  intent: Intent,
  decline: Decline | null,
): Promise<Intent | ProviderError> {
  const method =
    waitingMethod(intent) ?? namedMethod('pm_card_visa', new Date(call.now * 1000).getUTCFullYear())
  if (!method || (intent.status !== 'requires_action' && intent.status !== 'processing'))
    throw ProviderError.invalid('This PaymentIntent waits for nothing.', {
      code: 'payment_intent_unexpected_state',
    })
  const later =
    method.behaviour.kind === 'ASKS' && method.behaviour.afterwards !== 'PAYS'
      ? method.behaviour.afterwards
      : null
  const refusal = decline ?? later
  if (refusal) return refuseIntent(call, intent, method, refusal)
  await chargeIntent(call, intent, method)
  return intent
}

/** Whoever had to confirm it said no. */
export function refuseAuthentication(call: Call, intent: Intent): Promise<Intent | ProviderError> {
  return finishIntent(call, intent, DECLINES.authentication_failure)
}

function waitingMethod(intent: Intent): TestMethod | null {
  return intent.next_action?.use_stripe_sdk.method ?? null
}

async function chargeIntent(call: Call, intent: Intent, method: TestMethod): Promise<Charge> {
  const charge = chargeOf(call, intent, method, null)
  const line = await enter(call, {
    amount: intent.amount,
    fee: costOf(intent.amount),
    currency: intent.currency,
    type: method.type === 'paypal' ? 'payment' : 'charge',
    category: 'charge',
    source: charge.id,
    description: intent.description,
    availableOn: method.isAvailableAtOnce ? call.now : call.now + 2 * DAY,
  })
  charge.balance_transaction = line.id
  intent.status = 'succeeded'
  intent.amount_received = intent.amount
  intent.latest_charge = charge.id
  intent.next_action = null
  intent.processing = null
  await keep(call, charge, 'charge.succeeded')
  await keep(call, intent, 'payment_intent.succeeded')
  return charge
}

async function refuseIntent(
  call: Call,
  intent: Intent,
  method: TestMethod,
  decline: Decline,
): Promise<ProviderError> {
  const charge = chargeOf(call, intent, method, decline)
  intent.status = 'requires_payment_method'
  intent.latest_charge = charge.id
  intent.next_action = null
  intent.processing = null
  const error = { type: 'card_error' as const, ...decline, charge: charge.id }
  intent.last_payment_error = error
  intent.payment_method = null
  await keep(call, charge, 'charge.failed')
  await keep(call, intent, 'payment_intent.payment_failed')
  return new ProviderError(402, { ...error, payment_intent: intent })
}

function chargeOf(call: Call, intent: Intent, method: TestMethod, decline: Decline | null): Charge {
  return chargeObject({
    created: call.now,
    amount: intent.amount,
    currency: intent.currency,
    description: intent.description,
    metadata: intent.metadata,
    intent,
    method,
    decline,
  })
}

/** POST /v1/payment_intents/:id/cancel */
export async function cancelIntent(call: Call, id: string): Promise<Intent> {
  refuseUnknown(call.form, ['cancellation_reason'])
  const intent = await found<Intent>(call, 'payment_intent', id)
  if (!['requires_payment_method', 'requires_action'].includes(intent.status))
    throw ProviderError.invalid(
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`,
      { code: 'payment_intent_unexpected_state' },
    )
  intent.status = 'canceled'
  intent.canceled_at = call.now
  intent.cancellation_reason = textIn(call.form, 'cancellation_reason')
  intent.next_action = null
  await call.books.save(call.account, intent)
  await told(call, 'payment_intent.canceled', intent)
  return intent
}
