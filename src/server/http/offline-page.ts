import type { FastifyInstance } from 'fastify'
import { LANGUAGES, type Language } from '../../domain/catalogue/language.ts'
import { nonceOf } from './security-headers.ts'

interface OfflineTexts {
  title: string
  text: string
  retry: string
}

// The page must show itself without any of the app's files, hence texts of its own.
const texts: Record<Language, OfflineTexts> = {
  en: {
    title: 'You are offline',
    text: 'Mezzo can’t be reached right now. Nothing is lost: what you have sent is stored, and what you were typing stays in this browser. Check your connection and try again.',
    retry: 'Try again',
  },
  de: {
    title: 'Sie sind offline',
    text: 'Mezzo ist gerade nicht erreichbar. Es geht nichts verloren: Was Sie gesendet haben, ist gespeichert, und was Sie gerade geschrieben haben, bleibt in diesem Browser. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    retry: 'Noch einmal versuchen',
  },
  fr: {
    title: 'Vous êtes hors ligne',
    text: 'Mezzo n’est pas joignable pour le moment. Rien n’est perdu : ce que vous avez envoyé est enregistré, et ce que vous étiez en train d’écrire reste dans ce navigateur. Vérifiez votre connexion et réessayez.',
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
        .send(render(language, nonceOf(request))),
    )
  }
}

function render(language: Language, nonce: string): string {
  const { title, text, retry } = texts[language]
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} – Mezzo</title>
<style nonce="${nonce}">
:root { color-scheme: light dark }
body { display: grid; place-items: center; min-height: 100dvh; margin: 0; background: light-dark(#faf8f5, #16181b); color: light-dark(#1e2329, #ece8e1); font: 16px/1.6 system-ui, sans-serif }
main { display: grid; justify-items: start; gap: 14px; max-width: 34rem; padding: 32px 24px }
h1 { margin: 0; font-size: 26px; letter-spacing: -0.02em }
p { margin: 0; color: light-dark(#62676e, #a6aaaf) }
a { padding: 11px 20px; border-radius: 12px; background: light-dark(#0f6b5b, #1a7c6a); color: #fff; font-weight: 600; text-decoration: none }
a:focus-visible { outline: 3px solid light-dark(#0f6b5b, #7ad3bf); outline-offset: 2px }
</style>
</head>
<body>
<main>
<svg width="40" height="40" viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="9" fill="#0F6B5B"/><path d="M6.5 25V15.2a4.6 4.6 0 0 1 9.2 0V25M15.7 25V15.2a4.9 4.9 0 0 1 9.8 0V25" fill="none" stroke="#FAF8F5" stroke-width="3.1" stroke-linecap="round"/><circle cx="20.6" cy="19.6" r="1.6" fill="#F0B46A"/></svg>
<h1>${title}</h1>
<p>${text}</p>
<a href="">${retry}</a>
</main>
</body>
</html>
`
}
