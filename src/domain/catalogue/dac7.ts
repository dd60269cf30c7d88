/** Whether somebody is exempt from tax reporting (C3 DAC7). */
export const DAC7_EXEMPTION_STATUSES = [
  'EXEMPT',
  'EXEMPT_UNTIL_DEADLINE',
  'FORCED_EXEMPTION',
  'NON_EXEMPT',
] as const satisfies readonly string[]

/** A DAC7 exemption status. */
export type Dac7ExemptionStatus = (typeof DAC7_EXEMPTION_STATUSES)[number]

/** The day from which DAC7 is in force, YYYY-MM-DD (C9). */
export const DAC7_ENFORCEMENT_DATE = '2023-01-01'

/** The day on which an exemption until a deadline ends unless it names another, YYYY-MM-DD (C9). */
export const DAC7_DEFAULT_EXEMPTION_DEADLINE = '2025-01-01'

/** The countries whose listings DAC7 applies to (C5: Germany only). */
export const DAC7_COUNTRIES = ['DE'] as const satisfies readonly string[]

/** A country whose listings DAC7 applies to. */
export type Dac7Country = (typeof DAC7_COUNTRIES)[number]
