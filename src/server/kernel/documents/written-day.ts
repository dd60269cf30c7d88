import type { Language } from '../../../domain/catalogue/language.ts'
import { type Day, millisecondsOf } from '../../../domain/kernel/day.ts'

/** The locale in which documents write days, countries and measures, by language. */
export const WRITTEN_LOCALES = { en: 'en-GB', de: 'de-DE', fr: 'fr-FR' } as const satisfies Record<
  Language,
  string
>

/** A day written out, such as '1 March 2027'. */
export function writtenDay(day: Day, language: Language): string {
  const format = new Intl.DateTimeFormat(WRITTEN_LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' })
  const written = format.format(millisecondsOf(day))
  return language === 'fr' ? written.replace(/^1 /, '1er ') : written
}

/** An instant to the second in UTC, such as '1 March 2027 at 09:30:12 UTC'. */
export function writtenInstant(instant: Temporal.Instant, language: Language): string {
  const format = new Intl.DateTimeFormat(WRITTEN_LOCALES[language], {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: 'UTC',
  })
  return format.format(instant.epochMilliseconds)
}
