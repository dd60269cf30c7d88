/** The intervals of earnings (D3). */
export const EARNINGS_INTERVALS = ['MONTHLY', 'QUARTERLY'] as const satisfies readonly string[]

/** An earnings interval. */
export type EarningsInterval = (typeof EARNINGS_INTERVALS)[number]
