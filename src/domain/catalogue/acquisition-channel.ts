/** How somebody came to the product (C1). */
export const ACQUISITION_CHANNELS = ['direct'] as const satisfies readonly string[]

/** An acquisition channel. */
export type AcquisitionChannel = (typeof ACQUISITION_CHANNELS)[number]
