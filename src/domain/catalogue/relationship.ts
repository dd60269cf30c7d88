/** How an adult belongs to the main tenant (D3). */
export const RELATIONSHIPS = [
  'MAIN_TENANT',
  'CO_TENANT',
  'PARTNER',
  'FAMILY',
  'FRIEND',
  'COLLEAGUE',
] as const satisfies readonly string[]

/** A relationship to the main tenant. */
export type Relationship = (typeof RELATIONSHIPS)[number]
