/** When the first payment of a contract is due (C3). */
export const TIMES_OF_PAYMENT = [
  'AFTER_CONTRACT',
  'RENTAL_BEGIN',
  'ONE_MONTH_BEFORE',
  'TWO_WEEKS_BEFORE',
  'SIXTY_DAYS_BEFORE',
] as const satisfies readonly string[]

/** A time of payment. */
export type TimeOfPayment = (typeof TIMES_OF_PAYMENT)[number]
