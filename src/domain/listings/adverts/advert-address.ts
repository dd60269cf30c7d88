import type { Language } from '../../catalogue/language.ts'
import { readStreet } from '../homes-file-cells.ts'
import type { Advert } from './found-advert.ts'
import { firstFound, withNextLines, wordPattern } from './find-words.ts'

/** Large cities, by country, as adverts write them: of these alone a name by itself is taken for the city. */
const CITIES: Readonly<Record<string, string>> = {
  DE: 'Berlin|Hamburg|München|Munich|Köln|Cologne|Frankfurt(?: am Main)?|Stuttgart|Düsseldorf|Leipzig|Dortmund|Essen|Bremen|Dresden|Hannover|Nürnberg|Nuremberg|Duisburg|Bochum|Bonn|Münster|Mannheim|Karlsruhe|Augsburg|Wiesbaden|Aachen|Freiburg|Heidelberg|Potsdam|Mainz|Kiel|Rostock|Jena|Erfurt',
  AT: 'Wien|Vienna|Graz|Linz|Salzburg|Innsbruck',
  CH: 'Zürich|Zurich|Genf|Genève|Geneva|Basel|Lausanne',
  FR: 'Paris|Lyon|Marseille|Toulouse|Nice|Nantes|Montpellier|Strasbourg|Bordeaux|Lille|Rennes|Grenoble|Dijon|Angers',
  GB: 'London|Manchester|Edinburgh|Bristol|Birmingham|Leeds|Glasgow|Liverpool',
  BE: 'Bruxelles|Brussels|Brüssel|Antwerpen|Gent',
}

/** Cities whose names are words, too: by itself such a one is none. */
const WORDS_TOO: readonly string[] = ['Essen', 'Nice']

const COUNTRIES: Readonly<Record<string, string>> = {
  DE: 'Deutschland|Germany|Allemagne',
  AT: 'Österreich|Austria|Autriche',
  CH: 'Schweiz|Switzerland|Suisse',
  FR: 'Frankreich|France',
  GB: 'United Kingdom|UK|Großbritannien|Royaume-Uni',
  BE: 'Belgien|Belgium|Belgique',
}

const PLACE = String.raw`\p{Lu}[\p{L}’'.-]*(?: (?:am|an der|a\.|im|in|bei|sur|sous|ob|\(?\p{Lu})[\p{L}’'.)-]*){0,3}`
const ZIP_AND_CITY = new RegExp(String.raw`(?<![\d.,])(?:(?:D|A|F|CH|B)-)?(\d{5}) (${PLACE})`, 'u')
const CITY_NAMED = new RegExp(
  String.raw`^(?:[Ss]tadt|STADT|[Oo]rt|ORT|[Cc]ity|CITY|[Tt]own|TOWN|[Vv]ille|VILLE|[Ll]ocalité) ?: ?(${PLACE})`,
  'u',
)
// Small letters are told from large ones: a street begins with a large one, the words before it in a sentence don't.
const STREET_KINDS = [
  'straße|strasse|str\\.|weg|allee|platz|gasse|damm|ufer|chaussee|ring|steig|graben|markt|berg',
  'Straße|Strasse|STRASSE|Str\\.|Weg|Allee|Platz|Gasse|Damm|Ufer|Chaussee|Ring|Steig|Graben|Markt|Berg',
] as const
const NO_STREET = String.raw`(?:(?:Super|Bau|Bio|Wochen|Drogerie|Getränke|Floh|Weihnachts)markt|(?:\p{L}*[Ss]tell|Park|Spiel|Sitz|Schlaf|Arbeits|Ess|Grill)platz|(?:Fuß|Geh|Rad|Schul|Arbeits)weg)`
const NO_NUMBER = String.raw`(?:m(?!\p{L})|m²|qm|m2|€|[Mm]in|km|[Mm]eter|Geh|Fuß|Schritt|Stunden?|Uhr|Zimmer)`
const ADJECTIVE =
  '(?:Alte|Neue|Große|Kleine|Obere|Untere|Hintere|Vordere|Innere|Äußere|Lange|Kurze|Mittlere)[rn]?'
const GERMAN_STREET = new RegExp(
  String.raw`(?<![\p{L}-])((?:(?:${ADJECTIVE} )?(?:\p{Lu}[\p{L}.’']*-){0,4}(?!${NO_STREET})\p{Lu}\p{L}*(?:${STREET_KINDS[0]})|(?:\p{Lu}[\p{L}.’'-]*[ -](?:(?:der|den|dem|alten|neuen|großen|kleinen) ){0,2}){1,3}(?:${STREET_KINDS[1]})|Markt)) ?(\d{1,4}(?: ?[a-ln-zA-LN-Z](?!\p{L}))?(?:[-/]\d{1,4})?)(?![\p{L}\d€]| ?${NO_NUMBER})`,
  'u',
)
const NUMBER_FIRST =
  /(?<![\d.,\p{L}])(\d{1,4} ?(?:bis|ter|[a-zA-Z])?(?:-\d{1,4})?,? (?:(?:rue|avenue|av\.|boulevard|bd|place|quai|impasse|allée|cours|chemin|passage) [^,\n\d]{2,60}|(?:\p{Lu}[\p{L}’'-]* ){1,3}(?:Street|Road|Avenue|Lane|Drive|Gardens|Terrace|Square|Close|Way)))/u

/** Street, postal code, city and country of an advert; a country that isn't named follows from the city or the code. */
export function readAdvertAddress(
  lines: readonly string[],
  language: Language,
): Pick<Advert, 'street' | 'zipCode' | 'city' | 'country'> {
  const coded = firstFound(lines, [ZIP_AND_CITY], (match) => match)
  const [, zip = '', place = ''] = coded?.value ?? []
  const named = firstFound(withNextLines(lines), [CITY_NAMED], ([, city]) => city ?? null)
  const known = knownCity(lines)
  const city = coded ? { value: cityOf(place), words: coded.words } : (named ?? known?.city ?? null)
  return {
    street: streetOf(lines),
    zipCode: coded && { value: zip, words: coded.words },
    city,
    country: city && countryOf(lines, city, known, coded !== null, language),
  }
}

// What stands behind the name of a city in one line: a country, a part of the town in brackets.
function cityOf(place: string): string {
  const [name = place] = place.split(
    / ?\(| (?=Deutschland|Germany|Allemagne|France|Frankreich|Austria|Österreich)/,
  )
  return name.replace(/[.,-]+$/, '').trim()
}

function streetOf(lines: readonly string[]): Advert['street'] {
  const german = firstFound(lines, [GERMAN_STREET], ([, street = '', streetNumber = '']) => ({
    street: street.replace(/^(?:Adresse|Anschrift|Address|Lage|Nähe|Wohnung|Apartment) /u, '').trim(),
    streetNumber: streetNumber.replaceAll(' ', ''),
  }))
  const french = firstFound(lines, [NUMBER_FIRST], ([, line = '']) => {
    const read = readStreet(line.replace(/,$/, '').trim())
    return read.streetNumber === '' ? null : read
  })
  return german ?? french
}

interface KnownCity {
  city: NonNullable<Advert['city']>
  country: string
}

function knownCity(lines: readonly string[]): KnownCity | null {
  const text = lines.join('\n')
  const found = Object.entries(CITIES)
    .flatMap(([country, words]) =>
      [...text.matchAll(new RegExp(wordPattern(words).source, 'gu'))].map(([name]) => ({ name, country })),
    )
    .filter(({ name }) => !WORDS_TOO.includes(name))
  // Two cities in one advert: which of them it is in isn't said.
  const [first] = found
  if (!first || found.some(({ name }) => name !== first.name)) return null
  return { city: { value: first.name, words: first.name }, country: first.country }
}

function countryOf(
  lines: readonly string[],
  city: NonNullable<Advert['city']>,
  known: KnownCity | null,
  hasCode: boolean,
  language: Language,
): Advert['country'] {
  for (const [country, words] of Object.entries(COUNTRIES)) {
    const named = firstFound(lines, [new RegExp(wordPattern(words).source, 'u')], () => country)
    if (named) return named
  }
  const sure = Object.entries(CITIES).find(([, words]) => new RegExp(`^(?:${words})$`, 'u').test(city.value))
  if (sure) return { value: sure[0], words: city.words }
  if (known && known.city.value === city.value) return { value: known.country, words: city.words }
  // Codes of five digits with German or French words around them.
  if (hasCode && language !== 'en') return { value: language === 'de' ? 'DE' : 'FR', words: city.words }
  return null
}
