import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Language } from '../../../domain/catalogue/language.ts'

/** Texts, nested by their keys. */
export type Texts = { [key: string]: string | Texts }

/** The texts of an area in a language: `src/web/home/home.texts.en.json` holds those of 'home'. */
export interface TextFile {
  /** The first part of the keys of its texts, e.g. 'myAccount' for `my-account.texts.en.json`. */
  area: string
  path: string
}

const directory = join(import.meta.dirname, '../../../web')

/** Where the interface's texts of a language are, by the names of their areas: read as data, since the server never imports the browser's part. */
export function textFilesOf(language: Language): TextFile[] {
  return globSync(`**/*.texts.${language}.json`, { cwd: directory })
    .map((path) => ({ area: areaOf(path), path: join(directory, path) }))
    .toSorted((one, other) => (one.area < other.area ? -1 : 1))
}

/** All texts of the interface in a language. */
export function readTexts(language: Language): Texts {
  return Object.fromEntries(
    textFilesOf(language).map(({ area, path }) => [area, JSON.parse(readFileSync(path, 'utf8')) as Texts]),
  )
}

function areaOf(path: string): string {
  const [name = ''] = basename(path).split('.')
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}
