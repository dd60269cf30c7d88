import { LANGUAGES, type Language } from '../../../domain/catalogue/language.ts'

/** The path of the page about the listings of a place, or of a kind, or both. */
export function landingPath(language: Language, place: string, category?: string | null): string {
  return `/${language}/homes/${encodeURIComponent(place)}${category ? `/${category}` : ''}`
}

/** The path of the page that invites landlords, in the words of each language (D2). */
export const REFERRAL_PATHS: Record<Language, string> = {
  en: '/en/referral/invite',
  de: '/de/referral/einladen',
  fr: '/fr/reference/inviter',
}

/** The path of the help, or of one of its articles. */
export function helpPath(language: Language, article?: string): string {
  return `/${language}/help${article ? `/${article}` : ''}`
}

/** A path in each language. */
export function inEachLanguage(pathIn: (language: Language) => string): Record<Language, string> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, pathIn(language)])) as Record<
    Language,
    string
  >
}
