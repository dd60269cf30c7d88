/** How often the cleaning fee is charged (C3). */
export const CLEANING_FEE_FREQUENCIES = ['ONE_TIME', 'HOURLY'] as const satisfies readonly string[]

/** A cleaning fee frequency. */
export type CleaningFeeFrequency = (typeof CLEANING_FEE_FREQUENCIES)[number]
