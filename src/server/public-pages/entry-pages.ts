import { ANSWER_HOURS, LANDLORD_FEE_PERCENT } from '../../domain/constants.ts'
import {
  INVITED_STEPS,
  LETTER_RECIPIENTS,
  letterRecipient,
  mailAddressOf,
  UKRAINE_QUESTIONS,
  UKRAINE_STEPS,
} from '../../domain/content/entry-sections.ts'
import { helpPath, inEachLanguage, REFERRAL_PATHS } from './addresses.ts'
import type { ReferrerAnswer } from './answers.ts'
import type { Ask } from './ask.ts'
import { html } from './html.ts'
import type { PublicPage } from './public-page.ts'
import { questionsThing, stepList, textPage, textSection } from './text-page.ts'
import type { Words } from './texts.ts'

/** What letting to people who fled from Ukraine means here, and the way to such a listing (D2). */
export function supportUkrainePage(words: Words): PublicPage {
  const { language } = words
  const say = (key: string) => words.say('supportUkraine', key, { hours: ANSWER_HOURS })
  const questions = UKRAINE_QUESTIONS.map((key) => ({
    question: say(`questions.${key}.question`),
    answer: say(`questions.${key}.answer`),
  }))
  return textPage({
    title: say('title'),
    lead: say('lead'),
    paths: inEachLanguage((one) => `/${one}/support-ukraine`),
    things: [questionsThing(words, questions)],
    content: html`${stepList(
        UKRAINE_STEPS.map((step) => ({ title: say(`steps.${step}.title`), text: say(`steps.${step}.text`) })),
      )}
      <p class="s-links">
        <a class="s-button" href="/${language}/create?purpose=ukraine">${say('create')}</a>
        <a href="${helpPath(language)}">${say('help')}</a>
      </p>
      ${questions.map(({ question, answer }) => textSection(question, answer))}`,
  })
}

/** A letter to a landlord who isn't here yet, to copy or to send; without a script, too. */
export function inviteLandlordsPage(words: Words, origin: string, to: string | undefined): PublicPage {
  const { language } = words
  const say = (key: string, values?: Record<string, string | number>) =>
    words.say('inviteLandlords', key, values)
  const recipient = letterRecipient(to, false)
  const letter = say(`letters.${recipient}`, {
    link: origin + REFERRAL_PATHS[language],
    name: say('yourName'),
    percent: LANDLORD_FEE_PERCENT,
  })
  return textPage({
    title: say('title'),
    lead: say('lead'),
    paths: inEachLanguage((one) => `/${one}/invite-landlords`),
    content: html`<nav class="s-links" aria-label="${say('to')}">
        ${LETTER_RECIPIENTS.map(
          (known) =>
            html`<a href="?to=${known}" ${known === recipient && html`aria-current="page"`}
              >${say(`recipients.${known}`)}</a
            >`,
        )}
      </nav>
      <label>${say('letter')} <textarea rows="12">${letter}</textarea></label>
      <p class="s-muted">${say('letterHint')}</p>
      <p>
        <a class="s-button" href="${mailAddressOf(say('subject'), letter)}">${words.say('invite', 'send')}</a>
      </p>`,
  })
}

/** Whoever opens somebody's link is invited by them. */
export async function invitedPage(ask: Ask, words: Words, code: string): Promise<PublicPage> {
  const { language } = words
  const referrer = code ? (await ask<ReferrerAnswer>('EntryReferrer', { code })).referrer : null
  const say = (key: string, values?: Record<string, string | number>) =>
    words.say('invite.invited', key, values)
  const signUp = new URLSearchParams({ role: 'landlord', ...(referrer && { referral: code }) })
  return textPage({
    title: referrer ? say('titleBy', { name: referrer.firstName }) : say('title'),
    lead: say('lead', { percent: LANDLORD_FEE_PERCENT }),
    paths: REFERRAL_PATHS,
    // Everybody's link has its own code; the page to be found is the one without.
    isIndexed: code === '',
    content: html`${stepList(
        INVITED_STEPS.map((step) => ({
          title: words.say('welcome.steps', `${step}.title`),
          text: words.say('welcome.steps', `${step}.text`, { hours: ANSWER_HOURS }),
        })),
      )}
      <p class="s-links">
        <a class="s-button" href="/${language}/sign-up?${signUp.toString()}">${say('signUp')}</a>
        <a href="${helpPath(language)}">${say('more')}</a>
      </p>
      <p class="s-muted">
        ${words.sayWithLink('invite.invited', 'own', (link) => html`<a href="/${language}/login">${link}</a>`)}
      </p>`,
    data: [[['referrer', code], referrer]],
  })
}
