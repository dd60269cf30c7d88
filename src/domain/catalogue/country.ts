/** The countries whose contracts come in several languages (C1). */
export const CONTRACT_LANGUAGE_COUNTRIES = [
  'DE',
  'FR',
  'AT',
  'BE',
  'IT',
  'ES',
  'PL',
  'PT',
] as const satisfies readonly string[]

/** A country whose contracts come in several languages. */
export type ContractLanguageCountry = (typeof CONTRACT_LANGUAGE_COUNTRIES)[number]

/** The languages a contract may have by country, that of its law first; the specification names the countries (C1), not these. */
export const CONTRACT_LANGUAGES = {
  DE: ['de', 'en'],
  FR: ['fr', 'en'],
  AT: ['de', 'en'],
  BE: ['fr', 'nl', 'de', 'en'],
  IT: ['it', 'en'],
  ES: ['es', 'en'],
  PL: ['pl', 'en'],
  PT: ['pt', 'en'],
} as const satisfies Record<ContractLanguageCountry, readonly string[]>
