/** How somebody pays (D3, C3). */
export const PAYMENT_METHODS = [
  'PAYPAL',
  'GOOGLE_PAY',
  'APPLE_PAY',
  'CREDIT_CARD',
  'OTHERS',
] as const satisfies readonly string[]

/** A payment method. */
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]
