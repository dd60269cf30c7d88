import { type CountryCode, isCountryCode, listCountries } from '../catalogue/countries.ts'
import { findCurrency } from '../catalogue/currencies.ts'
import { LANGUAGES } from '../catalogue/language.ts'
import { HOME_TYPES, type HomeType } from '../catalogue/listings.ts'
import { oneOf, plain } from '../kernel/text.ts'
import { parseAmount } from '../kernel/written-amount.ts'

/** The country that a cell names, by its two letters or in a language of the interface. */
export function readCountry(text: string): CountryCode | null {
  const code = text.toUpperCase()
  return isCountryCode(code) ? code : (countries().get(plain(text)) ?? null)
}

let names: ReadonlyMap<string, CountryCode> | undefined
function countries(): ReadonlyMap<string, CountryCode> {
  names ??= new Map(
    LANGUAGES.flatMap((language) =>
      listCountries(language).map(({ code, name }) => [plain(name), code] as const),
    ),
  )
  return names
}

// Beginnings of words, the longer ones first: a house's room is a room.
const KINDS: readonly [beginning: RegExp, kind: HomeType][] = [
  [/^(privateroom|room|zimmer|privatzimmer|chambre)/, 'PRIVATE_ROOM'],
  [/^(shared|wg|geteilt|colocation|partage)/, 'SHARED_PLACE'],
  [/^(entirehouse|house|haus|maison|villa)/, 'ENTIRE_HOUSE'],
  [/^(entireapartment|apartment|appartement|wohnung|flat|studio|loft)/, 'ENTIRE_APARTMENT'],
]

/** The kind of home that a cell names. */
export function readHomeType(text: string): HomeType | null {
  const word = plain(text)
  return oneOf(HOME_TYPES, text) ?? KINDS.find(([beginning]) => beginning.test(word))?.[1] ?? null
}

/** Square metres, whole ones: no more is promised than is there. */
export function readArea(text: string): number | null {
  const [, number] = /^(\d{1,5}(?:[.,]\d{1,2})?)\s*(?:m²|m2|qm|sqm|sq\.? ?m)?$/i.exec(text) ?? []
  return number ? Math.floor(Number(number.replace(',', '.'))) : null
}

/** A floor: 0 for the ground floor. */
export function readFloor(text: string): number | null {
  if (/^(eg|erdgeschoss|parterre|rdc|rezdechaussee|ground|groundfloor)$/.test(plain(text))) return 0
  const [, number] =
    /^(-?\d{1,3})(?:\.|st|nd|rd|th|er|e|ème)?\s*(?:og|ug|etage|étage|stock|floor)?\.?$/i.exec(text) ?? []
  return number ? Number(number) : null
}

/** A number of months or people, with or without its word. */
export function readCount(text: string): number | null {
  const [, number, word = ''] = /^(\d{1,2})\s*(\p{L}*)\.?$/u.exec(text) ?? []
  if (!number || /^(d|t|j|w|s|y|a)/i.test(word)) return null
  return Number(number)
}

/** How long an amount or a street with its number can be, in characters (ours): what is longer isn't taken apart. */
const LONGEST_CELL = 200

const SIGNS: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP', $: 'USD' }

/** The currency that a cell names by its code or sign, alone or beside an amount. */
export function readCurrency(text: string): string | null {
  const [code = ''] = /\b[A-Z]{3}\b/.exec(text) ?? []
  const sign = Object.keys(SIGNS).find((mark) => text.includes(mark)) ?? ''
  return findCurrency(code)?.isoCode ?? findCurrency(SIGNS[sign] ?? '')?.isoCode ?? null
}

/** An amount with or without its currency and what it is paid for, in minor units; null for anything else, as a range. */
export function readRent(text: string, currency: string): number | null {
  if (text.length > LONGEST_CELL) return null
  const bare = text
    .replace(/[€£$]|\b[A-Z]{3}\b/g, '')
    .replace(/(?:\/|per|pro|par)?\s*(?:month|monat|mois|mtl\.?|pcm)\s*$/i, '')
    .trim()
  return bare === '' ? null : parseAmount(bare, currency)
}

/** A street and the number that stands behind or before it in the same cell. */
export function readStreet(text: string): { street: string; streetNumber: string } {
  if (text.length > LONGEST_CELL) return { street: text, streetNumber: '' }
  const [, behind, last] = /^(.*\D)[\s,]+(\d+ ?[a-z]?(?:[-/]\d+ ?[a-z]?)?)$/i.exec(text) ?? []
  if (behind && last) return { street: behind.trim().replace(/,$/, ''), streetNumber: last }
  const [, first, before] = /^(\d+ ?(?:[a-z]|bis|ter)?(?:[-/]\d+)?),?\s+(\D.*)$/i.exec(text) ?? []
  return first && before ? { street: before, streetNumber: first } : { street: text, streetNumber: '' }
}
