/** The states of the payment of the first month's rent (C4). */
export const FIRST_MONTH_RENT_PAYMENT_STATUSES = [
  'DUE',
  'PAID',
  'FAILED',
] as const satisfies readonly string[]

/** A state of the payment of the first month's rent. */
export type FirstMonthRentPaymentStatus = (typeof FIRST_MONTH_RENT_PAYMENT_STATUSES)[number]
