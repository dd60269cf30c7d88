import { parseAmount } from '../../kernel/written-amount.ts'
import type { Advert } from './found-advert.ts'
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
  /kalt|netto|excl|zzgl|plus (?:utilities|bills)|hors charges|\bHC\b|par nuit|per night|pro nacht|\/ ?nacht|\/ ?night/i

/** Rent with all costs, deposit and final cleaning of an advert, in minor units of the currency that it names. */
export function readAdvertMoney(
  lines: readonly string[],
): Pick<Advert, 'price' | 'currency' | 'deposit' | 'finalCleaningFee'> {
  const currency = currencyOf(lines)
  const pairs = withNextLines(lines)
  const find = (patterns: readonly string[], refused?: RegExp) =>
    firstFound(
      pairs,
      patterns.map((pattern) => new RegExp(pattern, 'iu')),
      (match, line) => {
        const written = match.slice(1).find((group) => group !== undefined)
        const around = line.slice(Math.max(0, match.index - 12), match.index + match[0].length + 20)
        if (written === undefined || refused?.test(around)) return null
        const amount = parseAmount(written, currency)
        return amount === null || amount === 0 ? null : amount
      },
    )
  const named = (words: string) => String.raw`(?<!\p{L})(?:${words})(?!\p{L})${GAP}${AMOUNT}`
  return {
    currency,
    price: find(
      [
        named(TOTAL),
        String.raw`${AMOUNT} ?(?:\(?(?:${INCLUDED})|(?:${MONTHLY})[ ,(]{0,3}(?:${INCLUDED}))`,
        named(RENT),
        String.raw`${AMOUNT} ?(?:${MONTHLY})`,
      ],
      COLD,
    ),
    deposit: find([named(DEPOSIT)]),
    finalCleaningFee: find([named(CLEANING)]),
  }
}

function currencyOf(lines: readonly string[]): string {
  const text = lines.join('\n')
  if (/€|\bEUR\b|\bEuros?\b/i.test(text)) return 'EUR'
  if (/£|\bGBP\b/.test(text)) return 'GBP'
  return /\bCHF\b|\bFr\./.test(text) ? 'CHF' : 'EUR'
}
