import type { HomeType } from '../../catalogue/listings.ts'
import { MIN_AREA } from '../../kernel/constants.ts'
import type { AdvertRooms, FoundValue } from './found-advert.ts'
import { firstFound, withNextLines, wordPattern } from './find-words.ts'

const SQUARE = String.raw`(?:m²|m2|qm|sqm|sq\.? ?m\b|square met(?:re|er)s?|Quadratmetern?|mètres? carrés?)`
const AREA = String.raw`(\d{2,4}(?:[.,]\d{1,2})?) ?${SQUARE}`
const LIVING = String.raw`(?:Wohnfläche|Größe|living (?:area|space)|floor area|size|surface(?: habitable)?|superficie)`
/** What is measured in square metres, too. */
const OUTSIDE =
  /balkon|terrasse|garten|keller|grundstück|balcony|terrace|garden|basement|plot|balcon|jardin|cave|terrain/i

/** The living area in whole square metres; of several that stand there the one that is called so, else the first. */
export function readLivingArea(lines: readonly string[]): FoundValue<number> | null {
  const read = (match: RegExpExecArray) => {
    const area = Math.floor(Number((match[1] ?? '').replace(',', '.')))
    return area >= MIN_AREA && area <= 10_000 ? area : null
  }
  const named = new RegExp(String.raw`${LIVING}[^\d\n]{0,15}${AREA}`, 'iu')
  const parts = lines.flatMap((line) => line.split(/[,;|•·]/)).filter((part) => !OUTSIDE.test(part))
  return (
    firstFound(withNextLines(lines), [named], read) ??
    firstFound([...parts, ...lines.filter((line) => !OUTSIDE.test(line))], [new RegExp(AREA, 'iu')], read)
  )
}

const BEDROOMS = [
  /(?<![\d.,])(\d{1,2})[- ]?(?:bedrooms?|beds?\b|br\b)/iu,
  /(?<![\d.,])(\d{1,2})[- ]?(?:Schlafzimmern?)(?!\p{L})/iu,
  /(?<![\d.,])(\d{1,2}) chambres?(?!\p{L})/iu,
  /(?:bedrooms|Schlafzimmer|chambres) ?: ?(\d{1,2})(?![\d.,])/iu,
]
const ALL_ROOMS = [
  /(?<![\d.,])(\d{1,2}(?:[.,]5)?)[- ]?(?:Zimmer|Zi\.?(?= |-|$)|Raum-?Wohnung)(?=n|wohnung|-|\P{L}|$)/iu,
  /(?:Zimmer(?:anzahl)?|Anzahl Zimmer|rooms|pièces) ?: ?(\d{1,2}(?:[.,]5)?)(?!\d)/iu,
  /(?<![\d.,])(\d{1,2})[- ]?(?:pièces?)(?!\p{L})/iu,
  /(?<![\d.,])(\d{1,2})[- ]?(?:rooms?)(?!\p{L})/iu,
  /(?<![\p{L}\p{N}])[TF]([1-9])(?![\p{L}\p{N}])/u,
]
const STUDIO = wordPattern('Studio|Einzimmerwohnung|1-Raum-Wohnung|one-room (?:apartment|flat)|studette')

/** The bedrooms, else all rooms: of several, one is the living room, as such adverts count them. */
export function readRooms(lines: readonly string[]): FoundValue<AdvertRooms> | null {
  const pairs = withNextLines(lines)
  const bedrooms = firstFound(pairs, BEDROOMS, ([, count]) => roomsOf(Number(count), 0))
  const all = firstFound(pairs, ALL_ROOMS, ([, count]) => {
    const whole = Math.floor(Number((count ?? '').replace(',', '.')))
    return whole > 1 ? roomsOf(whole - 1, 1) : roomsOf(whole, 0)
  })
  return bedrooms ?? all ?? firstFound(lines, [STUDIO], () => roomsOf(1, 0))
}

function roomsOf(bedrooms: number, livingRooms: number): AdvertRooms | null {
  return bedrooms >= 1 && bedrooms + livingRooms <= 20 ? { bedrooms, livingRooms } : null
}

const GROUND = wordPattern('EG|Erdgeschoss|Parterre|ground floor|rez-de-chaussée|RDC')
const FLOORS = [
  /(?<![\p{L}\p{N}.,])(\d{1,2})\. ?(?:OG|Obergeschoss|Etage|Stock(?:werk)?)(?!\p{L})/iu,
  /(?<![\p{L}\p{N}.,])(\d{1,2})(?:st|nd|rd|th) floor(?!\p{L})/iu,
  /(?<![\p{L}\p{N}.,])(\d{1,2})(?:er|e|ème|ᵉ) étage(?!\p{L})/iu,
  /(?:Etage|Stockwerk|floor|étage) ?: ?(\d{1,2})(?!\d)/iu,
]

/** The floor; 0 for the ground floor. */
export function readAdvertFloor(lines: readonly string[]): FoundValue<number> | null {
  return (
    firstFound(withNextLines(lines), FLOORS, ([, floor]) => Number(floor)) ??
    firstFound(lines, [GROUND], () => 0)
  )
}

const KINDS: readonly [words: string, kind: HomeType][] = [
  [
    'WG-Zimmer|Zimmer in (?:einer )?(?:WG|Wohngemeinschaft)|room in (?:a )?(?:shared|flatshare)[^\\n]{0,20}|chambre en colocation',
    'PRIVATE_ROOM',
  ],
  [
    'Einfamilienhaus|Reihenhaus|Doppelhaushälfte|Ferienhaus|townhouse|detached house|whole house|maison(?! de)',
    'ENTIRE_HOUSE',
  ],
  ['[\\p{L}\\d-]*Wohnung|Apartment|Appartement|Loft|Studio|flat|T[1-6]', 'ENTIRE_APARTMENT'],
]

/** The kind of home that an advert is about. */
export function readHomeKind(lines: readonly string[]): FoundValue<HomeType> | null {
  for (const [words, kind] of KINDS) {
    const found = firstFound(lines, [wordPattern(words)], () => kind)
    if (found) return found
  }
  return null
}
