import { newId } from './ids.ts'
import type { Stored } from './store.ts'
import type { Decline, TestMethod } from './test-methods.ts'

/** A payment intent, with the fields that the local provider goes by; the others are those of the real one. */
export interface Intent extends Stored {
  object: 'payment_intent'
  amount: number
  amount_received: number
  canceled_at: number | null
  cancellation_reason: string | null
  client_secret: string
  currency: string
  description: string | null
  last_payment_error: object | null
  latest_charge: string | null
  metadata: Record<string, string>
  next_action: { type: string; use_stripe_sdk: { type: string; method: TestMethod } } | null
  payment_method: string | null
  payment_method_types: string[]
  processing: object | null
  status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled'
  transfer_group: string | null
}

/** A new intent that waits for a card. */
export function intentObject(of: {
  created: number
  amount: number
  currency: string
  description: string | null
  receiptEmail: string | null
  customer: string | null
  metadata: Record<string, string>
  methodTypes: string[]
  transferGroup: string | null
}): Intent {
  const id = newId('pi')
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: of.methodTypes,
    amount: of.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: `${id}_secret_${newId('')}`,
    confirmation_method: 'automatic',
    created: of.created,
    currency: of.currency,
    customer: of.customer,
    customer_account: null,
    description: of.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: { enabled: false },
    metadata: of.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: of.methodTypes,
    processing: null,
    receipt_email: of.receiptEmail,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: of.transferGroup,
  } as Intent
}

/** A charge: one try to pay an intent, or what a connected account got by a transfer. */
export interface Charge extends Stored {
  object: 'charge'
  amount: number
  amount_refunded: number
  balance_transaction: string | null
  currency: string
  disputed: boolean
  failure_code: string | null
  paid: boolean
  payment_intent: string | null
  refunded: boolean
  source_transfer: string | null
  status: 'succeeded' | 'pending' | 'failed'
  payment_method_details: { card?: { last4: string } } | null
}

/** A charge as it is made; `decline` where it failed. */
export function chargeObject(of: {
  created: number
  amount: number
  currency: string
  description: string | null
  metadata: Record<string, string>
  intent: Intent | null
  method: TestMethod | null
  decline: Decline | null
  sourceTransfer?: string
}): Charge {
  const id = newId(of.sourceTransfer ? 'py' : 'ch')
  return {
    id,
    object: 'charge',
    amount: of.amount,
    amount_captured: of.decline ? 0 : of.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { address: emptyAddress(), email: null, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: null,
    captured: !of.decline,
    created: of.created,
    currency: of.currency,
    customer: null,
    description: of.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: of.decline?.code ?? null,
    failure_message: of.decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: of.metadata,
    on_behalf_of: null,
    outcome: of.decline
      ? {
          ...plainOutcome,
          network_status: 'declined_by_network',
          reason: of.decline.decline_code ?? of.decline.code,
          type: 'issuer_declined',
        }
      : { ...plainOutcome, network_status: 'approved_by_network', type: 'authorized' },
    paid: !of.decline,
    payment_intent: of.intent?.id ?? null,
    payment_method: of.intent?.payment_method ?? null,
    payment_method_details: of.method ? methodDetails(of.method, of.amount) : null,
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    refunds: { data: [], has_more: false, object: 'list', url: `/v1/charges/${id}/refunds` },
    review: null,
    shipping: null,
    source: null,
    source_transfer: of.sourceTransfer ?? null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: of.decline ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: of.intent?.transfer_group ?? null,
  } as Charge
}

const plainOutcome = {
  advice_code: null,
  network_advice_code: null,
  network_decline_code: null,
  network_status: null,
  reason: null,
  seller_message: null,
  type: 'authorized',
}

function methodDetails(method: TestMethod, amount: number): object {
  if (method.type === 'paypal')
    return {
      type: 'paypal',
      paypal: { payer_email: 'payer@paypal.example', payer_id: 'LOCALPAYER', transaction_id: newId('') },
    }
  return {
    type: 'card',
    card: {
      amount_authorized: amount,
      authorization_code: null,
      brand: method.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'DE',
      exp_month: method.expMonth,
      exp_year: method.expYear,
      extended_authorization: { status: 'disabled' },
      fingerprint: 'LocalTestCard000',
      funding: 'credit',
      incremental_authorization: { status: 'unavailable' },
      installments: null,
      last4: method.last4,
      mandate: null,
      multicapture: { status: 'unavailable' },
      network: method.brand,
      network_token: { used: false },
      network_transaction_id: null,
      overcapture: { maximum_amount_capturable: amount, status: 'unavailable' },
      regulated_status: null,
      three_d_secure: null,
      transaction_link_id: null,
      wallet: method.type === 'card' ? null : { dynamic_last4: null, type: method.type },
    },
  }
}

/** Money that goes back to whoever paid. */
export interface Refund extends Stored {
  object: 'refund'
  amount: number
  balance_transaction: string | null
  charge: string
  currency: string
  payment_intent: string | null
  status: 'pending' | 'succeeded' | 'failed' | 'canceled'
  /** Only of one that failed. */
  failure_reason?: string
}

/** A refund as it is made. */
export function refundObject(of: {
  created: number
  amount: number
  charge: Charge
  reason: string | null
  metadata: Record<string, string>
}): Refund {
  return {
    id: newId('re'),
    object: 'refund',
    amount: of.amount,
    balance_transaction: null,
    charge: of.charge.id,
    created: of.created,
    currency: of.charge.currency,
    customer: null,
    customer_account: null,
    destination_details: { card: { type: 'refund' }, type: 'card' },
    metadata: of.metadata,
    payment_intent: of.charge.payment_intent,
    payment_method: null,
    reason: of.reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  } as Refund
}

/** A payment that whoever paid, or their bank, contests. */
export interface Dispute extends Stored {
  object: 'dispute'
  amount: number
  balance_transactions: object[]
  charge: string
  currency: string
  evidence: Record<string, unknown>
  metadata: Record<string, string>
  payment_intent: string | null
  reason: string
  status: 'warning_needs_response' | 'warning_closed' | 'needs_response' | 'under_review' | 'won' | 'lost'
}

const WEEK = 7 * 24 * 60 * 60

/** A dispute as it is opened: the answer is due in a week. */
export function disputeObject(of: { created: number; charge: Charge; reason: string }): Dispute {
  return {
    id: newId('dp'),
    object: 'dispute',
    amount: of.charge.amount - of.charge.amount_refunded,
    balance_transactions: [],
    charge: of.charge.id,
    created: of.created,
    currency: of.charge.currency,
    enhanced_eligibility_types: [],
    evidence: emptyEvidence(),
    evidence_details: {
      due_by: of.created + WEEK,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    },
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: of.charge.payment_intent,
    payment_method_details: {
      card: { brand: 'visa', case_type: 'chargeback', network: 'visa', network_reason_code: '83' },
      type: 'card',
    },
    reason: of.reason,
    status: 'needs_response',
  } as Dispute
}

function emptyEvidence(): Record<string, unknown> {
  const texts = [
    'access_activity_log',
    'billing_address',
    'cancellation_policy',
    'cancellation_policy_disclosure',
    'cancellation_rebuttal',
    'customer_communication',
    'customer_email_address',
    'customer_name',
    'customer_purchase_ip',
    'customer_signature',
    'duplicate_charge_documentation',
    'duplicate_charge_explanation',
    'duplicate_charge_id',
    'product_description',
    'receipt',
    'refund_policy',
    'refund_policy_disclosure',
    'refund_refusal_explanation',
    'service_date',
    'service_documentation',
    'shipping_address',
    'shipping_carrier',
    'shipping_date',
    'shipping_documentation',
    'shipping_tracking_number',
    'uncategorized_file',
    'uncategorized_text',
  ]
  return { ...Object.fromEntries(texts.map((name) => [name, null])), enhanced_evidence: {} }
}

/** An address of which nothing is known. */
export function emptyAddress() {
  return { city: null, country: null, line1: null, line2: null, postal_code: null, state: null }
}
