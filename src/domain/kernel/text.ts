/**
 * A name as it stands in one line: ends of lines and other control signs are spaces, what turns the direction of
 * writing or can't be seen is left out, and nothing stands around it. Joiners stay, many scripts need them.
 */
export function asOneLine(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replaceAll(/[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu, '')
    .trim()
}

/** A word as it is compared: in small letters, without accents, with ss for ß. */
export function withoutAccents(word: string): string {
  return word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss')
}

/** What two texts have in common that differ by case, accents, blanks and signs alone. */
export function plain(text: string): string {
  return withoutAccents(text.toLowerCase()).replace(/[^\p{L}\p{N}]/gu, '')
}

/** A text by language code (D3). */
export type LocalizedText = Readonly<Partial<Record<string, string>>>

/** The text in a language, else in English, else '' (D3); an empty text counts as missing. */
export function localize(text: LocalizedText | null | undefined, language: string): string {
  return text?.[language] || text?.en || ''
}

/** What replaces an unsafe address (C5). */
export const BLANK_PAGE = 'about:blank'

const UNSAFE_SCHEMES = ['javascript:', 'vbscript:', 'data:']

/** The address, or a blank page when its scheme could run a script or carry data (C5). */
export function safeUrl(url: string): string {
  // Browsers ignore control characters and blanks inside and before a scheme.
  const bare = url.replace(/[\p{Cc}\p{Cf}\p{Z}]/gu, '').toLowerCase()
  return UNSAFE_SCHEMES.some((scheme) => bare.startsWith(scheme)) ? BLANK_PAGE : url
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Whether a value from outside is a UUID, as all ids of the product are: in capitals or not. */
export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && uuid.test(value)
}

/**
 * The value of a list that a text names, or undefined: for addresses, forms and stores, which may say anything. What
 * comes of it is of the list, so that the compiler knows it from there on.
 */
export function oneOf<Value extends string>(values: readonly Value[], text: unknown): Value | undefined {
  return values.find((value) => value === text)
}

/** The order of two texts by their signs alone, the same everywhere: for ids, codes and days. */
export function compareTexts(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
