import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { LANGUAGES, type Language } from '../src/domain/catalogue/language.ts'
import { readTexts, textFilesOf, type Texts } from '../src/server/kernel/http/interface-texts.ts'

/** Where translators' files are put and fetched when nothing else is said. */
const DIRECTORY = 'translations'

/** All texts of a language as one file, for translators: areas, and in them the keys as they stand beside the features. */
export function textsForTranslators(language: Language): string {
  return fileOf(readTexts(language))
}

/** What the files beside the features say, by path, according to a translator's file; throws where an area is missing or unknown. */
export function textsFromTranslators(language: Language, text: string): Map<string, string> {
  const texts = JSON.parse(text) as Texts
  const files = textFilesOf(language)
  const areas = files.map(({ area }) => area)
  const stray = Object.keys(texts).filter((area) => !areas.includes(area))
  const missing = areas.filter((area) => typeof texts[area] !== 'object')
  if (stray.length + missing.length > 0)
    throw new Error(`${language}: missing areas [${missing.join()}], unknown areas [${stray.join()}]`)
  return new Map(files.map(({ area, path }) => [path, fileOf(texts[area] as Texts)]))
}

function fileOf(texts: Texts): string {
  return `${JSON.stringify(texts, null, 2)}\n`
}

function exportTo(directory: string): void {
  mkdirSync(directory, { recursive: true })
  for (const language of LANGUAGES)
    writeFileSync(join(directory, `${language}.json`), textsForTranslators(language))
}

/** All or none: a file that doesn't fit keeps the others from being written. */
function importFrom(directory: string): void {
  const files = LANGUAGES.map((language) =>
    textsFromTranslators(language, readFileSync(join(directory, `${language}.json`), 'utf8')),
  )
  for (const [path, text] of files.flatMap((one) => [...one])) writeFileSync(path, text)
}

if (import.meta.main) {
  const [, , command, directory = DIRECTORY] = process.argv
  const place = resolve(directory)
  if (command === 'import') importFrom(place)
  else exportTo(place)
  const done = command === 'import' ? 'Read from' : 'Written to'
  process.stdout.write(`${done} ${LANGUAGES.map((language) => join(place, `${language}.json`)).join(', ')}\n`)
}
