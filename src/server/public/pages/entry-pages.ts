import { ANSWER_HOURS, LANDLORD_FEE_PERCENT } from '../../../domain/kernel/constants.ts'
import { UKRAINE_QUESTIONS } from '../../../domain/public/help-questions.ts'
import { inEachLanguage, REFERRAL_PATHS } from './addresses.ts'
import type { ReferrerAnswer } from './answers.ts'
import type { Ask } from './ask.ts'
import type { PublicPage } from './public-page.ts'
import { questionsThing, textPage } from './text-page.ts'
import type { Words } from './texts.ts'

/** What letting to people who fled from Ukraine means here, and the way to such a listing (D2). */
export function supportUkrainePage(words: Words): PublicPage {
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
  })
}

/** A letter to a landlord who isn't here yet, to copy or to send. */
export function inviteLandlordsPage(words: Words): PublicPage {
  return textPage({
    title: words.say('inviteLandlords', 'title'),
    lead: words.say('inviteLandlords', 'lead'),
    paths: inEachLanguage((one) => `/${one}/invite-landlords`),
  })
}

/** Whoever opens somebody's link is invited by them. */
export async function invitedPage(ask: Ask, words: Words, code: string): Promise<PublicPage> {
  const referrer = code ? (await ask<ReferrerAnswer>('EntryReferrer', { code })).referrer : null
  const say = (key: string, values?: Record<string, string | number>) =>
    words.say('invite.invited', key, values)
  return textPage({
    title: referrer ? say('titleBy', { name: referrer.firstName }) : say('title'),
    lead: say('lead', { percent: LANDLORD_FEE_PERCENT }),
    paths: REFERRAL_PATHS,
    // Everybody's link has its own code; the page to be found is the one without.
    isIndexed: code === '',
    data: [[['referrer', code], referrer]],
  })
}
