import type { FastifyRequest } from 'fastify'
import type { Language } from '../../../domain/catalogue/language.ts'
import { knownLanguage, wishedLanguage } from './language.ts'
import { plainPage, type PlainTexts } from './plain-page.ts'
import { nonceOf } from './security-headers.ts'

const texts: Record<Language, PlainTexts> = {
  en: {
    title: 'Back in a moment',
    text: 'This page can’t be loaded right now. It tries again by itself every few seconds.',
    retry: 'Try now',
  },
  de: {
    title: 'Gleich wieder da',
    text: 'Diese Seite lässt sich gerade nicht laden. Sie versucht es alle paar Sekunden von selbst noch einmal.',
    retry: 'Jetzt versuchen',
  },
  fr: {
    title: 'De retour dans un instant',
    text: 'Cette page ne peut pas être chargée pour le moment. Elle réessaie d’elle-même toutes les quelques secondes.',
    retry: 'Réessayer maintenant',
  },
}

/** Seconds between two tries. */
const pause = 5

/** What somebody sees in place of a page that can't be made now; it asks again by itself, as a page changes nothing. */
export function unavailablePage(request: FastifyRequest): string {
  const language = knownLanguage(request.url.split(/[/?]/)[1]) ?? wishedLanguage(request)
  return plainPage(texts[language], language, nonceOf(request), request.method === 'GET' ? pause : null)
}
