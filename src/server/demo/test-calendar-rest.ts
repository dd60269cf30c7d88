import { z } from 'zod'
import type { Language } from '../../domain/catalogue/language.ts'
import { addDays, dayOfWeek, midnightOf, type Day } from '../../domain/kernel/day.ts'
import { knownLanguage, wishedLanguage } from '../kernel/http/language.ts'
import type { Route } from '../kernel/http/route.ts'
import { nonceOf } from '../kernel/http/security-headers.ts'
import { TEST_CALENDAR } from '../people/appointments/calendar-address.ts'
import { html } from '../public/pages/html.ts'

const filledIn = z.object({
  name: z.string().max(200).catch(''),
  email: z.string().max(200).catch(''),
  lang: z.string().optional().catch(undefined),
})

/** What stands in for the account manager's calendar in the demo. */
export const testCalendarRoutes: readonly Route[] = [
  {
    method: 'GET',
    url: TEST_CALENDAR,
    policy: 'public',
    scope: 'any',
    acting: 'ANYBODY',
    demoOnly: true,
    description:
      'The demo’s page in place of a calendar, in which a time for a call is chosen; nobody is told.',
    takes: 'name, email, lang',
    answers: 'HTML',
    handler: async (ctx, request, reply) => {
      const { name, email, lang } = filledIn.parse(request.query)
      const language = knownLanguage(lang) ?? wishedLanguage(request)
      reply.type('text/html; charset=utf-8')
      return calendarPage({ name, email, language, today: ctx.today(), nonce: nonceOf(request) })
    },
  },
]

const TEXTS: Readonly<
  Record<
    Language,
    { title: string; test: string; who: (name: string, email: string) => string; none: string }
  >
> = {
  en: {
    title: 'Choose a time for your call',
    test: 'This is a test: the page stands in for a calendar on another website. Nobody is told, and nobody will call.',
    who: (name, email) => `For ${name}, ${email}`,
    none: 'Go back without a time',
  },
  de: {
    title: 'Termin für Ihr Gespräch wählen',
    test: 'Das ist ein Test: Diese Seite steht für einen Kalender auf einer anderen Website. Niemand erfährt davon, und niemand ruft an.',
    who: (name, email) => `Für ${name}, ${email}`,
    none: 'Ohne Termin zurück',
  },
  fr: {
    title: 'Choisir un créneau pour votre appel',
    test: 'Ceci est un test : cette page remplace un agenda sur un autre site. Personne n’est prévenu et personne n’appellera.',
    who: (name, email) => `Pour ${name}, ${email}`,
    none: 'Revenir sans créneau',
  },
}

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE', fr: 'fr-FR' }

interface Chooser {
  name: string
  email: string
  language: Language
}

function calendarPage(page: Chooser & { today: Day; nonce: string }): string {
  const { name, email, language, today, nonce } = page
  const t = TEXTS[language]
  const times = timesAfter(today).map(
    (start) => html`<li><a href="${wayBack(page, start)}">${timeText(start, language)}</a></li>`,
  )
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${t.title}</title>
        <style nonce="${nonce}">
          :root {
            color-scheme: light dark;
          }
          body {
            max-width: 34rem;
            margin: 0 auto;
            padding: 24px 16px;
            background: light-dark(#faf8f5, #16181b);
            color: light-dark(#1e2329, #ece8e1);
            font:
              16px/1.5 system-ui,
              sans-serif;
            overflow-wrap: anywhere;
          }
          h1 {
            margin: 0 0 12px;
            font-size: 22px;
          }
          .test {
            padding: 10px 14px;
            border-radius: 10px;
            background: light-dark(#fcf0dc, #3a2a12);
            color: light-dark(#8a4a03, #f2bd7c);
            font-weight: 600;
          }
          ul {
            display: grid;
            gap: 10px;
            margin: 16px 0;
            padding: 0;
            list-style: none;
          }
          li a {
            display: block;
            padding: 11px 14px;
            border: 1px solid light-dark(#948e85, #747a81);
            border-radius: 10px;
            text-decoration: none;
          }
          a {
            color: light-dark(#0f6b5b, #7ad3bf);
          }
          :focus-visible {
            outline: 3px solid currentColor;
            outline-offset: 2px;
          }
        </style>
      </head>
      <body>
        <main>
          <h1>${t.title}</h1>
          <p class="test">${t.test}</p>
          ${name && email ? html`<p>${t.who(name, email)}</p>` : null}
          <ul>
            ${times}
          </ul>
          <p><a href="/${language}/dashboard/calendly-redirect">${t.none}</a></p>
        </main>
      </body>
    </html> `.text
}

/** Two times on each of the next three working days. */
function timesAfter(today: Day): Temporal.Instant[] {
  const days = Array.from({ length: 5 }, (_, at) => addDays(today, at + 1))
  const working = days.filter((day) => dayOfWeek(day) <= 5).slice(0, 3)
  return working.flatMap((day) => [9, 13].map((hours) => midnightOf(day).add({ hours })))
}

/** Where calendars send somebody who has chosen, with the parts that Calendly adds. */
function wayBack({ name, email, language }: Chooser, start: Temporal.Instant): string {
  const told = new URLSearchParams({
    event_start_time: start.toString(),
    invitee_full_name: name,
    invitee_email: email,
  })
  return `/${language}/dashboard/calendly-redirect?${told}`
}

function timeText(start: Temporal.Instant, language: Language): string {
  const style = { dateStyle: 'full', timeStyle: 'short', timeZone: 'Europe/Berlin' } as const
  return start.toLocaleString(LOCALES[language], style)
}
