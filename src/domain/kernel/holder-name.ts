import type { HolderMatch } from '../catalogue/payouts.ts'

/** A name under which a landlord lets. */
export interface LandlordName {
  kind: 'PERSON' | 'COMPANY'
  name: string
}

// Forms of address, academic titles, words between names, and legal forms of the countries of SEPA.
const SILENT_WORDS = new Set(
  `herr frau mr mrs ms mme mlle madame monsieur dr prof dipl ing med mag
  und and et inh inhaber inhaberin
  gmbh mbh ug haftungsbeschrankt ag kg ohg gbr ev eg ek se co cie sarl sas sasu sa sci snc eurl bv nv cv srl spa sl slu
  ltd limited llc llp plc ab as aps oy sp zoo sro doo lda`.split(/\s+/),
)

/**
 * How the name of an account's holder fits the names under which a landlord lets: `SAME` whatever the order, titles,
 * accents and legal forms, `CLOSE` with a word more or less, an initial or a slip, else `OTHER`.
 */
export function matchHolder(holder: string, names: readonly LandlordName[]): HolderMatch {
  const words = wordsOf(holder)
  const matches = names.map(({ kind, name }) => matchWords(words, wordsOf(name), kind))
  if (matches.includes('SAME')) return 'SAME'
  return matches.includes('CLOSE') ? 'CLOSE' : 'OTHER'
}

function wordsOf(name: string): string[] {
  return folded(name)
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '' && !SILENT_WORDS.has(word))
}

// Banks write umlauts with two letters or with one.
function folded(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[’'`´.]/g, '')
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'a')
    .replaceAll(/[øœ]/g, 'o')
    .replaceAll('ł', 'l')
    .replaceAll(/([aou])e/g, '$1')
}

function matchWords(
  holder: readonly string[],
  own: readonly string[],
  kind: LandlordName['kind'],
): HolderMatch {
  if (holder.length === 0 || own.length === 0) return 'OTHER'
  if (isSameList([...holder].sort(), [...own].sort())) return 'SAME'
  const [short, long] = holder.length <= own.length ? [holder, own] : [own, holder]
  if (short.length === 1 && !isTellingAlone(short[0] ?? '', own, kind)) return 'OTHER'
  return isPartOf(short, long) ? 'CLOSE' : 'OTHER'
}

function isSameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((word, index) => word === b[index])
}

/** A first name alone says nothing; a family name does, and what a company's name begins with. */
function isTellingAlone(word: string, own: readonly string[], kind: LandlordName['kind']): boolean {
  const telling = kind === 'PERSON' ? own.at(-1) : own[0]
  return word.length >= 4 && telling !== undefined && (word === telling || isSlip(word, telling))
}

/** Whether each word has its own among the others, one of them letter by letter or nearly. */
function isPartOf(short: readonly string[], long: readonly string[]): boolean {
  const left = [...long]
  let whole = 0
  for (const word of short) {
    const place = bestPlace(word, left)
    const [other] = place < 0 ? [] : left.splice(place, 1)
    if (other === undefined) return false
    if (word.length > 1 && other.length > 1) whole += 1
  }
  return whole > 0
}

function bestPlace(word: string, others: readonly string[]): number {
  for (const fits of [isEqual, isSlip, isInitial]) {
    const place = others.findIndex((other) => fits(word, other))
    if (place >= 0) return place
  }
  return -1
}

function isEqual(a: string, b: string): boolean {
  return a === b
}

function isInitial(a: string, b: string): boolean {
  return (a.length === 1 && b.startsWith(a)) || (b.length === 1 && a.startsWith(b))
}

/** One letter wrong, missing, too many, or two exchanged, in a word of four and more. */
function isSlip(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (short.length < 4 || long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  if (long.length > short.length) return short.slice(at) === long.slice(at + 1)
  const isExchange = short[at] === long[at + 1] && short[at + 1] === long[at]
  return (
    short.slice(at + 1) === long.slice(at + 1) || (isExchange && short.slice(at + 2) === long.slice(at + 2))
  )
}
