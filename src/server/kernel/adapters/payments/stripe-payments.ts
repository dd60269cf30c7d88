import type Stripe from 'stripe'
import type { PaymentMethod } from '../../../../domain/catalogue/payments.ts'
import { disputeReasonOf, disputeStateOf } from '../../../../domain/money/dispute.ts'
import { refundFailureOf } from '../../../../domain/money/refund.ts'
import { paymentFailureOf, paymentStateOf } from '../../../../domain/money/payment.ts'
import type { DisputeEvidence, Payments, SeenDispute, SeenPayment, SeenRefund } from './payments.ts'
import { amountForProvider, amountOfProvider } from './stripe-amounts.ts'
import { idOf, instantOfSeconds, outcomeOf, secondsOf } from './stripe-calls.ts'

type Calls = Pick<
  Payments,
  | 'createPayment'
  | 'findPayment'
  | 'findPaymentOf'
  | 'cancelPayment'
  | 'createRefund'
  | 'findRefund'
  | 'findRefundOf'
  | 'findDispute'
  | 'listDisputes'
  | 'uploadEvidence'
  | 'answerDispute'
  | 'acceptDispute'
>

/** Most disputes that are read at once. */
const MOST_DISPUTES = 1000
/** Most payments among which one is looked for. */
const MOST_PAYMENTS = 1000
/** Most refunds of one charge. */
const MOST_REFUNDS = 1000
/** How far the provider's clock may be from ours. */
const SECONDS_BETWEEN_CLOCKS = 300

const expand = ['latest_charge']

/** Payments, refunds and disputes at Stripe. */
export function stripePayments(stripe: Stripe): Calls {
  return {
    createPayment: ({ paymentId, amount, currency, description, methods, key }) =>
      outcomeOf(async () =>
        seenPayment(
          await stripe.paymentIntents.create(
            {
              amount: amountForProvider(amount, currency),
              currency: currency.toLowerCase(),
              description,
              // Apple Pay and Google Pay are cards to the provider.
              allowed_payment_method_types: methods.includes('PAYPAL') ? ['card', 'paypal'] : ['card'],
              metadata: { payment_id: paymentId },
              expand,
            },
            { idempotencyKey: key },
          ),
        ),
      ),
    findPayment: (externalId) =>
      outcomeOf(async () => seenPayment(await stripe.paymentIntents.retrieve(externalId, { expand }))),
    findPaymentOf: (paymentId, since) =>
      outcomeOf(async () => {
        const created = { gte: secondsOf(since) - SECONDS_BETWEEN_CLOCKS }
        const pages = stripe.paymentIntents.list({ created, limit: 100 })
        const made = await pages.autoPagingToArray({ limit: MOST_PAYMENTS })
        const own = made.find(({ metadata }) => metadata.payment_id === paymentId)
        return own ? seenPayment(await stripe.paymentIntents.retrieve(own.id, { expand })) : null
      }),
    cancelPayment: (externalId, key) =>
      outcomeOf(async () =>
        seenPayment(await stripe.paymentIntents.cancel(externalId, { expand }, { idempotencyKey: key })),
      ),
    createRefund: ({ refundId, chargeId, amount, currency, key }) =>
      outcomeOf(async () => {
        const order = {
          charge: chargeId,
          amount: amountForProvider(amount, currency),
          metadata: { refund_id: refundId },
        }
        return seenRefund(await stripe.refunds.create(order, { idempotencyKey: key }))
      }),
    findRefund: (externalId) => outcomeOf(async () => seenRefund(await stripe.refunds.retrieve(externalId))),
    findRefundOf: ({ refundId, chargeId }) =>
      outcomeOf(async () => {
        const pages = stripe.refunds.list({ charge: chargeId, limit: 100 })
        const made = await pages.autoPagingToArray({ limit: MOST_REFUNDS })
        const own = made.find(({ metadata }) => metadata?.refund_id === refundId)
        return own ? seenRefund(own) : null
      }),
    findDispute: (externalId) =>
      outcomeOf(async () => seenDispute(await stripe.disputes.retrieve(externalId))),
    listDisputes: (since) =>
      outcomeOf(async () => {
        const created = { gte: secondsOf(since) }
        const pages = stripe.disputes.list({ created, limit: 100 })
        return (await pages.autoPagingToArray({ limit: MOST_DISPUTES })).map(seenDispute)
      }),
    uploadEvidence: ({ name, contentType, content, key }) =>
      outcomeOf(async () => {
        const file = { name, type: contentType, data: content }
        const uploaded = await stripe.files.create(
          { purpose: 'dispute_evidence', file },
          { idempotencyKey: key },
        )
        return uploaded.id
      }),
    answerDispute: ({ externalId, evidence, key }) =>
      outcomeOf(async () =>
        seenDispute(
          await stripe.disputes.update(
            externalId,
            { evidence: evidenceOf(evidence), submit: true },
            { idempotencyKey: key },
          ),
        ),
      ),
    acceptDispute: (externalId, key) =>
      outcomeOf(async () =>
        seenDispute(await stripe.disputes.close(externalId, {}, { idempotencyKey: key })),
      ),
  }
}

function seenPayment(intent: Stripe.PaymentIntent): SeenPayment {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  const error = intent.last_payment_error
  const state = paymentStateOf(intent.status, Boolean(error))
  return {
    externalId: intent.id,
    paymentId: intent.metadata.payment_id ?? null,
    clientSecret: intent.client_secret ?? '',
    state,
    failure:
      state === 'FAILED' && error ? paymentFailureOf(error.code ?? null, error.decline_code ?? null) : null,
    amount: amountOfProvider(intent.amount, intent.currency),
    received: amountOfProvider(intent.amount_received, intent.currency),
    currency: intent.currency.toUpperCase(),
    method: state === 'SUCCEEDED' ? methodOf(charge) : null,
    chargeId: state === 'SUCCEEDED' ? idOf(intent.latest_charge) : null,
  }
}

function methodOf(charge: Stripe.Charge | null): PaymentMethod {
  const details = charge?.payment_method_details
  if (details?.type === 'paypal') return 'PAYPAL'
  if (details?.type !== 'card') return 'OTHERS'
  const wallet = details.card?.wallet?.type
  if (wallet === 'apple_pay') return 'APPLE_PAY'
  return wallet === 'google_pay' ? 'GOOGLE_PAY' : 'CREDIT_CARD'
}

const REFUND_STATES: Readonly<Record<string, SeenRefund['state']>> = {
  succeeded: 'SUCCEEDED',
  failed: 'FAILED',
  canceled: 'CANCELED',
}

function seenRefund(refund: Stripe.Refund): SeenRefund {
  return {
    externalId: refund.id,
    refundId: refund.metadata?.refund_id ?? null,
    chargeId: idOf(refund.charge) ?? '',
    amount: amountOfProvider(refund.amount, refund.currency),
    currency: refund.currency.toUpperCase(),
    state: REFUND_STATES[refund.status ?? ''] ?? 'PENDING',
    failure: refund.status === 'failed' ? refundFailureOf(refund.failure_reason ?? null) : null,
  }
}

function evidenceOf(evidence: DisputeEvidence): Stripe.DisputeUpdateParams.Evidence {
  const { text, contractFileId, invoiceFileId } = evidence
  return {
    uncategorized_text: text,
    ...(contractFileId && { service_documentation: contractFileId }),
    ...(invoiceFileId && { receipt: invoiceFileId }),
  }
}

function seenDispute(dispute: Stripe.Dispute): SeenDispute {
  const until = dispute.evidence_details.due_by
  return {
    externalId: dispute.id,
    chargeId: idOf(dispute.charge) ?? '',
    paymentExternalId: idOf(dispute.payment_intent) ?? '',
    amount: amountOfProvider(dispute.amount, dispute.currency),
    currency: dispute.currency.toUpperCase(),
    reason: disputeReasonOf(dispute.reason),
    state: disputeStateOf(dispute.status),
    openedAt: instantOfSeconds(dispute.created),
    answerUntil: until ? instantOfSeconds(until) : null,
  }
}
