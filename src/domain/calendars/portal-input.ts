import { isCountryCode } from '../catalogue/countries.ts'
import type { Language } from '../catalogue/language.ts'
import type { PortalFormatName, PortalPlace } from '../catalogue/portals.ts'
import { asOneLine } from '../kernel/text.ts'

/** Longest name of a portal, in characters (ours). */
export const PORTAL_NAME_MAX_LENGTH = 80

/** Longest number that a portal gave us, in characters (ours). */
export const PORTAL_NUMBER_MAX_LENGTH = 60

/** Most pictures that a portal may ask for (ours; the database has it too). */
export const PORTAL_MOST_PICTURES = 50

/** Most portals that have not ended (ours). */
export const MOST_PORTALS = 50

/** What staff say about a portal. */
export interface PortalInput {
  name: string
  place: PortalPlace
  format: PortalFormatName
  language: Language
  providerNumber: string
  countries: string[]
  minPictures: number
  isPaused: boolean
}

/** What is wrong with a field of a portal. */
export type PortalProblem = 'missing' | 'tooLong' | 'unknown' | 'outside' | 'taken' | 'tooMany'

/** What is wrong with what staff say, by field; empty where nothing is. */
export function portalProblems(input: PortalInput): Partial<Record<keyof PortalInput, PortalProblem>> {
  const { name, providerNumber, countries, minPictures } = tidyPortal(input)
  const isWithin = Number.isInteger(minPictures) && minPictures >= 0 && minPictures <= PORTAL_MOST_PICTURES
  return {
    ...(name === '' && { name: 'missing' }),
    ...(name.length > PORTAL_NAME_MAX_LENGTH && { name: 'tooLong' }),
    ...(providerNumber.length > PORTAL_NUMBER_MAX_LENGTH && { providerNumber: 'tooLong' }),
    ...(!countries.every(isCountryCode) && { countries: 'unknown' }),
    ...(!isWithin && { minPictures: 'outside' }),
  }
}

/** The same with names in one line, and each country once, in capitals. */
export function tidyPortal(input: PortalInput): PortalInput {
  const countries = input.countries.map((code) => code.trim().toUpperCase()).filter((code) => code !== '')
  return {
    ...input,
    name: asOneLine(input.name),
    providerNumber: asOneLine(input.providerNumber),
    countries: [...new Set(countries)].toSorted(),
  }
}
