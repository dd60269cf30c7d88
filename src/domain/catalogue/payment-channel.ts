/** By which channel money comes (C1). */
export const PAYMENT_CHANNELS = [
  'CARD_PROVIDER',
  'INVOICE',
  'ONLINE',
  'OFFLINE',
] as const satisfies readonly string[]

/** A payment channel. */
export type PaymentChannel = (typeof PAYMENT_CHANNELS)[number]
