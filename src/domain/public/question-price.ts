import { CURRENCY_CODES, type CurrencyCode } from '../catalogue/currencies.ts'
import { lengthOf } from './question-phrase.ts'
import { PRICE_PHRASES } from './question-words.ts'

/** The prices a question asks for, in major units. */
export interface PriceLimits {
  least: number | null
  most: number | null
  /** Null: whichever the homes have. */
  currency: CurrencyCode | null
}

interface Amount {
  value: number
  currency: CurrencyCode | null
  length: number
}

const CURRENCY_WORDS: ReadonlyMap<string, CurrencyCode> = new Map<string, CurrencyCode>([
  ...CURRENCY_CODES.map((code) => [code.toLowerCase(), code] as const),
  ['€', 'EUR'],
  ['euro', 'EUR'],
  ['euros', 'EUR'],
  ['fr', 'CHF'],
  ['fr.', 'CHF'],
  ['franken', 'CHF'],
  ['francs', 'CHF'],
  ['£', 'GBP'],
  ['$', 'USD'],
])

/** Below this a number after 'bis' or between two words is a flat or a day (ours). */
const LEAST_PRICE = 100

/**
 * The limits of a price in words, and which words those are: 'under 1500', 'über 1.500 €', 'moins de 1 500 euros',
 * 'between 1000 and 1500'; an amount with a currency alone is the highest. Null for none.
 */
export function readPrice(
  words: readonly string[],
  isTaken: (at: number) => boolean,
): (PriceLimits & { at: number[] }) | null {
  const limits: PriceLimits & { at: number[] } = { least: null, most: null, currency: null, at: [] }
  const take = (side: 'least' | 'most', from: number, length: number, { value, currency }: Amount) => {
    limits[side] = value
    limits.currency ??= currency
    for (let more = 0; more < length; more++) limits.at.push(from + more)
  }
  const isFree = (from: number, length: number) =>
    Array.from({ length }, (_, more) => from + more).every((at) => !isTaken(at))
  for (let at = 0; at < words.length; at++) {
    if (isTaken(at) || limits.at.includes(at)) continue
    const between = betweenAt(words, at)
    if (between && isFree(at, between.length) && limits.least === null && limits.most === null) {
      const [first, second] = between.amounts.toSorted((a, b) => a.value - b.value)
      if (first) take('least', at, 0, first)
      if (second) take('most', at, between.length, second)
      continue
    }
    const compared = comparedAt(words, at)
    if (compared && limits[compared.side] === null) {
      if (isFree(at, compared.length)) take(compared.side, at, compared.length, compared.amount)
      continue
    }
    const alone = amountAt(words, at)
    if (alone?.currency && limits.most === null) take('most', at, alone.length, alone)
  }
  return limits.at.length > 0 ? limits : null
}

function comparedAt(words: readonly string[], at: number) {
  const glued = /^(<=|>=|<|>)(?=.)/.exec(words[at] ?? '')?.[1]
  if (glued) {
    const amount = amountAt(words, at, glued.length)
    return amount && { side: sideOf(glued), amount, length: amount.length }
  }
  for (const side of ['most', 'least'] as const) {
    const length = lengthOf(PRICE_PHRASES[side], words, at)
    const amount = length > 0 ? amountAt(words, at + length) : null
    const mayBeDay = words[at] === 'bis' && length === 1
    if (amount && (!mayBeDay || amount.currency || amount.value >= LEAST_PRICE))
      return { side, amount, length: length + amount.length }
  }
  return null
}

const sideOf = (sign: string): 'least' | 'most' => (sign.startsWith('<') ? 'most' : 'least')

function betweenAt(words: readonly string[], at: number) {
  if (!['between', 'zwischen', 'entre'].includes(words[at] ?? '')) return null
  const first = amountAt(words, at + 1)
  const and = at + 1 + (first?.length ?? 0)
  if (!first || !['and', 'und', 'et'].includes(words[and] ?? '')) return null
  const second = amountAt(words, and + 1)
  if (!second) return null
  const amounts = [first, second]
  const hasCurrency = amounts.some(({ currency }) => currency)
  if (!hasCurrency && amounts.some(({ value }) => value < LEAST_PRICE)) return null
  return { amounts, length: and + 1 + second.length - at }
}

function amountAt(words: readonly string[], at: number, skipped = 0): Amount | null {
  const word = (words[at] ?? '').slice(skipped)
  const [, sign = '', digits = '', unit = ''] = /^([€£$]?)(\d[\d.,'’]*)([€£$]|[a-z]+)?$/.exec(word) ?? []
  if (!digits || (unit && !CURRENCY_WORDS.has(unit))) return null
  // In French thousands stand apart: '1 500'.
  const more = /^\d{1,3}$/.test(digits) && !unit ? /^(\d{3})([€£$]?)$/.exec(words[at + 1] ?? '') : null
  const value = numberOf(digits + (more?.[1] ?? ''))
  if (value === null) return null
  const length = more ? 2 : 1
  const own = CURRENCY_WORDS.get(sign || unit || more?.[2] || '')
  const next = own ? undefined : CURRENCY_WORDS.get(words[at + length] ?? '')
  return { value, currency: own ?? next ?? null, length: length + (next ? 1 : 0) }
}

/** '1500', '1.500', '1,500', "1'500", '1.500,50', '1,500.50'; null for what is no amount. */
function numberOf(text: string): number | null {
  const [, whole = '', cents = ''] =
    /^(\d{1,3}(?:[.,'’]\d{3})+|\d{1,9})(?:[.,](\d{1,2}))?$/.exec(text.replace(/[.,]$/, '')) ?? []
  if (!whole) return null
  return Number(whole.replaceAll(/\D/g, '').slice(0, 9)) + Number(`0.${cents || 0}`)
}
