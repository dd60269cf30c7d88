import { type Language, withOrdinal } from '../../../domain/catalogue/language.ts'
import { type Day, millisecondsOf } from '../../../domain/kernel/day.ts'

/** The locale in which documents write days, countries and measures, by language. */
export const WRITTEN_LOCALES = { en: 'en-GB', de: 'de-DE', fr: 'fr-FR' } as const satisfies Record<
  Language,
  string
>

// Making one takes longer than writing a hundred days with it.
const dayFormats = new Map<Language, Intl.DateTimeFormat>()

/** A day written out, such as '1 March 2027'. */
export function writtenDay(day: Day, language: Language): string {
  return withOrdinal(language, dayFormat(language).format(millisecondsOf(day)))
}

function dayFormat(language: Language): Intl.DateTimeFormat {
  const known =
    dayFormats.get(language) ??
    new Intl.DateTimeFormat(WRITTEN_LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' })
  dayFormats.set(language, known)
  return known
}

/** An instant to the second in UTC, such as '1 March 2027 at 09:30:12 UTC'. */
export function writtenInstant(instant: Temporal.Instant, language: Language): string {
  const format = new Intl.DateTimeFormat(WRITTEN_LOCALES[language], {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: 'UTC',
  })
  return withOrdinal(language, format.format(instant.epochMilliseconds))
}
