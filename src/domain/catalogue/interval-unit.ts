/** The units of the intervals of metrics (D3). */
export const INTERVAL_UNITS = ['DAYS', 'HOURS', 'MINUTES'] as const satisfies readonly string[]

/** An interval unit. */
export type IntervalUnit = (typeof INTERVAL_UNITS)[number]
