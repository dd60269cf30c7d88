import { TRACKER_COOKIE_YEARS, TRACKER_SESSION_MINUTES } from '../../../domain/catalogue/metrics.ts'
import { readCookie } from '../../i18n/languages.ts'
import { isTrackingRefused, readConsent, writeCookie } from './consent.ts'

const VISITOR_COOKIE = 'mezzo-visitor'
const VISIT_COOKIE = 'mezzo-visit'
const yearSeconds = 365 * 24 * 60 * 60

/** By what a consenting browser is recognised: random ids that say nothing else. */
export interface Visit {
  visitorId: string
  visitId: string
}

/**
 * The visit that goes on or begins now; null without consent, and then nothing is kept. The visitor lasts two years,
 * a visit half an hour without an event (C9).
 */
export function continueVisit(): Visit | null {
  if (readConsent() !== 'functional' || isTrackingRefused()) return null
  const visit = {
    visitorId: readCookie(VISITOR_COOKIE) ?? crypto.randomUUID(),
    visitId: readCookie(VISIT_COOKIE) ?? crypto.randomUUID(),
  }
  writeCookie(VISITOR_COOKIE, visit.visitorId, TRACKER_COOKIE_YEARS * yearSeconds)
  writeCookie(VISIT_COOKIE, visit.visitId, TRACKER_SESSION_MINUTES * 60)
  return visit
}

/** Forgets who the browser was; what comes later can't be joined with what was. */
export function forgetVisit(): void {
  writeCookie(VISITOR_COOKIE, '', 0)
  writeCookie(VISIT_COOKIE, '', 0)
}
