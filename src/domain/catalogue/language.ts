/** The languages of the interface (D9). */
export const LANGUAGES = ['en', 'de', 'fr'] as const satisfies readonly string[]

/** A language of the interface. */
export type Language = (typeof LANGUAGES)[number]

/** The languages of a listing's texts (C1). */
export const LISTING_LANGUAGES = [
  'en',
  'de',
  'fr',
  'pl',
  'pt',
  'it',
  'nl',
  'ru',
  'es',
] as const satisfies readonly string[]

/** A language of a listing's texts. */
export type ListingLanguage = (typeof LISTING_LANGUAGES)[number]

/** The languages a person may choose in the profile (C1). */
export const PROFILE_LANGUAGES = ['en', 'de', 'fr', 'uk', 'ru'] as const satisfies readonly string[]

/** A profile language. */
export type ProfileLanguage = (typeof PROFILE_LANGUAGES)[number]

/** The profile's language as one of the interface; null where the interface has no texts in it. */
export function interfaceLanguage(profile: string): Language | null {
  return LANGUAGES.find((language) => language === profile) ?? null
}

/** The language of mails to somebody: that of the profile, or English where there are no texts in it. */
export function mailLanguage(profile: string): Language {
  return interfaceLanguage(profile) ?? 'en'
}

/** The languages of invoices (C1). */
export const INVOICE_LANGUAGES = ['en', 'de', 'fr'] as const satisfies readonly string[]

/** A language of invoices. */
export type InvoiceLanguage = (typeof INVOICE_LANGUAGES)[number]

/** The languages into which the interface's texts are translated (C1). */
export const TRANSLATION_LANGUAGES = ['en', 'de', 'fr'] as const satisfies readonly string[]

/** A language of the interface's texts. */
export type TranslationLanguage = (typeof TRANSLATION_LANGUAGES)[number]

/** The languages that texts come in beside those of the interface (D1). */
export const TEXT_VARIANT_LANGUAGES = [
  'es',
  'pl',
  'pt',
  'it',
  'nl',
  'ru',
] as const satisfies readonly string[]

/** A language of texts that the interface doesn't have. */
export type TextVariantLanguage = (typeof TEXT_VARIANT_LANGUAGES)[number]

/** The name of a language in a language, for example 'Deutsch'; names of languages are no texts of ours. */
export function languageName(code: string, language: Language): string {
  return new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code
}

/**
 * A written day or range as people of its locale write it: French calls the first of a month the 1er, which no library
 * does ('1 mars' -> '1er mars', '1–31 mars' -> '1er–31 mars').
 */
export function withOrdinal(locale: string, written: string): string {
  return locale.startsWith('fr') ? written.replaceAll(/\b1(?= \D|–)/g, '1er') : written
}
