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

const overloadTexts: Record<Language, PlainTexts> = {
  en: {
    title: 'Too much is going on right now',
    text: 'More people are asking for pages at the moment than we can serve. Your data is safe. This page tries again by itself in a few seconds.',
    retry: 'Try now',
  },
  de: {
    title: 'Gerade ist zu viel los',
    text: 'Im Augenblick werden mehr Seiten aufgerufen, als wir ausliefern können. Ihre Daten sind sicher. Die Seite versucht es in ein paar Sekunden von selbst noch einmal.',
    retry: 'Jetzt versuchen',
  },
  fr: {
    title: 'Trop de demandes en ce moment',
    text: 'En ce moment, nous recevons plus de demandes que nous ne pouvons en servir. Vos données sont en sécurité. Cette page réessaie d’elle-même dans quelques secondes.',
    retry: 'Réessayer maintenant',
  },
}

/** What somebody sees whose page has to wait until there is less to do; it asks again by itself after so many seconds. */
export function overloadPage(request: FastifyRequest, seconds: number): string {
  return inLanguage(overloadTexts, request, request.method === 'GET' ? seconds : null)
}

/** What somebody sees who asked for more pages than the limit allows. */
export function busyPage(request: FastifyRequest): string {
  return inLanguage(texts, request)
}

function inLanguage(
  said: Record<Language, PlainTexts>,
  request: FastifyRequest,
  again: number | null = null,
): string {
  const language = knownLanguage(request.url.split(/[/?]/)[1]) ?? wishedLanguage(request)
  return plainPage(said[language], language, nonceOf(request), again)
}
