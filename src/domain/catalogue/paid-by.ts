/** Who pays for the stay (C3). */
export const PAID_BY = ['SELF', 'PARENTS', 'COMPANY', 'SCHOLARSHIP'] as const satisfies readonly string[]

/** A payer of a stay. */
export type PaidBy = (typeof PAID_BY)[number]
