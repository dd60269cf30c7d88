import type en from './en.json'
import type { Language } from '../../domain/catalogue/language.ts'

/** All texts of one language; English is the measure of the other two. */
export type Messages = typeof en

const loaders: Record<Language, () => Promise<{ default: Messages }>> = {
  en: () => import('./en.json'),
  de: () => import('./de.json'),
  fr: () => import('./fr.json'),
}

const loaded = new Map<Language, Promise<Messages>>()

/** Loads the texts of a language once, as a chunk of its own; a failed load is tried again the next time. */
export function loadMessages(language: Language): Promise<Messages> {
  const known = loaded.get(language)
  if (known) return known
  const promise = loaders[language]().then((module) => module.default)
  promise.catch(() => loaded.delete(language))
  loaded.set(language, promise)
  return promise
}

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language
  }
}
