import { LANGUAGES, type Language } from '../../domain/catalogue/language.ts'

/** How days are written; D9's en-US would have the month first, which readers in Europe take for the day. */
export const DAY_LOCALES: Record<Language, string> = { en: 'en-GB', de: 'de-DE', fr: 'fr-FR' }

/** Name of the cookie that remembers the language a person chose. */
export const LANGUAGE_COOKIE = 'language'

/** True when the text is one of the languages of the interface. */
export function isLanguage(text: string | undefined): text is Language {
  return LANGUAGES.some((language) => language === text)
}

/** The language to use where the path names none: chosen before, known of the person, wished by the browser, en. */
export function detectLanguage(wishes: readonly (string | null | undefined)[]): Language {
  for (const wish of wishes) {
    const short = wish?.slice(0, 2).toLowerCase()
    if (isLanguage(short)) return short
  }
  return 'en'
}

/** The value of a cookie that scripts may read, or undefined. */
export function readCookie(name: string): string | undefined {
  for (const part of document.cookie.split('; ')) {
    const at = part.indexOf('=')
    if (part.slice(0, at) === name) return decodeURIComponent(part.slice(at + 1))
  }
  return undefined
}

/** Remembers a chosen language for a year, for the server's next first HTML too. */
export function rememberLanguage(language: Language) {
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=31536000; SameSite=Lax`
}
