import { NAME_MAX_LENGTH } from './text-limits.ts'

/** Letters first, then letters, spaces, apostrophes, periods or hyphens (C5), in any script. */
export const NAME_PATTERN = /^\p{L}[\p{L}\p{M} '’.-]*$/u

/** Whether a first or last name has the form of a name (C5). */
export function isPersonName(name: string): boolean {
  return NAME_PATTERN.test(name.normalize('NFC'))
}

/** What is wrong with a first or last name: missing, too long, or not a name. */
export type PersonNameProblem = 'required' | 'long' | 'name'

/** What is wrong with a first or last name, spaces around it aside; null when nothing is. */
export function personNameProblem(name: string): PersonNameProblem | null {
  const text = name.trim()
  if (text === '') return 'required'
  if (text.length > NAME_MAX_LENGTH) return 'long'
  return isPersonName(text) ? null : 'name'
}
