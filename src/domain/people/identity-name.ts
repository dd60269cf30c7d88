import type { HolderMatch } from '../catalogue/payouts.ts'
import { matchHolder } from '../kernel/holder-name.ts'

/** A name as an account or a document has it. */
export interface PersonName {
  firstName: string
  lastName: string
}

/** How passports write Cyrillic letters (ICAO 9303), of Ukrainian and Russian. */
const CYRILLIC: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'h',
  ґ: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  є: 'ie',
  ж: 'zh',
  з: 'z',
  и: 'y',
  і: 'i',
  ї: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: 'ie',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'iu',
  я: 'ia',
}

/** How Greek letters are written (ISO 843). */
const GREEK: Readonly<Record<string, string>> = {
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'y',
  φ: 'f',
  χ: 'ch',
  ψ: 'ps',
  ω: 'o',
}

/**
 * How the name on a document fits the account's: `SAME` whatever letters, accents, order and second names, `CLOSE` with
 * a word or a letter between them, else `OTHER`. It warns whoever reviews and refuses nobody.
 */
export function compareNames(document: PersonName, account: PersonName): HolderMatch {
  const own = wholeName(account)
  const match = matchHolder(wholeName(document), [{ kind: 'PERSON', name: own }])
  if (match !== 'CLOSE') return match
  // A document names all first names, an account often one.
  const short = { firstName: firstWord(document.firstName), lastName: document.lastName }
  return matchHolder(wholeName(short), [{ kind: 'PERSON', name: own }])
}

function wholeName({ firstName, lastName }: PersonName): string {
  return inLatin(`${firstName} ${lastName}`)
}

function firstWord(name: string): string {
  return name.trim().split(/[\s-]+/)[0] ?? ''
}

// Letters that passports write in more than one way meet: г is h or g, и is y or i, в at an end is v or w.
function inLatin(name: string): string {
  const folded = name.toLowerCase().normalize('NFKC')
  const isForeign = /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(folded)
  if (!isForeign) return folded
  const bare = folded
    .normalize('NFD')
    .replaceAll(/(?<=\p{Script=Greek})\p{M}+/gu, '')
    .normalize('NFC')
  return Array.from(bare, (letter) => CYRILLIC[letter] ?? GREEK[letter] ?? letter).join('')
}
