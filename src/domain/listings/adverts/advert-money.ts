import { parseAmount } from '../../kernel/written-amount.ts'
import type { Advert, FoundValue } from './found-advert.ts'
import { firstFound, withNextLines } from './find-words.ts'

const NUMBER = String.raw`(\d{1,3}(?:[.,' ’]\d{3})*(?:[.,]\d{1,2})?|\d{1,7}(?:[.,]\d{1,2})?)`
const SIGN = String.raw`(?:€|EUR\b|Euros?\b|£|GBP\b|CHF\b|Fr\.)`
const AMOUNT = String.raw`(?:${SIGN} ?${NUMBER}(?:,-{1,2})?|${NUMBER}(?:,-{1,2})? ?${SIGN})`
const GAP = String.raw`[^\d€£\n]{0,25}?`

const TOTAL =
  'Warmmiete|Gesamtmiete|Pauschalmiete|Inklusivmiete|Bruttowarmmiete|total rent|all[- ]inclusive rent|rent \\(?(?:all[- ]inclusive|incl[^ )]*[^)\\d]{0,20})\\)?|loyer (?:charges comprises|toutes charges comprises|cc|tout compris)'
const RENT = 'Monatsmiete|Mietpreis|Miete|monthly rent|rent|price|loyer(?: mensuel)?|prix'
const DEPOSIT = 'Mietkaution|Kaution|security deposit|deposit|dépôt de garantie|caution'
const CLEANING =
  'Endreinigung(?:spauschale|skosten)?|Reinigungspauschale|final cleaning(?: fee)?|cleaning fee|frais de ménage|ménage de fin de séjour'
const MONTHLY = String.raw`(?:\/|per|pro|par|a|im|p\.?)\s*(?:Monat|month|mois|m\.)|monatlich|mtl\.?|pcm|monthly|mensuel(?:s|le)?`
const INCLUDED = String.raw`warm\b|all[- ]inclusive|all in\b|charges comprises|tout compris|CC\b|alles inklusive`

/** Rents without what heating and water cost aren't what a tenant pays here. */
const COLD =
  /kalt|netto|excl|exkl|zzgl|zuzüglich|plus (?:utilities|bills)|hors charges|\bHC\b|(?:nicht|not|non) (?:enthalten|inkl|incl|inclus|compris)/i
/** What comes on top stands behind. */
const ON_TOP = /^[^\d.,;]{0,22}?,? ?\+/

const COSTS = String.raw`Nebenkosten(?:pauschale|vorauszahlung)?|NK|Betriebskosten|Heizkosten|charges|utilities|bills|service charge`
const COSTS_APART = [
  String.raw`(?<!\p{L})(?:${COSTS})(?!\p{L})[^\d€£.,;\n]{0,20}?${AMOUNT}`,
  String.raw`${AMOUNT} ?(?:für |for |de |pour )?(?:${COSTS})(?!\p{L})`,
]
/** Costs that are part of the rent, and amounts behind that word which are of something else. */
const CONTAINED_BEFORE = /(?:in[ck]l\S*|davon|dont|of which) $/i
const CONTAINED = /in[ck]l|enthalten|compris/i
const OF_ELSE = /rent|miete|loyer|kaution|deposit|caution|dépôt/i

const OTHER_TIME = String.raw`(?:(?:\/|per|pro|par|je|die|der|am|la|a|an|à la|p\.?) ?|(?:für|for|pour) (?:\d+|eine?|one|a|une?) )(?:Wochen?|weeks?|wk|semaines?|sem|Tage?|days?|jours?|Nacht|Nächte|nights?|nuits?|Übernachtung|Jahr|year|an)(?!\p{L})|(?:wöchent|täg|jähr)lich\p{L}*|weekly|daily|nightly|yearly|hebdomadaire|journalier|annuel|p\.? ?\/?[wa](?![\p{L}]|\.\p{L})|pw\b`
const OF_OTHER_TIME = new RegExp(String.raw`(?<!\p{L})(?:${OTHER_TIME})`, 'iu')
const JUST_BEFORE = new RegExp(String.raw`(?<!\p{L})(?:${OTHER_TIME})[ :=(]*$`, 'iu')
const OF_A_MONTH = new RegExp(String.raw`(?<!\p{L})(?:${MONTHLY})`, 'iu')

/** Rent with all costs, deposit and final cleaning of an advert, in minor units of the one currency that they are in. */
export function readAdvertMoney(
  lines: readonly string[],
): Pick<Advert, 'price' | 'currency' | 'deposit' | 'finalCleaningFee'> {
  const pairs = withNextLines(lines)
  const named = (words: string) => String.raw`(?<!\p{L})(?:${words})(?!\p{L})${GAP}${AMOUNT}`
  const whole = [
    named(TOTAL),
    String.raw`${AMOUNT} ?(?:\(?(?:${INCLUDED})|(?:${MONTHLY})[ ,(]{0,3}(?:${INCLUDED}))`,
  ]
  const unsaid = [named(RENT), String.raw`${AMOUNT} ?(?:${MONTHLY})`]
  const price = findMoney(pairs, haveCostsApart(pairs) ? whole : [...whole, ...unsaid], isMonthlyTotal)
  const deposit = findMoney(pairs, [named(DEPOSIT)])
  const fee = findMoney(pairs, [named(CLEANING)])
  const currency = (price ?? deposit ?? fee)?.value.currency ?? 'EUR'
  const amountOf = (found: FoundValue<Money> | null) =>
    found?.value.currency === currency ? { value: found.value.amount, words: found.words } : null
  return { currency, price: amountOf(price), deposit: amountOf(deposit), finalCleaningFee: amountOf(fee) }
}

interface Money {
  amount: number
  currency: string
}

type Accept = (match: RegExpExecArray, line: string) => boolean

function findMoney(
  lines: readonly string[],
  patterns: readonly string[],
  isOne: Accept = () => true,
): FoundValue<Money> | null {
  return firstFound(
    lines,
    patterns.map((pattern) => new RegExp(pattern, 'iu')),
    (match, line) => {
      const written = match.slice(1).find((group) => group !== undefined)
      if (written === undefined || !isOne(match, line)) return null
      const currency = currencyBeside(match, written)
      const amount = parseAmount(written, currency)
      return amount === null || amount === 0 ? null : { amount, currency }
    },
  )
}

/** Whether a rent is one of a month and, as far as the words around it say, with all costs. */
function isMonthlyTotal(match: RegExpExecArray, line: string): boolean {
  const [said] = match
  const before = line.slice(Math.max(0, match.index - 12), match.index)
  const behind = line.slice(match.index + said.length)
  if (COLD.test(before + said + behind.slice(0, 30)) || ON_TOP.test(behind)) return false
  if (OF_OTHER_TIME.test(said)) return false
  const isOfMonth = OF_A_MONTH.test(said) || new RegExp(`^ ?(?:${MONTHLY})`, 'iu').test(behind)
  return isOfMonth || !(OF_OTHER_TIME.test(behind.slice(0, 20)) || JUST_BEFORE.test(before))
}

/** Whether an advert names costs with an amount of their own: a rent that isn't said to have them in it hasn't. */
function haveCostsApart(lines: readonly string[]): boolean {
  const patterns = COSTS_APART.map((pattern) => new RegExp(pattern, 'iu'))
  return lines.some((line) =>
    patterns.some((pattern) => {
      const match = pattern.exec(line)
      if (!match || OF_ELSE.test(match[0])) return false
      const end = match.index + match[0].length
      return !(
        CONTAINED_BEFORE.test(line.slice(0, match.index)) ||
        CONTAINED.test(match[0] + line.slice(end, end + 15))
      )
    }),
  )
}

/** The currency whose sign stands at an amount: before it for the first way to write one, else behind it. */
function currencyBeside([said, signFirst]: RegExpExecArray, written: string): string {
  const at = said.lastIndexOf(written)
  const end = at + written.length
  const sign = signFirst === undefined ? said.slice(end, end + 10) : said.slice(Math.max(0, at - 6), at)
  if (/€|EUR/i.test(sign)) return 'EUR'
  return /£|GBP/i.test(sign) ? 'GBP' : 'CHF'
}
