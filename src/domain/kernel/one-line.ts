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
