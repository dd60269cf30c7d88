import { languages } from 'virtual:text-bundles'
import type { Language } from '../../domain/catalogue/language.ts'
import { isLanguage } from './languages.ts'

/** Texts of one language, by their areas. */
export type Messages = Record<string, object>

/**
 * Loaded texts by language; areas whose pages were not opened yet are missing. What comes later is put into the same
 * objects: nothing that is shown already says it, and need not be drawn anew.
 */
const texts = new Map<Language, Messages>()
const asked = new Set(['core'])
const loaded = new Map<string, Promise<void>>()

/** Loads the texts that everybody needs, and those of all pages opened so far, in a language. */
export async function loadMessages(language: Language): Promise<void> {
  readMessages(language)
  await Promise.all([...asked].map((bundle) => loadBundle(language, bundle)))
}

/**
 * Waits for a lazily loaded module and the texts it uses. The build puts this around every `import()` of src/web, so
 * that a page, dialog or panel never appears without its words.
 * @public
 */
export async function withTexts<Module>(module: Promise<Module>, names: string[]): Promise<Module> {
  for (const name of names) asked.add(name)
  const here = typeof window === 'undefined' ? undefined : window.location.pathname.split('/')[1]
  const languages = new Set(texts.keys())
  if (isLanguage(here)) languages.add(here)
  const waiting = [...languages].flatMap((language) => names.map((name) => loadBundle(language, name)))
  const [loadedModule] = await Promise.all([module, ...waiting])
  return loadedModule
}

/** The texts of a language as far as they are there; always the same object. */
export function readMessages(language: Language): Messages {
  const messages = texts.get(language) ?? {}
  texts.set(language, messages)
  return messages
}

/** Loads a bundle once; a failed load is tried again the next time. */
function loadBundle(language: Language, name: string): Promise<void> {
  const key = `${language}/${name}`
  const known = loaded.get(key)
  if (known) return known
  const promise = addBundle(language, name)
  promise.catch(() => loaded.delete(key))
  loaded.set(key, promise)
  return promise
}

async function addBundle(language: Language, name: string) {
  const core = await languages[language]?.()
  const part = await core?.bundles[name]?.()
  if (!part) throw new Error(`Text bundle not found: ${name}`)
  const messages = readMessages(language)
  // The parts of a divided area come in several bundles.
  for (const [area, own] of Object.entries(part.default as Messages))
    messages[area] = Object.assign(messages[area] ?? {}, own)
}

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language
  }
}
