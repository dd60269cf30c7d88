import {
  CONSENT_POLL_MS,
  CONSENT_POLL_TRIES,
  TRACKER_COOKIE_YEARS,
} from '../../../domain/catalogue/analytics-tracker.ts'
import { readCookie } from '../../i18n/languages.ts'

/** The cookie with the answer to whether this browser may be recognised; another tool of the operator may set it. */
export const CONSENT_COOKIE = 'cookie-consent'

/** Whether somebody lets us recognise their browser: 'functional', or 'none'. */
export type Consent = 'functional' | 'none'

const yearSeconds = 365 * 24 * 60 * 60

/** What was answered; null as long as nobody has. */
export function readConsent(): Consent | null {
  const value = readCookie(CONSENT_COOKIE)
  return value === 'functional' || value === 'none' ? value : null
}

/** Remembers the answer for as long as the tracker's cookie lasts (C9). */
export function saveConsent(consent: Consent): void {
  writeCookie(CONSENT_COOKIE, consent, TRACKER_COOKIE_YEARS * yearSeconds)
}

/** Asks five times, every half second; without an answer by then tracking stays anonymous (D9). */
export async function awaitConsent(): Promise<Consent> {
  for (let tried = 1; tried < CONSENT_POLL_TRIES; tried++) {
    const consent = readConsent()
    if (consent) return consent
    await new Promise((resolve) => setTimeout(resolve, CONSENT_POLL_MS))
  }
  return readConsent() ?? 'none'
}

/** Whether the browser asks sites not to track its user, in either of the two ways. */
export function isTrackingRefused(): boolean {
  const asked: { doNotTrack?: string | null; globalPrivacyControl?: boolean } = navigator
  return asked.doNotTrack === '1' || asked.globalPrivacyControl === true
}

/** Writes a cookie of this site that no other site gets. */
export function writeCookie(name: string, value: string, seconds: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`
}
