/** What becomes of a payment with a test card. */
export type Behaviour =
  | { kind: 'PAYS' }
  | { kind: 'REFUSES'; decline: Decline }
  | { kind: 'ASKS'; afterwards: 'PAYS' | Decline }
  | { kind: 'DISPUTES' }
  | { kind: 'LASTS' }

/** Why a card is refused: the provider's code, and the bank's where there is one. */
export interface Decline {
  code: string
  decline_code?: string
  message: string
}

function declined(decline_code: string, message = 'Your card was declined.'): Decline {
  return { code: 'card_declined', decline_code, message }
}

/** The refusals that can be asked for, by name. */
export const DECLINES = {
  generic_decline: declined('generic_decline'),
  insufficient_funds: declined('insufficient_funds', 'Your card has insufficient funds.'),
  lost_card: declined('lost_card'),
  stolen_card: declined('stolen_card'),
  fraudulent: declined('fraudulent'),
  card_velocity_exceeded: declined('card_velocity_exceeded'),
  card_not_supported: declined('card_not_supported', 'Your card is not supported.'),
  expired_card: { code: 'expired_card', message: 'Your card has expired.' },
  incorrect_cvc: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  incorrect_number: { code: 'incorrect_number', message: 'Your card number is incorrect.' },
  processing_error: {
    code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
  authentication_failure: {
    code: 'payment_intent_authentication_failure',
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  },
} as const satisfies Record<string, Decline>

/** The name of a refusal. */
export type DeclineName = keyof typeof DECLINES

const refuses = (name: DeclineName): Behaviour => ({ kind: 'REFUSES', decline: DECLINES[name] })
const pays: Behaviour = { kind: 'PAYS' }
const asks: Behaviour = { kind: 'ASKS', afterwards: 'PAYS' }

/** The provider's public test numbers. */
const NUMBERS: Readonly<Record<string, Behaviour>> = {
  '4242424242424242': pays,
  '4000056655665556': pays,
  '5555555555554444': pays,
  '378282246310005': pays,
  '4000000000000077': pays,
  '4000000000000002': refuses('generic_decline'),
  '4000000000009995': refuses('insufficient_funds'),
  '4000000000009987': refuses('lost_card'),
  '4000000000009979': refuses('stolen_card'),
  '4000000000000069': refuses('expired_card'),
  '4000000000000127': refuses('incorrect_cvc'),
  '4000000000000119': refuses('processing_error'),
  '4242424242424241': refuses('incorrect_number'),
  '4000000000006975': refuses('card_velocity_exceeded'),
  '4100000000000019': refuses('fraudulent'),
  // It can be stored and is refused when it is to pay, which is all that is done with it here.
  '4000000000000341': refuses('generic_decline'),
  '4000002500003155': asks,
  '4000002760003184': asks,
  '4000000000003220': asks,
  '4000008400001629': { kind: 'ASKS', afterwards: DECLINES.generic_decline },
  '4000008260003178': { kind: 'ASKS', afterwards: DECLINES.insufficient_funds },
  '4000000000000259': { kind: 'DISPUTES' },
  // What goes back to it fails.
  '4000000000005126': pays,
}

/** The provider's test payment methods, which calls name instead of a card; 'lasts' is ours. */
const METHODS: Readonly<Record<string, { number: string; type: MethodType; behaviour?: Behaviour }>> = {
  pm_card_visa: { number: '4242424242424242', type: 'card' },
  pm_card_mastercard: { number: '5555555555554444', type: 'card' },
  pm_card_bypassPending: { number: '4000000000000077', type: 'card' },
  pm_card_visa_chargeDeclined: { number: '4000000000000002', type: 'card' },
  pm_card_visa_chargeDeclinedInsufficientFunds: { number: '4000000000009995', type: 'card' },
  pm_card_visa_chargeDeclinedLostCard: { number: '4000000000009987', type: 'card' },
  pm_card_visa_chargeDeclinedStolenCard: { number: '4000000000009979', type: 'card' },
  pm_card_chargeDeclinedExpiredCard: { number: '4000000000000069', type: 'card' },
  pm_card_chargeDeclinedIncorrectCvc: { number: '4000000000000127', type: 'card' },
  pm_card_chargeDeclinedProcessingError: { number: '4000000000000119', type: 'card' },
  pm_card_chargeDeclinedFraudulent: { number: '4100000000000019', type: 'card' },
  pm_card_authenticationRequired: { number: '4000002760003184', type: 'card' },
  pm_card_threeDSecure2Required: { number: '4000000000003220', type: 'card' },
  pm_card_createDispute: { number: '4000000000000259', type: 'card' },
  pm_card_refundFail: { number: '4000000000005126', type: 'card' },
  pm_card_lasts: { number: '4242424242424242', type: 'card', behaviour: { kind: 'LASTS' } },
  pm_paypal: { number: '', type: 'paypal', behaviour: asks },
  pm_apple_pay: { number: '4242424242424242', type: 'apple_pay' },
  pm_google_pay: { number: '4242424242424242', type: 'google_pay' },
}

/** As what somebody pays; the wallets are cards within. */
export type MethodType = 'card' | 'paypal' | 'apple_pay' | 'google_pay'

/** A method of payment with what will become of it. */
export interface TestMethod {
  type: MethodType
  /** Empty for PayPal. */
  last4: string
  brand: string
  expMonth: number
  expYear: number
  behaviour: Behaviour
  /** Whether the money can be paid out at once. */
  isAvailableAtOnce: boolean
}

/** The method that a call names, or undefined. */
export function namedMethod(id: string, year: number): TestMethod | undefined {
  const known = METHODS[id]
  if (!known) return undefined
  return testMethod(known.number, known.type, 12, year + 4, known.behaviour)
}

/** The method that somebody typed as a card; a number that is none of the test numbers is refused. */
export function typedMethod(card: { number: string; month: number; year: number }): TestMethod {
  return testMethod(
    card.number,
    'card',
    card.month,
    card.year,
    NUMBERS[card.number] ?? refuses('generic_decline'),
  )
}

function testMethod(
  number: string,
  type: MethodType,
  expMonth: number,
  expYear: number,
  behaviour = NUMBERS[number] ?? pays,
): TestMethod {
  return {
    type,
    last4: number.slice(-4),
    brand: number.startsWith('5') ? 'mastercard' : number.startsWith('37') ? 'amex' : 'visa',
    expMonth,
    expYear,
    behaviour,
    isAvailableAtOnce: number === '4000000000000077',
  }
}
