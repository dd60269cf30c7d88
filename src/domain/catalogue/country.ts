import type { Language } from './language.ts'

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

/**
 * The languages a contract may have by country, that of its law first. The specification names the countries (C1); the
 * languages are ours: those we have texts in, the country's own or the nearest to it, and English.
 */
export const CONTRACT_LANGUAGES = {
  DE: ['de', 'en'],
  FR: ['fr', 'en'],
  AT: ['de', 'en'],
  BE: ['fr', 'en'],
  IT: ['en', 'de'],
  ES: ['en', 'fr'],
  PL: ['en', 'de'],
  PT: ['en', 'fr'],
} as const satisfies Record<ContractLanguageCountry, readonly Language[]>
