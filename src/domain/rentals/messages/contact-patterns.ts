/** What of a message is hidden before a request is accepted; AMOUNT from whoever sees no money. */
export type ContactKind = 'EMAIL' | 'PHONE' | 'LINK' | 'ACCOUNT' | 'ADDRESS' | 'AMOUNT'

// All patterns read small letters without signs that nobody sees (contact-mask.ts). None of them has a repetition within
// a repetition that could read the same signs: a message takes as long as it is.

const ENDINGS =
  'com|net|org|info|biz|eu|de|at|ch|li|fr|lu|be|nl|it|es|pl|cz|uk|ie|dk|se|no|fi|pt|ua|ru|tr|us|ca|io|me|app|dev|tv|cc|' +
  'berlin|hamburg|wien|tirol|paris|email|mail|link|page|site|online|shop|xyz|club|house|homes|rent|apartments|example|test'

const AT = String.raw`(?:\s*[(\[{<]\s*(?:at|ät|@|arobase|a\s?t)\s*[)\]}>]\s*|\s*@\s*|\s+(?:at|ät|arobase|klammeraffe|(?:chez\s+)?arobas)\s+)`
const DOT = String.raw`(?:\s*[(\[{<]\s*(?:dot|punkt|point|\.)\s*[)\]}>]\s*|\s+(?:dot|punkt|point)\s+|\.)`
const NAME = String.raw`[\p{L}\p{N}_%+-]{1,64}`

/** What is hidden by how it looks. */
export const PATTERNS: readonly { kind: ContactKind; pattern: RegExp }[] = [
  {
    kind: 'EMAIL',
    pattern: new RegExp(
      `(?:${NAME}${DOT}){0,4}${NAME}${AT}(?:${NAME}${DOT}){1,4}(?:${ENDINGS})(?![\\p{L}\\p{N}])`,
      'gu',
    ),
  },
  // An address that is cut in two, and names at messengers.
  { kind: 'EMAIL', pattern: /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}._%+-]{1,255}/gu },
  { kind: 'LINK', pattern: /(?<![\p{L}\p{N}])@[\p{L}\p{N}._-]{3,64}/gu },
  { kind: 'LINK', pattern: /\b(?:https?|ftp):\/{1,2}\S{1,2000}/gu },
  { kind: 'LINK', pattern: /\bwww\s{0,2}\.\s{0,2}\S{1,2000}/gu },
  {
    kind: 'LINK',
    pattern: new RegExp(
      String.raw`(?<![\p{L}\p{N}@.-])(?:[\p{L}\p{N}-]{1,63}\.){1,5}(?:${ENDINGS})(?![\p{L}\p{N}])(?:[/?#]\S{0,2000})?`,
      'gu',
    ),
  },
  {
    kind: 'LINK',
    pattern:
      /[\p{L}\p{N}-]{2,63}(?:\s*[([{<]\s*(?:dot|punkt|point|\.)\s*[)\]}>]\s*|\s(?:dot|punkt)\s)(?:com|net|org|info|eu|de|at|ch|fr|io|uk)(?![\p{L}\p{N}])/gu,
  },
  { kind: 'LINK', pattern: /[\p{L}\p{N}-]{2,63}\spoint\s(?:com|net|org|info|eu|fr|io)(?![\p{L}\p{N}])/gu },
  {
    kind: 'LINK',
    pattern:
      /\b(?:whats\s?app|telegram|signal|insta(?:gram)?|facebook|messenger|skype|snap(?:chat)?|wechat|viber|threema|tiktok)\s{0,2}(?:id|name|user|nummer|number|numéro)?\s{0,2}[:=]\s{0,2}\S{2,64}/gu,
  },
  {
    kind: 'ACCOUNT',
    pattern: /\b[a-z]{2}\s?\d{2}(?:[ -]?(?=[a-z0-9]{0,3}\d)[a-z0-9]{4}){2,7}(?:[ -]?\d{1,3})?\b/gu,
  },
  {
    kind: 'ADDRESS',
    pattern:
      /(?:[\p{L}-]{2,40} (?=str|gasse|allee|weg|platz|damm|ufer|chaussee|promenade|ring|steig|markt|graben))?[\p{L}-]{0,40}(?:straße|strasse|str\.|gasse|allee|weg|platz|damm|ufer|chaussee|promenade|ring|steig|markt|graben)\s{0,3}\d{1,4}\s?[a-z]?(?![\p{L}\p{N}])/gu,
  },
  {
    kind: 'ADDRESS',
    pattern:
      /\b(?:an der|an den|unter den|am|auf der|auf dem) (?!\d)[\p{L}-]{3,40} \d{1,3}\s?[a-z]?(?![\p{L}\p{N}.:/-])(?! (?:uhr|tage|wochen|monate|personen))/gu,
  },
  {
    kind: 'ADDRESS',
    pattern:
      /\b\d{1,4}\s?(?:bis|ter)?,? (?:rue|avenue|av\.|boulevard|bd\.?|place|quai|chemin|impasse|allée|route|cours|passage|square) (?:de la |de l['’]|des |du |de |d['’])?[\p{L}'’-]{2,40}(?: [\p{L}'’-]{2,40})?/gu,
  },
  {
    kind: 'ADDRESS',
    pattern:
      /\b\d{1,4}[a-z]? (?!min|m |km|day|week|month|year|people|person|met|step|hour)[\p{L}'’-]{2,40} (?:[\p{L}'’-]{2,40} )?(?:street|st\.|road|rd\.?|avenue|ave\.?|lane|terrace|crescent|gardens)(?![\p{L}])/gu,
  },
]

const DIGIT_WORDS =
  'zero|oh|one|two|three|four|five|six|seven|eight|nine|null|eins|zwei|zwo|drei|vier|fünf|fuenf|sechs|sieben|acht|neun|' +
  'zéro|un|une|deux|trois|quatre|cinq|sept|huit|neuf'

/** Seven figures and more, in figures, in words of three languages, or both, with what people put between them. */
export const spelledDigits = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:\+|00)?\(?(?:\d|${DIGIT_WORDS})(?:[ \t().,;:/|*_'’"–—-]{0,3}(?:\d|${DIGIT_WORDS}|[ol](?=\d))){6,}(?!\p{L})`,
  'gu',
)

const DAY = '(?:0?[1-9]|[12]\\d|3[01])'
const MONTH = '(?:0?[1-9]|1[0-2])'

/** Days as people write them in figures. */
export const toldDays = new RegExp(
  String.raw`(?<!\d)(?:(?:19|20)\d\d[-/.]${MONTH}[-/.]${DAY}|${DAY}\.\s?${MONTH}\.(?:\s?(?:20)?\d\d)?|${DAY}[-/]${MONTH}(?:[-/](?:20)?\d\d)?)(?!\d)`,
  'gu',
)

/** Amounts of money as people write them. */
export const toldAmounts =
  /(?<![\p{L}\d])(?:(?:€|eur|euros?|chf|usd|gbp|\$|£)\s?\d{1,3}(?:[.,' ]?\d{3}){0,2}(?:[.,]\d{1,2})?(?!\d)|\d{1,3}(?:[.,' ]?\d{3}){0,2}(?:[.,](?:\d{1,2}|-))?\s?(?:€|eur|euros?|chf|usd|gbp|franken|francs?|\$|£)(?!\p{L}))/gu
