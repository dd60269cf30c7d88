import { describe, expect, it } from 'vitest'
import { PAYMENT_STATES, type PaymentState } from '../catalogue/payments.ts'
import {
  canMovePayment,
  canPay,
  isPaymentAlive,
  PAYMENT_TRANSITIONS,
  type PayableFacts,
  paymentFailureOf,
  paymentStateOf,
  PROVIDER_STATES,
} from './payment.ts'

describe('the life of a payment', () => {
  it.each(PAYMENT_STATES.flatMap((from) => PAYMENT_STATES.map((to) => [from, to] as const)))(
    'goes from %s to %s only where the table says so',
    (from, to) => {
      const next: readonly PaymentState[] = PAYMENT_TRANSITIONS[from]
      expect(canMovePayment(from, to)).toBe(next.includes(to))
    },
  )

  it('has two ends', () => {
    expect(PAYMENT_STATES.filter((state) => !isPaymentAlive(state))).toEqual(['SUCCEEDED', 'CANCELED'])
  })

  it('may become known from unknown, whatever it then is', () => {
    const others = PAYMENT_STATES.filter((state) => state !== 'UNKNOWN')
    expect(others.every((state) => canMovePayment('UNKNOWN', state))).toBe(true)
  })

  it('waits for another card after a refusal', () => {
    expect(paymentStateOf('requires_payment_method', true)).toBe('FAILED')
    expect(paymentStateOf('requires_payment_method', false)).toBe('CREATED')
  })

  it.each(Object.entries(PROVIDER_STATES).filter(([, state]) => state !== 'CREATED'))(
    'is what the provider says of %s, refused before or not',
    (word, state) => {
      expect([paymentStateOf(word, true), paymentStateOf(word, false)]).toEqual([state, state])
    },
  )

  it('is unknown where the provider says a word that is new', () => {
    expect(paymentStateOf('requires_magic', false)).toBe('UNKNOWN')
    expect(paymentStateOf('constructor', false)).toBe('UNKNOWN')
  })
})

describe('a refusal', () => {
  it.each([
    ['card_declined', 'insufficient_funds', 'INSUFFICIENT_FUNDS'],
    ['expired_card', null, 'EXPIRED_CARD'],
    ['incorrect_cvc', 'incorrect_cvc', 'INCORRECT_CVC'],
    ['card_declined', 'generic_decline', 'CARD_DECLINED'],
    ['card_declined', 'lost_card', 'CARD_DECLINED'],
    ['card_declined', 'stolen_card', 'CARD_DECLINED'],
    ['payment_intent_authentication_failure', null, 'AUTHENTICATION_FAILED'],
    ['card_declined', 'card_velocity_exceeded', 'LIMIT_EXCEEDED'],
    ['processing_error', null, 'PROCESSING_ERROR'],
    [null, null, 'CARD_DECLINED'],
    ['something_new', 'something_newer', 'CARD_DECLINED'],
  ] as const)('of %s and %s is %s', (code, declineCode, failure) => {
    expect(paymentFailureOf(code, declineCode)).toBe(failure)
  })
})

describe('an invoice', () => {
  const open: PayableFacts = {
    mode: 'LIVE',
    providerMode: 'LIVE',
    currency: 'EUR',
    openAmount: 45_000,
    isPaid: false,
    isCredited: false,
    payment: null,
  }
  const withPayment = (state: PaymentState) => ({ payment: { state, amount: 45_000 } })

  it.each<[string, Partial<PayableFacts>, string | null]>([
    ['open', {}, null],
    ['paid', { isPaid: true, openAmount: 0 }, 'ALREADY_PAID'],
    ['taken back', { isCredited: true, openAmount: 0 }, 'CREDITED'],
    ['taken back after it was paid', { isCredited: true, isPaid: true, openAmount: 0 }, 'CREDITED'],
    ['of nothing', { openAmount: 0 }, 'NOTHING_OPEN'],
    ['without a provider', { providerMode: null }, 'PAYMENTS_OFF'],
    ['of test mode without a provider', { mode: 'TESTING', providerMode: null }, 'PAYMENTS_OFF'],
    ['of test mode', { mode: 'TESTING', providerMode: 'TESTING' }, null],
    ['of test mode, with real money', { mode: 'TESTING' }, 'TEST_DOCUMENT'],
    ['with money of test mode', { providerMode: 'TESTING' }, 'PAYMENTS_OFF'],
    ['in a currency that nobody knows', { currency: 'HUF' }, 'CURRENCY_UNSUPPORTED'],
    ['that is being paid', withPayment('PROCESSING'), 'PAYMENT_RUNNING'],
    ['of which nobody knows', withPayment('UNKNOWN'), 'PAYMENT_UNKNOWN'],
    ['with a payment that waits for a card', withPayment('CREATED'), null],
    ['with a payment that waits for the bank', withPayment('REQUIRES_ACTION'), null],
    ['with a refused payment', withPayment('FAILED'), null],
  ])('%s', (_, facts, reason) => {
    expect(canPay({ ...open, ...facts })).toEqual({ value: reason === null, reason })
  })
})
