// What the specification names and no page, rule or statement uses yet: where something does, it moves to its subject.

/** By which channel money comes (C1). */
export const PAYMENT_CHANNELS = [
  'CARD_PROVIDER',
  'INVOICE',
  'ONLINE',
  'OFFLINE',
] as const satisfies readonly string[]

/** A payment channel. */
export type PaymentChannel = (typeof PAYMENT_CHANNELS)[number]

/** How somebody came to the product (C1). */
export const ACQUISITION_CHANNELS = ['direct'] as const satisfies readonly string[]

/** An acquisition channel. */
export type AcquisitionChannel = (typeof ACQUISITION_CHANNELS)[number]
