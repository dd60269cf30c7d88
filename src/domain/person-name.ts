/** Letters first, then letters, spaces, apostrophes, periods or hyphens (C5), in any script. */
export const NAME_PATTERN = /^\p{L}[\p{L}\p{M} '’.-]*$/u

/** Whether a first or last name has the form of a name (C5). */
export function isPersonName(name: string): boolean {
  return NAME_PATTERN.test(name.normalize('NFC'))
}
