import { TRACKER_COOKIE_YEARS } from '../catalogue/metrics.ts'

/** The cookie with the answer to whether a browser may be recognised; another tool of the operator may set it. */
export const CONSENT_COOKIE = 'cookie-consent'

/** What may be answered: that functional cookies are fine, or none (D9). */
export const CONSENTS = ['functional', 'none'] as const satisfies readonly string[]

/** Whether somebody lets us recognise their browser. */
export type Consent = (typeof CONSENTS)[number]

/** How long the answer is kept, in seconds: as long as the tracker's cookie (C9). */
export const CONSENT_SECONDS = TRACKER_COOKIE_YEARS * 365 * 24 * 60 * 60

/** The question's element in the first HTML, and the event by which a page learns of the answer. */
export const CONSENT_QUESTION_ID = 'consent-question'
export const CONSENT_EVENT = 'consent'
