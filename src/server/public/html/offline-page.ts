import type { FastifyInstance } from 'fastify'
import { LANGUAGES, type Language } from '../../../domain/catalogue/language.ts'
import { plainPage, type PlainTexts } from '../../kernel/http/plain-page.ts'
import { nonceOf } from '../../kernel/http/security-headers.ts'

// Without a connection there are no catalogues, hence texts of its own.
const texts: Record<Language, PlainTexts> = {
  en: {
    title: 'You’re offline',
    text: 'Mezzo can’t be reached right now. Nothing is lost: what you’ve sent is saved, and what you were typing stays in this browser. Check your connection and try again.',
    retry: 'Try again',
  },
  de: {
    title: 'Sie sind offline',
    text: 'Mezzo ist gerade nicht erreichbar. Es geht nichts verloren: Was Sie gesendet haben, ist gespeichert, und was Sie gerade geschrieben haben, bleibt in diesem Browser. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    retry: 'Noch einmal versuchen',
  },
  fr: {
    title: 'Vous êtes hors ligne',
    text: 'Mezzo n’est pas accessible pour le moment. Rien n’est perdu : ce que vous avez envoyé est enregistré, et ce que vous étiez en train d’écrire reste dans ce navigateur. Vérifiez votre connexion et réessayez.',
    retry: 'Réessayer',
  },
}

/** The page that the browser's service worker keeps and shows when there is no connection, in each language. */
export function addOfflinePage(app: FastifyInstance): void {
  for (const language of LANGUAGES) {
    app.get(`/offline/${language}`, async (request, reply) =>
      reply
        .header('content-type', 'text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .header('x-robots-tag', 'noindex')
        .send(plainPage(texts[language], language, nonceOf(request))),
    )
  }
}
