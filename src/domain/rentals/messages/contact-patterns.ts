/** What of a message is hidden before a request is accepted; AMOUNT from whoever sees no money. */
export type ContactKind = 'EMAIL' | 'PHONE' | 'LINK' | 'ACCOUNT' | 'ADDRESS' | 'AMOUNT'

// All patterns read small letters without signs that nobody sees (contact-mask.ts). None of them has a repetition within
// a repetition that could read the same signs, and all but runs of figures have an end: a message takes as long as it is.

const ENDINGS =
  'com|net|org|info|biz|eu|de|at|ch|li|fr|lu|be|nl|it|es|pl|cz|uk|ie|dk|se|no|fi|pt|ua|ru|tr|us|ca|io|me|app|dev|tv|cc|' +
  'berlin|hamburg|wien|tirol|paris|email|mail|link|page|site|online|shop|xyz|club|house|homes|rent|apartments|example|test'
// Endings that are also ends of words without a blank after the full stop: only with a path.
const ENDINGS_WITH_PATH = 'ly|ee|gg|gl|to|co|so|st|sh|la|im|id|is|in|ai|one|bio|ms|ws|gd|pm|am|fm'
const PROVIDERS = 'gmail|googlemail|gmx|outlook|hotmail|icloud|yahoo|proton(?:mail)?|posteo|t-online|laposte'
const MESSENGERS =
  'whats\\s?app|telegram|signal|insta(?:gram)?|facebook|messenger|skype|snap(?:chat)?|wechat|viber|threema|tiktok|discord'

const BRACKETED_AT = String.raw`\s{0,9}[(\[{<]\s{0,3}(?:at|ät|@|arobase|a\s?t)\s{0,3}[)\]}>]\s{0,9}`
const AT = String.raw`(?:${BRACKETED_AT}|\s{0,9}@\s{0,9}|\s{1,9}(?:at|ät|arobase|klammeraffe|(?:chez\s{1,3})?arobas)\s{1,9})`
const DOT = String.raw`(?:\s{0,9}[(\[{<]\s{0,3}(?:dot|punkt|point|\.)\s{0,3}[)\]}>]\s{0,9}|\s{1,9}(?:dot|punkt|point)\s{1,9}|\.)`
const NAME = String.raw`[\p{L}\p{N}_%+-]{1,64}`
const NAMES = `(?:${NAME}${DOT}){0,4}${NAME}`
const NO_MORE = String.raw`(?![\p{L}\p{N}])`

// What a number counts that is no number of a house: money, measures, times, people, rooms.
const COUNTED_WORDS = [
  'eur|euros?|chf|franken|francs?|m|m2|qm|km|h|uhr|o.?clock|min|std|mal|fois|times|frei|libres?|free',
  'minuten?|stunden?|tage?n?|nacht|nächten?|wochen?|monate?n?|jahre?n?|person(?:en)?|leute|gäste',
  'minutes?|hours?|days?|nights?|weeks?|months?|years?|persons?|people|guests?',
  'heures?|jours?|nuits?|semaines?|mois|ans|années?|personnes?|gens|chambres?|pièces?',
].join('|')
const COUNTED = String.raw`(?!\s?(?:[€%°]|(?:${COUNTED_WORDS})${NO_MORE}))`
// A year is none, either.
const HOUSE = String.raw`(?:\s{0,3}|,?\s(?:nr|no|n°|nummer|hausnummer|numéro)\.?\s{0,2})(?!20\d\d${NO_MORE})\d{1,4}(?:\s?[a-z])?${NO_MORE}${COUNTED}`

const GERMAN_STREET = 'straße|strasse|str\\.?|gasse|allee|damm|ufer|chaussee|promenade'
const GERMAN_PLACE = 'weg|platz|ring|steig|markt|graben'
// Words that end like a street: verbs in -ing, and places that are no address.
const NO_PLACE = String.raw`(?!(?:spring|string|bring|[\p{L}-]{0,40}(?:[aeiou]ring|ferring|occurring|(?:park|stell|sitz|steh|schlaf|liege|arbeits|spiel|stand|bett|tisch)platz|(?:bahn|bürger)steig|supermarkt))\s)`
const FRENCH_OF = String.raw`(?:de la |de l['’]|des |du |de |d['’])`
// A place to leave a car, a seat or a course are no street.
const NO_FRENCH_PLACE = String.raw`(?!place (?:${FRENCH_OF})?(?:parking|stationnement|garage|voiture|libre|disponible|assise|pour|dans|en|suffi)|cours (?:par|pour|en|de (?:français|langue|danse|cuisine|yoga)))`
// 'am' before days and superlatives.
const NO_DAY = String.raw`(?!(?:(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|sonnabend|wochenende|(?:vor|nach)?mittag|morgen|abend|tag|ende|anfang|telefon)s? |(?:be|lieb|mei|wenig|ehe|näch|letz|er|zwei|drit|günstig|schön|frühe|späte|einfach)s?ten )`
// Words before a place that are not its name.
const NO_NAME = String.raw`(?!(?:bin|bist|ist|sind|war|der|die|das|den|dem|des|ein|eine|einen|kein|keinen|noch|genug|viel|für|auf|zum|vom|the) )`

/** What is hidden by how it looks. */
export const PATTERNS: readonly { kind: ContactKind; pattern: RegExp }[] = [
  // lena.koch@web.de, lena (at) web (dot) de
  { kind: 'EMAIL', pattern: of(`${NAMES}${AT}(?:${NAME}${DOT}){1,4}(?:${ENDINGS})${NO_MORE}`) },
  // lena @ web . de: blanks before a full stop only where there is an @
  {
    kind: 'EMAIL',
    pattern: of(String.raw`${NAME}\s{0,9}@\s{0,9}(?:${NAME}\s{0,3}\.\s{0,3}){1,4}(?:${ENDINGS})${NO_MORE}`),
  },
  // lena at gmail: providers say it without their ending
  { kind: 'EMAIL', pattern: of(`${NAMES}${AT}(?:${PROVIDERS})${NO_MORE}`) },
  // lena (at) web: nobody writes (at) for anything else
  { kind: 'EMAIL', pattern: of(`${NAMES}${BRACKETED_AT}${NAME}`) },
  // lena@web: cut in two
  { kind: 'EMAIL', pattern: of(String.raw`[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}._%+-]{1,255}`) },
  // @lena.koch
  { kind: 'LINK', pattern: of(String.raw`(?<![\p{L}\p{N}])@[\p{L}\p{N}._-]{3,64}`) },
  // https://lena-wohnt.de
  { kind: 'LINK', pattern: of(String.raw`\b(?:https?|ftp):\/{1,2}\S{1,2000}`) },
  // www.lena-wohnt.de
  { kind: 'LINK', pattern: of(String.raw`\bwww\s{0,2}\.\s{0,2}\S{1,2000}`) },
  // lena-wohnt.de/kontakt
  {
    kind: 'LINK',
    pattern: of(
      String.raw`(?<![\p{L}\p{N}@.-])(?:[\p{L}\p{N}-]{1,63}\.){1,5}(?:${ENDINGS})${NO_MORE}(?:[/?#]\S{0,2000})?`,
    ),
  },
  // bit.ly/abc
  {
    kind: 'LINK',
    pattern: of(
      String.raw`(?<![\p{L}\p{N}@.-])(?:[\p{L}\p{N}-]{1,63}\.){1,5}(?:${ENDINGS_WITH_PATH})\/[\p{L}\p{N}]\S{0,2000}`,
    ),
  },
  // lena-wohnt punkt de
  {
    kind: 'LINK',
    pattern: of(
      String.raw`[\p{L}\p{N}-]{2,63}(?:\s{0,9}[([{<]\s{0,3}(?:dot|punkt|point|\.)\s{0,3}[)\]}>]\s{0,9}|\s(?:dot|punkt)\s)(?:com|net|org|info|eu|de|at|ch|fr|io|uk)${NO_MORE}`,
    ),
  },
  // lena point fr; but not 'point de'
  {
    kind: 'LINK',
    pattern: of(String.raw`[\p{L}\p{N}-]{2,63}\spoint\s(?:com|net|org|info|eu|fr|io)${NO_MORE}`),
  },
  // WhatsApp: lena
  {
    kind: 'LINK',
    pattern: of(
      String.raw`\b(?:${MESSENGERS})\s{0,2}(?:id|name|user|nummer|number|numéro)?\s{0,2}[:=]\s{0,2}\S{2,64}`,
    ),
  },
  // insta lena_koch, insta ist lena.koch: a name that is no word
  {
    kind: 'LINK',
    pattern: of(
      String.raw`\b(?:${MESSENGERS})(?:\s{1,2}(?:id|name|user|is|as|ist|heißt|als|unter|c['’]est|sous)){0,2}\s{1,2}(?=[\p{L}-]{1,63}(?:[_\d]|\.\p{L}))[\p{L}\p{N}._-]{3,64}`,
    ),
  },
  // DE89 3704 0044 0532 0130 00
  {
    kind: 'ACCOUNT',
    pattern: of(
      String.raw`\b[a-z]{2}\s?\d{2}(?:[ -]?(?=[a-z0-9]{0,3}\d)[a-z0-9]{4}){2,7}(?:[ -]?\d{1,3})?\b`,
    ),
  },
  // NL91ABNA0417164300: the bank's code has letters
  {
    kind: 'ACCOUNT',
    pattern: of(
      String.raw`\b[a-z]{2}\d{2}[ -]?[a-z]{4}(?:[ -]?(?=[a-z0-9]{0,3}\d)[a-z0-9]{4}){2,6}(?:[ -]?\d{1,3})?\b`,
    ),
  },
  // Torstraße 12a, Torstr Nr. 12, Berliner Str. 5
  {
    kind: 'ADDRESS',
    pattern: of(
      String.raw`(?:[\p{L}-]{2,40} (?=${GERMAN_STREET}))?[\p{L}-]{0,40}(?:${GERMAN_STREET})${HOUSE}`,
    ),
  },
  // Marktplatz 2, Kärntner Ring 5
  {
    kind: 'ADDRESS',
    pattern: of(
      String.raw`(?<![\p{L}-])(?:${NO_PLACE}[\p{L}-]{2,40}|${NO_NAME}[\p{L}-]{2,40} )(?:${GERMAN_PLACE})${HOUSE}`,
    ),
  },
  // Platz der Republik 1, Straße des 17. Juni 135
  {
    kind: 'ADDRESS',
    pattern: of(
      String.raw`(?<![\p{L}-])(?:platz|straße|strasse|str\.|allee|ufer) (?:der|des|dem|zum|zur) (?:\d{1,2}\. )?[\p{L}-]{3,40}(?: [\p{L}-]{3,40})?${HOUSE}`,
    ),
  },
  // Am Waldrand 12; but not 'I am bringing 2' or 'am Montag 14'
  {
    kind: 'ADDRESS',
    pattern: of(
      String.raw`(?<!\bi )\b(?:an der|an den|unter den|am|auf der|auf dem) ${NO_DAY}(?!\d)[\p{L}-]{3,40} \d{1,3}(?:\s?[a-gi-z])?(?![\p{L}\p{N}.:/-])${COUNTED}`,
    ),
  },
  // 12 bis rue de la Paix
  {
    kind: 'ADDRESS',
    pattern: of(
      String.raw`\b\d{1,4}\s?(?:bis|ter)?,? ${NO_FRENCH_PLACE}(?:rue|avenue|av\.|boulevard|bd\.?|place|quai|chemin|impasse|allée|route|cours|passage|square) ${FRENCH_OF}?[\p{L}'’-]{2,40}(?: [\p{L}'’-]{2,40})?`,
    ),
  },
  // Rue de Rivoli 12
  {
    kind: 'ADDRESS',
    pattern: of(
      String.raw`\b(?:rue|avenue|av\.|boulevard|bd\.?|quai|chemin|impasse|square) ${FRENCH_OF}?[\p{L}'’-]{2,40}(?: [\p{L}'’-]{2,40})?,?${HOUSE}`,
    ),
  },
  // 221b Baker Street
  {
    kind: 'ADDRESS',
    pattern: of(
      String.raw`\b\d{1,4}[a-z]? (?!min|m |km|day|week|month|year|people|person|met|step|hour)[\p{L}'’-]{2,40} (?:[\p{L}'’-]{2,40} )?(?:street|st\.|road|rd\.?|avenue|ave\.?|lane|terrace|crescent|gardens)(?!\p{L})`,
    ),
  },
]

const DIGIT_WORDS =
  'zero|oh|one|two|three|four|five|six|seven|eight|nine|null|eins|zwei|zwo|drei|vier|fünf|fuenf|sechs|sieben|acht|neun|' +
  'zéro|un|une|deux|trois|quatre|cinq|sept|huit|neuf'

/**
 * Seven figures and more, in figures, in words of three languages, or both, with what people put between them, and right
 * behind a word: 'Tel0176…'.
 */
export const spelledDigits = of(
  String.raw`(?:(?<![\p{L}\p{N}])|(?<=(?<![\p{L}\p{N}])\p{L}{1,20})(?=\+|0\d)|(?<=(?<![\p{L}\p{N}])\p{L}{3,20})(?=\d))(?:\+|00)?\(?(?:\d|${DIGIT_WORDS})(?:[\s().,;:/|\\*_~'’"·‧∙⋅•\p{Pd}−]{0,3}(?:\d|${DIGIT_WORDS}|[ol](?=\d))){6,}(?!\p{L})`,
)

const DAY = '(?:0?[1-9]|[12]\\d|3[01])'
const MONTH = '(?:0?[1-9]|1[0-2])'
const YEAR = '(?:19|20)\\d\\d'

/** Figures with no further ones behind the same sign on either side: those would be a number cut up as a day. */
function alone(sign: string, figures: string): string {
  return String.raw`(?<!\d|\d${sign})${figures}(?!\d|${sign}\d)`
}

/** Days and months with their whole year as people write them in figures, which no number looks like. */
export const toldDays = of(
  [
    alone('-', `${YEAR}-${MONTH}-${DAY}`),
    alone('/', `${YEAR}/${MONTH}/${DAY}`),
    alone(String.raw`\.`, String.raw`${YEAR}\.${MONTH}\.${DAY}`),
    alone(String.raw`\.`, String.raw`${DAY}\.\s?${MONTH}\.\s?${YEAR}`),
    alone('-', `${DAY}-${MONTH}-${YEAR}`),
    alone('/', `${DAY}/${MONTH}/${YEAR}`),
    alone('[/.]', `${MONTH}[/.]${YEAR}`),
  ].join('|'),
)

/**
 * What a row of figures may be made of without being a number: days without a year or with two figures of it, times,
 * years, and postal codes one after the other.
 */
export const toldInRows = of(
  [
    alone(String.raw`\.?`, String.raw`${DAY}\.\s?${MONTH}(?:\.(?:\d\d)?)?`),
    alone('[-/]', `${DAY}-${MONTH}(?:-\\d\\d)?`),
    alone('[-/]', `${DAY}/${MONTH}(?:/\\d\\d)?`),
    alone(':', String.raw`(?:[01]?\d|2[0-4]):[0-5]\d`),
    alone(String.raw`\.`, String.raw`(?:[01]?\d|2[0-4])\.(?:00|15|30|45)`),
    alone('[/.:]', `${YEAR}(?:/${YEAR})?`),
    alone(',', String.raw`[1-9]\d{3,4}(?:\s?,\s?[1-9]\d{3,4}){1,40}`),
    alone(',', String.raw`0\d{4}(?:\s?,\s?0\d{4}){1,40}`),
    alone(',', String.raw`[1-9]\d{4}(?=,\s)`),
  ].join('|'),
)

/**
 * How many figures may stand beside such days and times: 'Zimmer 12, 10:00-12:00'. Where the row begins as a number does,
 * only before a word: '01.02.-03.04., 120 m2'.
 */
export const FIGURES_BESIDE = 3

const CURRENCY = String.raw`(?:€|eur|euros?|chf|usd|gbp|franken|francs?|\$|£)`
const SUM = String.raw`\d{1,3}(?:[.,'’ ]?\d{3}){0,2}(?:[.,](?:\d{1,2}(?!\d)|\p{Pd}{1,2}))?`
// The other end of 'from … to …', which says no currency.
const LARGE_SUM = String.raw`(?:\d{1,3}(?:[.,'’ ]\d{3}){1,2}|\d{3,6})(?:[.,](?:\d{1,2}(?!\d)|\p{Pd}{1,2}))?`
const TO = String.raw`(?:\s?(?:\p{Pd}|/)\s?|\s(?:bis|to|à|und|and|et|oder|or|ou)\s)`

/** Amounts of money with their currency as people write them. */
export const toldAmounts = of(
  String.raw`(?<![\p{L}\d])(?:${CURRENCY}\s?${SUM}(?!\d)|${SUM}\s?${CURRENCY}(?!\p{L}))`,
)

// Words after which a large number is an amount, and what may stand between the two.
const MONEY_WORD = String.raw`(?:miete|kaution|preis|kosten|gebühr|betrag|(?<!\p{L})(?:rent|deposit|price|fees?|amount|costs?|charges|loyer|caution|prix|montant|garantie))`
const PER_MONTH =
  'warm|kalt|pro monat|im monat|monatlich|per month|a month|monthly|par mois|mensuel|charges comprises|cc|hc'
const MONEY_LINK = `ist|is|est|sind|are|beträgt|wäre|war|would be|was|serait|von|of|de|bei|circa|ca\\.?|etwa|rund|ungefähr|about|around|environ|nur|only|${PER_MONTH}`
const NO_STAY = String.raw`(?!\d|[-/:]\d|\.\d|\s?(?:tag|nacht|nächte|woche|monat|jahr|day|night|week|month|year|jour|nuit|semaine|mois|ans?${NO_MORE}|m2|qm|person|%))`

/** What is hidden from whoever sees no money. */
export const AMOUNTS: readonly RegExp[] = [
  toldAmounts,
  // 900-1000 €, 900 bis 1000 €
  of(String.raw`(?<![\p{L}\d])${LARGE_SUM}${TO}${SUM}\s?${CURRENCY}(?!\p{L})`),
  // €900-1000, 900 € bis 1000
  of(
    String.raw`(?<![\p{L}\d])(?:${CURRENCY}\s?${SUM}|${SUM}\s?${CURRENCY})${TO}(?!${YEAR}[-/.])${LARGE_SUM}(?![\d]|[-/.]\d)`,
  ),
  // Miete 900, Kaution: 1800, rent 900-1000
  of(
    String.raw`(?<=${MONEY_WORD}(?:[\s:=()]{1,3}(?:${MONEY_LINK})){0,2}[\s:=()]{1,3})${LARGE_SUM}(?:${TO}${LARGE_SUM})?${NO_STAY}`,
  ),
  // 900 warm, 900 per month, 900/Monat
  of(
    String.raw`(?<![\p{L}\d]|\d[.,-])${LARGE_SUM}(?=(?:\s?/\s?(?:monat|month|mois)|\s(?:${PER_MONTH}))(?!\p{L}))`,
  ),
  // 900,-
  of(String.raw`(?<![\p{L}\d]|\d[.,-])(?:\d{1,3}(?:[.'’ ]\d{3}){1,2}|\d{3,6})[.,]\p{Pd}{1,2}(?!\s?\d)`),
]

function of(source: string): RegExp {
  return new RegExp(source, 'gu')
}
