import type { Language } from '../../catalogue/language.ts'
import type { Day } from '../../kernel/day.ts'
import { readDay } from '../../kernel/written-day.ts'
import type { FoundValue } from './found-advert.ts'
import { firstFound, withNextLines, wordPattern } from './find-words.ts'

const COMMON: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:the|and|with|from|is|of|for|available|rent|bedroom|flat)\b/giu,
  de: /(?<!\p{L})(?:und|mit|der|die|das|ist|ab|für|Miete|Zimmer|Wohnung|frei|Kaution)(?!\p{L})/giu,
  fr: /(?<!\p{L})(?:le|la|les|et|avec|du|des|est|loyer|pièces?|appartement|meublé|chambre|disponible)(?!\p{L})/giu,
}

/** The language that most of an advert's common words are of. */
export function languageOfAdvert(lines: readonly string[]): Language {
  const text = lines.join('\n')
  const counted = (Object.keys(COMMON) as Language[]).map((language) => ({
    language,
    count: text.match(COMMON[language])?.length ?? 0,
  }))
  return counted.reduce((best, one) => (one.count > best.count ? one : best)).language
}

const LONGEST_TITLE = 100

/** What an advert calls its title, else its first line where that reads like one. */
export function readAdvertTitle(lines: readonly string[]): FoundValue<string> | null {
  const named = firstFound(
    lines,
    [/^(?:Titel|Title|Titre|Überschrift) ?: ?(.{5,})$/iu],
    ([, title]) => title ?? null,
  )
  const [first = ''] = lines
  const isTitle =
    first.length <= LONGEST_TITLE &&
    /\p{L}{2,}.* .*\p{L}{2,}/u.test(first) &&
    !/^[^ ]+ ?: |https?:|@/i.test(first)
  const found = named ?? (isTitle ? { value: first, words: first } : null)
  return found && found.value.length <= LONGEST_TITLE ? found : null
}

const FREE =
  'frei|verfügbar|beziehbar|bezugsfrei|einzugsdatum|einzugstermin|einzug|bezug|mietbeginn|available|availability|move[- ]in(?: date)?|disponible|disponibilité|libre'
const FROM = String.raw`(?: ?:)?(?: (?:ab|from|as of|on|à partir du|à compter du|dès le|dès|le|au|zum|sofort ab))?(?: ?:)? `
const WRITTEN = String.raw`(\d{4}-\d{2}-\d{2}|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{1,2}(?:\.|st|nd|rd|th|er)? ?\p{L}{3,9}\.? \d{4}|\p{L}{3,9}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4})`
const DATED = new RegExp(String.raw`(?<!\p{L})(?:${FREE})(?!\p{L})${FROM}${WRITTEN}`, 'iu')
const FROM_FREE = new RegExp(
  String.raw`(?<!\p{L})(?:ab|from|à partir du|dès le) ${WRITTEN}[^\n]{0,12}(?:frei|verfügbar|available|disponible)`,
  'iu',
)
const NOW = new RegExp(
  String.raw`(?<!\p{L})(?:${FREE})(?!\p{L})(?: ?:)?(?: ab)?(?: ?:)? (?:sofort|immediately|now|immédiatement|de suite|tout de suite)(?!\p{L})|ab sofort(?: frei| verfügbar)?(?!\p{L})`,
  'iu',
)

/** From which day it can be had; that of today where it is free at once. */
export function readAvailableFrom(lines: readonly string[], today: Day): FoundValue<Day> | null {
  const read = ([, written = '']: RegExpExecArray) =>
    readDay(written.replace(/(\d)\. ?(?=\p{L})/u, '$1 '), 'DAY_FIRST')
  const pairs = withNextLines(lines)
  return firstFound(pairs, [DATED, FROM_FREE], read) ?? firstFound(pairs, [NOW], () => today)
}

const MINIMUM =
  /(?:Mindestmiet(?:dauer|zeit)|Mindestaufenthalt|minimum (?:stay|term|rental period|tenancy)|durée minim(?:ale|um)(?: de location)?|séjour minimum)[^\d\n]{0,15}(\d{1,2}) ?(?:Monate?n?|months?|mois)(?!\p{L})/iu

/** The shortest stay in months, where it is told in months. */
export function readMinimumStay(lines: readonly string[]): FoundValue<number> | null {
  return firstFound(withNextLines(lines), [MINIMUM], ([, months]) => {
    const count = Number(months)
    return count >= 1 && count <= 60 ? count : null
  })
}

const BARE = wordPattern(
  'unmöbliert|nicht möbliert|unfurnished|not furnished|non[- ]meublée?|location vide|loué vide',
)
const WITH = wordPattern('(?:voll|teil)?möblierte?[nrs]?|(?:fully |part )?furnished|meublée?s?')

/** Whether an advert says that the home is furnished, or that it isn't. */
export function isFurnished(lines: readonly string[]): FoundValue<boolean> | null {
  return firstFound(lines, [BARE], () => false) ?? firstFound(lines, [WITH], () => true)
}
