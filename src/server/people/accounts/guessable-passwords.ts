import { PASSWORD_MAX_LENGTH } from '../../../domain/kernel/text-limits.ts'

/** Words that are easy to guess for this product; a person's own names and address come on top. */
const productWords = ['mezzo', 'password', 'passwort', 'landlord', 'vermieter', 'apartment', 'wohnung']
const shortestWord = 4
/** What has to be left of a password once the words that anybody would try are taken out. */
const shortestRest = 6
const fewestSigns = 4

let known: Promise<ReadonlySet<string>> | null = null

/**
 * Whether a password is one that guessers try first: among the commonest ones, also with digits or signs around it,
 * doubled or in other letters' case, or little more than the product's or the person's own words.
 */
export async function isCommonPassword(password: string, about: readonly string[] = []): Promise<boolean> {
  known ??= loadCommon()
  const common = await known
  // Refused for its length elsewhere; looking for doubled parts takes time by its square.
  if (password.length > PASSWORD_MAX_LENGTH) return false
  const lower = password.toLowerCase()
  if (distinctSigns(lower) < fewestSigns) return true
  const core = lower.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  if ([lower, core, onceOf(lower), onceOf(core)].some((text) => text !== '' && common.has(text))) return true
  const rest = withoutWords(lower, about)
  return rest !== lower && distinctSigns(rest) < shortestRest
}

/** The list is large, and only needed when somebody chooses a password. */
async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].map((word) => word.toLowerCase()))
}

/** A text that is the same part twice or more, once. */
function onceOf(text: string): string {
  return /^(.+?)\1+$/su.exec(text)?.[1] ?? text
}

function withoutWords(password: string, about: readonly string[]): string {
  const own = about.flatMap((text) => text.toLowerCase().split(/[^\p{L}\d]+/u))
  return [...productWords, ...own]
    .filter((word) => word.length >= shortestWord)
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, word) => rest.replaceAll(word, ''), password)
}

function distinctSigns(text: string): number {
  return new Set(text).size
}
