import {
  AMOUNTS,
  type ContactKind,
  FIGURES_BESIDE,
  PATTERNS,
  spelledDigits,
  toldAmounts,
  toldDays,
  toldInRows,
} from './contact-patterns.ts'

/** What stands in place of what is hidden: no letters, so that it is the same in all languages. */
export const HIDDEN = '•••••'

/** A text without what is hidden in it, and what that was. */
export interface MaskedText {
  text: string
  kinds: readonly ContactKind[]
}

interface Found {
  from: number
  to: number
  kind: ContactKind
}

/**
 * Hides email addresses, telephone numbers, links and names at messengers, account numbers and street addresses, also as
 * people write them to get past this. Days, amounts and postal codes stay.
 */
export function maskContacts(text: string): MaskedText {
  return hide(text, (plain) => [...findByPatterns(plain), ...findNumbers(plain)])
}

/** Hides amounts of money, for whoever sees requests without it (decision 20). */
export function maskAmounts(text: string): string {
  return hide(text, (plain) =>
    AMOUNTS.flatMap((pattern) => matchesOf(plain, pattern)).map((one) => ({ ...one, kind: 'AMOUNT' })),
  ).text
}

function hide(text: string, find: (plain: string) => Found[]): MaskedText {
  const { plain, origins } = plainOf(text)
  const found = joined(find(plain))
  let shown = ''
  let at = 0
  for (const { from, to } of found) {
    const start = origins[from] ?? text.length
    shown += text.slice(at, start) + HIDDEN
    at = origins[to] ?? text.length
  }
  return { text: shown + text.slice(at), kinds: [...new Set(found.map(({ kind }) => kind))] }
}

/** The text as patterns read it: small letters, plain figures, nothing invisible; and where each sign came from. */
function plainOf(text: string): { plain: string; origins: number[] } {
  const origins: number[] = []
  let plain = ''
  let at = 0
  for (const sign of text) {
    const read = INVISIBLE.test(sign) ? '' : sign.normalize('NFKC').toLowerCase()
    plain += read
    for (let unit = 0; unit < read.length; unit++) origins.push(at)
    at += sign.length
  }
  origins.push(at)
  return { plain, origins }
}

// Soft hyphens, joiners, marks of direction and variation: nobody sees them between two figures.
const INVISIBLE = /^\p{Default_Ignorable_Code_Point}$/u

function findByPatterns(plain: string): Found[] {
  return PATTERNS.flatMap(({ kind, pattern }) => matchesOf(plain, pattern).map((one) => ({ ...one, kind })))
}

/** Rows of seven figures and more that are neither days nor times nor amounts, in figures or in words. */
function findNumbers(plain: string): Found[] {
  const left = [toldDays, toldAmounts].reduce(
    (rest, pattern) => rest.replaceAll(pattern, (told) => NO_FIGURE.repeat(told.length)),
    plain,
  )
  return matchesOf(left, spelledDigits)
    .filter(({ from, to }) => !isTold(left.slice(from, to), left.slice(to, to + 2)))
    .map((one) => ({ ...one, kind: 'PHONE' }))
}

// Stands in place of what is no number, and between two of them.
const NO_FIGURE = '\0'

/** Whether a row of figures is days, times, years or postal codes, with hardly a figure beside them. */
function isTold(row: string, after: string): boolean {
  const rest = row.replaceAll(toldInRows, '')
  if (rest === row || /\p{L}/u.test(rest)) return false
  const beside = rest.replaceAll(/\D/g, '').length
  return beside === 0 || (beside <= FIGURES_BESIDE && (!/^[(+0]/.test(row) || /^\s?\p{L}/u.test(after)))
}

function matchesOf(plain: string, pattern: RegExp): { from: number; to: number }[] {
  return [...plain.matchAll(pattern)].map((match) => ({
    from: match.index,
    to: match.index + match[0].trimEnd().length,
  }))
}

function joined(found: Found[]): Found[] {
  const sorted = found.toSorted((one, other) => one.from - other.from || other.to - one.to)
  const result: Found[] = []
  for (const one of sorted) {
    const last = result.at(-1)
    if (last && one.from <= last.to) last.to = Math.max(last.to, one.to)
    else result.push({ ...one })
  }
  return result
}
