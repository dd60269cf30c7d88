import type { FastifyRequest } from 'fastify'
import {
  CONSENT_COOKIE,
  CONSENT_EVENT,
  CONSENT_QUESTION_ID,
  CONSENT_SECONDS,
  CONSENTS,
} from '../../../domain/kernel/consent.ts'
import type { Language } from '../../../domain/catalogue/language.ts'

interface QuestionTexts {
  question: string
  text: string
  none: string
  functional: string
  more: string
}

// The question stands in the page before any of the application's files are there, hence texts of its own.
const texts: Record<Language, QuestionTexts> = {
  en: {
    question: 'May we recognise this browser?',
    text: 'We count visits anonymously, unless you say yes. With your yes, we also see that someone came back, but never who you are.',
    none: 'No, count anonymously',
    functional: 'Yes, recognise it',
    more: 'More about this',
  },
  de: {
    question: 'Dürfen wir diesen Browser wiedererkennen?',
    text: 'Wir zählen Besuche anonym, solange Sie nicht Ja sagen. Mit Ihrem Ja sehen wir auch, dass jemand wiedergekommen ist, aber nie, wer Sie sind.',
    none: 'Nein, anonym zählen',
    functional: 'Ja, wiedererkennen',
    more: 'Mehr dazu',
  },
  fr: {
    question: 'Pouvons-nous reconnaître ce navigateur ?',
    text: 'Nous comptons les visites de façon anonyme, tant que vous ne dites pas oui. Avec votre accord, nous voyons aussi que quelqu’un est revenu, mais jamais qui vous êtes.',
    none: 'Non, compter anonymement',
    functional: 'Oui, le reconnaître',
    more: 'En savoir plus',
  },
}

/**
 * The question whether visits may be told apart (D9), for the end of a page: with what it needs to be answered before
 * any other script runs. Empty where it was answered, and where the browser itself says no.
 */
export function consentQuestion(
  request: FastifyRequest,
  { language, nonce }: { language: Language; nonce: string },
): string {
  const isAnswered = CONSENTS.some((consent) => consent === request.cookies[CONSENT_COOKIE])
  const isRefused = request.headers['dnt'] === '1' || request.headers['sec-gpc'] === '1'
  if (isAnswered || isRefused) return ''
  const { question, text, none, functional, more } = texts[language]
  const id = CONSENT_QUESTION_ID
  return `<style nonce="${nonce}">${styles}</style>
<section id="${id}" lang="${language}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${question}</h2>
<p>${text} <a href="/${language}/datenschutz">${more}</a></p>
<div><button type="button" value="none">${none}</button><button type="button" value="functional">${functional}</button></div>
</section>
<noscript><style nonce="${nonce}">#${id} { display: none }</style></noscript>
<script nonce="${nonce}">${script}</script>`
}

// It lies over the page, so that nothing moves, and above the page's own bar; the page's end and what has the focus can
// be scrolled clear of it.
const styles = `
#${CONSENT_QUESTION_ID} { position: fixed; z-index: var(--z-overlay); inset: auto 12px calc(12px + var(--banner, 0px) + var(--bar, 0px) + env(safe-area-inset-bottom)); display: grid; gap: 10px; max-width: 42rem; margin-inline: auto; padding: 16px 18px; border: 1px solid var(--line); border-radius: var(--radius); background: var(--surface); color: var(--ink); box-shadow: var(--shadow-float); font-size: 14px; line-height: 1.45 }
#${CONSENT_QUESTION_ID} :is(h2, p) { margin: 0 }
#${CONSENT_QUESTION_ID} h2 { font-size: 16px }
#${CONSENT_QUESTION_ID} div { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr)); gap: 10px }
#${CONSENT_QUESTION_ID} button { min-height: 44px; padding: 0 16px; border: 1px solid var(--field-line); border-radius: var(--radius); background: var(--surface); color: inherit; font: inherit; font-weight: 600; cursor: pointer }
#${CONSENT_QUESTION_ID} button:hover { background: var(--paper) }
#${CONSENT_QUESTION_ID} :focus-visible { outline: 3px solid var(--focus); outline-offset: 2px }
html:has(#${CONSENT_QUESTION_ID}) { scroll-padding-bottom: 15rem }
html:has(#${CONSENT_QUESTION_ID}) body { padding-bottom: 12rem }
@media (max-width: 609.98px) { html:has(#${CONSENT_QUESTION_ID}) body { padding-bottom: 19rem } }
@media print { #${CONSENT_QUESTION_ID} { display: none } }
`

const script = `
document.getElementById('${CONSENT_QUESTION_ID}').addEventListener('click', (event) => {
  const answer = event.target.closest('button')?.value
  if (!answer) return
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = '${CONSENT_COOKIE}=' + answer + '; Path=/; Max-Age=${CONSENT_SECONDS}; SameSite=Lax' + secure
  event.currentTarget.remove()
  document.dispatchEvent(new Event('${CONSENT_EVENT}'))
})
`
