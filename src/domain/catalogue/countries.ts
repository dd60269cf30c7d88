import { DIAL_CODES } from './countries.gen.ts'

/** The two letters of a country (ISO 3166-1). */
export type CountryCode = keyof typeof DIAL_CODES

/** All countries of ISO 3166-1, by code (C3 reference data). */
export const COUNTRY_CODES = Object.keys(DIAL_CODES) as readonly CountryCode[]

/** A country as lists show it. */
export interface Country {
  code: CountryCode
  name: string
  /** With its plus, for example '+49'; null where nobody can be called. */
  dialCode: string | null
}

/** Whether a text is the code of a country. */
export function isCountryCode(code: string): code is CountryCode {
  return Object.hasOwn(DIAL_CODES, code)
}

/** The name of a country in a language. */
export function countryName(code: CountryCode, language: string): string {
  return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code
}

/** The dial code of a country with its plus, for example '+49'; null where nobody can be called. */
export function dialCode(code: CountryCode): string | null {
  const digits = DIAL_CODES[code]
  return digits === null ? null : `+${digits}`
}

/** All countries with names and dial codes, in the alphabet of a language. */
export function listCountries(language: string): Country[] {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const collator = new Intl.Collator(language)
  return COUNTRY_CODES.map((code) => ({ code, name: names.of(code) ?? code, dialCode: dialCode(code) })).sort(
    (a, b) => collator.compare(a.name, b.name),
  )
}
