import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { LANGUAGES } from '../src/domain/catalogue/language.ts'
import { readTexts } from '../src/server/kernel/http/interface-texts.ts'
import { retentionTextProblems } from './retention-texts.ts'
import { divideTexts } from './text-bundles.ts'
import { findUses, unknownInBrowserTests } from './text-uses.ts'
import { turnsIn, turnsOfServer } from './words/find-turns.ts'

// Every text exists in every language with the same placeholders, is valid ICU, and is used somewhere, with its values.
const problems: string[] = []
const texts = new Map(LANGUAGES.map((language) => [language, new Map(flatten(readTexts(language), ''))]))
const english = texts.get('en') ?? new Map<string, string>()

for (const [language, own] of texts) {
  for (const key of english.keys()) if (!own.has(key)) problems.push(`${key} is missing in ${language}`)
  for (const [key, text] of own) checkText(language, key, text)
}
try {
  divideTexts(readTexts('en'))
} catch (error) {
  // A declaration that names no texts: the build would not go on either.
  problems.push((error as Error).message)
}
problems.push(...turnsOfServer())
const uses = findUses(new Map([...english].map(([key, text]) => [key, valuesOf(key, text)])))
problems.push(...retentionTextProblems(english.keys()))
problems.push(...uses.unknown, ...uses.ungiven, ...unknownInBrowserTests([...english.keys()]))
for (const key of english.keys()) if (!uses.used.has(key)) problems.push(`${key} is not used`)

for (const problem of problems) process.stderr.write(`${problem}\n`)
process.stdout.write(`${english.size} texts in ${LANGUAGES.length} languages, ${problems.length} problems\n`)
process.exitCode = problems.length > 0 ? 1 : 0

function flatten(node: object, prefix: string): [string, string][] {
  return Object.entries(node).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? flatten(value, `${prefix}${name}.`)
      : [[`${prefix}${name}`, String(value)] satisfies [string, string]],
  )
}

function checkText(language: string, key: string, text: string): void {
  const original = english.get(key)
  if (original === undefined) problems.push(`${key} is in ${language} but not in en`)
  if (text.trim() === '') problems.push(`${key} is empty in ${language}`)
  problems.push(...turnsIn(`${language} ${key}`, text, language))
  const names = placeholders(language, key, text)
  if (original === undefined || language === 'en' || names === undefined) return
  const expected = placeholders('en', key, original)
  if (expected !== undefined && expected !== names) {
    problems.push(`${key} has the placeholders {${names}} in ${language} but {${expected}} in en`)
  }
  if (text === original && wordsOf(text) > 3) problems.push(`${key} is still English in ${language}`)
}

function wordsOf(text: string): number {
  return (text.replaceAll(/\{[^}]*\}/g, '').match(/\p{L}{2,}/gu) ?? []).length
}

function valuesOf(key: string, text: string): string[] {
  const names = placeholders('en', key, text)?.split(', ') ?? []
  return names.filter((name) => name !== '' && !name.startsWith('<'))
}

function placeholders(language: string, key: string, text: string): string | undefined {
  try {
    return [...new Set(namesIn(parse(text)))].sort().join(', ')
  } catch (error) {
    problems.push(`${key} is no valid ICU message in ${language}: ${(error as Error).message}`)
    return undefined
  }
}

function namesIn(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return []
    if (element.type === TYPE.tag) return [`<${element.value}>`, ...namesIn(element.children)]
    if (element.type === TYPE.select || element.type === TYPE.plural) {
      return [element.value, ...Object.values(element.options).flatMap(({ value }) => namesIn(value))]
    }
    return [element.value]
  })
}
