import { CONSENT_POLL_MS, CONSENT_POLL_TRIES } from '../../../domain/catalogue/metrics.ts'
import {
  type Consent,
  CONSENT_COOKIE,
  CONSENT_EVENT,
  CONSENT_QUESTION_ID,
  CONSENT_SECONDS,
  CONSENTS,
} from '../../../domain/kernel/consent.ts'
import { readCookie } from '../../i18n/languages.ts'

/** What was answered; null as long as nobody has. */
export function readConsent(): Consent | null {
  const value = readCookie(CONSENT_COOKIE)
  return CONSENTS.find((consent) => consent === value) ?? null
}

/** Remembers the answer, takes the question of the first HTML away, and tells whoever listens. */
export function saveConsent(consent: Consent): void {
  writeCookie(CONSENT_COOKIE, consent, CONSENT_SECONDS)
  document.getElementById(CONSENT_QUESTION_ID)?.remove()
  document.dispatchEvent(new Event(CONSENT_EVENT))
}

/** Tells when the question is answered, here or where it is asked; for useSyncExternalStore. */
export function subscribeConsent(listener: () => void): () => void {
  document.addEventListener(CONSENT_EVENT, listener)
  return () => document.removeEventListener(CONSENT_EVENT, listener)
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
