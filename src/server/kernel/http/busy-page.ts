import type { FastifyRequest } from 'fastify'
import type { Language } from '../../../domain/catalogue/language.ts'
import { plainPage, type PlainTexts } from './plain-page.ts'
import { nonceOf } from './security-headers.ts'
import { wishedLanguage, knownLanguage } from './language.ts'

// Drawn without a question to the database, since there are too many already.
const texts: Record<Language, PlainTexts> = {
  en: {
    title: 'Too many pages at once',
    text: 'A very large number of pages were opened over this connection within a minute. Wait a moment and try again.',
    retry: 'Try again',
  },
  de: {
    title: 'Zu viele Seiten auf einmal',
    text: 'Über diesen Anschluss wurden innerhalb einer Minute sehr viele Seiten aufgerufen. Warten Sie einen Augenblick und versuchen Sie es noch einmal.',
    retry: 'Noch einmal versuchen',
  },
  fr: {
    title: 'Trop de pages à la fois',
    text: 'De très nombreuses pages ont été ouvertes depuis cette connexion en une minute. Patientez un instant, puis réessayez.',
    retry: 'Réessayer',
  },
}

/** What somebody sees who asked for more pages than the limit allows. */
export function busyPage(request: FastifyRequest): string {
  const language = knownLanguage(request.url.split(/[/?]/)[1]) ?? wishedLanguage(request)
  return plainPage(texts[language], language, nonceOf(request))
}
