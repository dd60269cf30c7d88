import type { CurrencyCode } from '../catalogue/currencies.ts'
import type { InvoiceLiveMode } from '../catalogue/invoices.ts'
import type { PaymentFailure, PaymentMethod, PaymentState } from '../catalogue/payments.ts'
import { ALLOWED, refuse, type Verdict } from '../kernel/verdict.ts'

/**
 * Where a payment goes from where it is. SUCCEEDED and CANCELED are ends: whatever is read later, or was read earlier
 * and comes late, changes nothing. A refused one may be tried again as long as it is not canceled.
 */
export const PAYMENT_TRANSITIONS = {
  CREATED: ['REQUIRES_ACTION', 'PROCESSING', 'SUCCEEDED', 'FAILED', 'CANCELED', 'UNKNOWN'],
  REQUIRES_ACTION: ['PROCESSING', 'SUCCEEDED', 'FAILED', 'CANCELED', 'UNKNOWN'],
  PROCESSING: ['REQUIRES_ACTION', 'SUCCEEDED', 'FAILED', 'CANCELED', 'UNKNOWN'],
  FAILED: ['CREATED', 'REQUIRES_ACTION', 'PROCESSING', 'SUCCEEDED', 'CANCELED', 'UNKNOWN'],
  UNKNOWN: ['CREATED', 'REQUIRES_ACTION', 'PROCESSING', 'SUCCEEDED', 'FAILED', 'CANCELED'],
  SUCCEEDED: [],
  CANCELED: [],
} as const satisfies Record<PaymentState, readonly PaymentState[]>

/** Whether a payment may come from one state into another. */
export function canMovePayment(from: PaymentState, to: PaymentState): boolean {
  const next: readonly PaymentState[] = PAYMENT_TRANSITIONS[from]
  return next.includes(to)
}

/** Whether money may still move by this payment, so that there can't be another one for the same thing. */
export function isPaymentAlive(state: PaymentState): boolean {
  return PAYMENT_TRANSITIONS[state].length > 0
}

/** The provider's words for where a payment is, in ours; after a refusal it waits for another card. */
export const PROVIDER_STATES = {
  requires_payment_method: 'CREATED',
  requires_confirmation: 'CREATED',
  requires_action: 'REQUIRES_ACTION',
  requires_capture: 'PROCESSING',
  processing: 'PROCESSING',
  succeeded: 'SUCCEEDED',
  canceled: 'CANCELED',
} as const satisfies Record<string, PaymentState>

/**
 * Our state for the provider's word; a refused try makes one that waits for a card FAILED. A word that is new to us
 * says nothing: until somebody has taught it to us, the payment is UNKNOWN.
 */
export function paymentStateOf(word: string, wasRefused: boolean): PaymentState {
  const state = new Map<string, PaymentState>(Object.entries(PROVIDER_STATES)).get(word) ?? 'UNKNOWN'
  return state === 'CREATED' && wasRefused ? 'FAILED' : state
}

/** The provider's codes, those of the bank first, in our words. */
const FAILURES: Readonly<Record<string, PaymentFailure>> = {
  insufficient_funds: 'INSUFFICIENT_FUNDS',
  expired_card: 'EXPIRED_CARD',
  invalid_expiry_month: 'EXPIRED_CARD',
  invalid_expiry_year: 'EXPIRED_CARD',
  incorrect_cvc: 'INCORRECT_CVC',
  invalid_cvc: 'INCORRECT_CVC',
  incorrect_number: 'INCORRECT_NUMBER',
  invalid_number: 'INCORRECT_NUMBER',
  card_not_supported: 'CARD_NOT_SUPPORTED',
  currency_not_supported: 'CARD_NOT_SUPPORTED',
  card_velocity_exceeded: 'LIMIT_EXCEEDED',
  withdrawal_count_limit_exceeded: 'LIMIT_EXCEEDED',
  authentication_required: 'AUTHENTICATION_FAILED',
  payment_intent_authentication_failure: 'AUTHENTICATION_FAILED',
  processing_error: 'PROCESSING_ERROR',
  issuer_not_available: 'PROCESSING_ERROR',
  try_again_later: 'PROCESSING_ERROR',
}

/**
 * Why a payment was refused. Who lost a card or had it stolen hears what everybody hears whose bank gives no reason,
 * since whoever pays may not be the one it belongs to.
 */
export function paymentFailureOf(code: string | null, declineCode: string | null): PaymentFailure {
  return FAILURES[declineCode ?? ''] ?? FAILURES[code ?? ''] ?? 'CARD_DECLINED'
}

/** What is known of an invoice that somebody wants to pay; amounts in minor units. */
export interface PayableFacts {
  /** Whether it is about real money. */
  mode: InvoiceLiveMode
  /** Whether the provider moves real money; null: there is none. */
  providerMode: InvoiceLiveMode | null
  currency: string
  openAmount: number
  isPaid: boolean
  /** A credit note took it back. */
  isCredited: boolean
  /** The payment under way, if there is one. */
  payment: { state: PaymentState; amount: number } | null
}

/**
 * The currencies that the provider takes (docs.stripe.com/currencies, seen in November 2026), and whether PayPal takes
 * them, too: where it is offered for another, the provider refuses the whole payment.
 */
const TAKEN_CURRENCIES = {
  EUR: { byPaypal: true },
  CHF: { byPaypal: true },
  GBP: { byPaypal: true },
  USD: { byPaypal: true },
  PLN: { byPaypal: true },
  SEK: { byPaypal: true },
  DKK: { byPaypal: true },
  NOK: { byPaypal: true },
  ISK: { byPaypal: false },
  CZK: { byPaypal: true },
  RON: { byPaypal: false },
  TRY: { byPaypal: false },
  UAH: { byPaypal: false },
  JPY: { byPaypal: false },
} as const satisfies Partial<Record<CurrencyCode, { byPaypal: boolean }>>

/** Whether the provider takes a currency, by card or by the way that is named. */
export function takesCurrency(currency: string, method: PaymentMethod = 'CREDIT_CARD'): boolean {
  const taken = Object.entries(TAKEN_CURRENCIES).find(([code]) => code === currency)?.[1]
  return taken !== undefined && (method !== 'PAYPAL' || taken.byPaypal)
}

/** Whether an invoice can be paid by card now. A payment that waits for a card is no obstacle: it goes on. */
export function canPay(facts: PayableFacts): Verdict {
  if (facts.isCredited) return refuse('CREDITED')
  if (facts.isPaid) return refuse('ALREADY_PAID')
  if (facts.mode === 'TESTING' && facts.providerMode === 'LIVE') return refuse('TEST_DOCUMENT')
  if (facts.mode !== facts.providerMode) return refuse('PAYMENTS_OFF')
  if (facts.openAmount <= 0) return refuse('NOTHING_OPEN')
  if (!takesCurrency(facts.currency)) return refuse('CURRENCY_UNSUPPORTED')
  if (facts.payment?.state === 'PROCESSING') return refuse('PAYMENT_RUNNING')
  if (facts.payment?.state === 'UNKNOWN') return refuse('PAYMENT_UNKNOWN')
  return ALLOWED
}
