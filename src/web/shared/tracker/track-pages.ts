import { MOST_PAGE_PINGS, PAGE_PING_SECONDS } from '../../../domain/catalogue/metrics.ts'
import type { Consent } from '../../../domain/kernel/consent.ts'
import { trackedPageOf } from '../../../domain/public/tracked-page.ts'
import { findListingFunnel } from '../listing-funnel.ts'
import { awaitConsent, isTrackingRefused, readConsent } from './consent.ts'
import { type PageEvent, queueEvents, sendQueuedEvents } from './event-queue.ts'

let shown: { page: string; pings: number } | null = null
let consent: Promise<Consent> | null = null

/**
 * Tells the collector that a page is shown (C7), each once until another one is: anonymously, and with consent also
 * how long it is looked at and which links lead away. Whoever asks not to be tracked is told about nowhere.
 */
export function trackPage(name: string | null): void {
  if (isTrackingRefused()) return
  consent ??= beginTracking()
  void showPage(name, consent)
}

function beginTracking(): Promise<Consent> {
  setInterval(ping, PAGE_PING_SECONDS * 1_000)
  document.addEventListener('click', trackLink, { capture: true })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sendQueuedEvents()
  })
  window.addEventListener('online', sendQueuedEvents)
  return awaitConsent()
}

async function showPage(name: string | null, answered: Promise<Consent>): Promise<void> {
  const page = trackedPageOf(name)
  const address = window.location.pathname
  if (shown?.page === `${page} ${address}`) return
  const referrer = shown === null ? hostOf(document.referrer) : null
  shown = { page: `${page} ${address}`, pings: 0 }
  const view = eventOf('PAGE_VIEW', page)
  await answered
  queueEvents([{ ...view, ...(readConsent() === 'functional' && consented(referrer)) }])
}

function ping(): void {
  if (!shown || document.visibilityState !== 'visible' || readConsent() !== 'functional') return
  if (++shown.pings <= MOST_PAGE_PINGS) queueEvents([eventOf('PAGE_PING', pageShown())])
}

function trackLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || readConsent() !== 'functional') return
  const host = hostOf(link.href)
  if (host) queueEvents([{ ...eventOf('LINK_CLICK', pageShown()), host }])
}

function pageShown(): string {
  return shown?.page.split(' ')[0] ?? ''
}

function eventOf(type: PageEvent['type'], page: string): PageEvent {
  return { type, id: crypto.randomUUID(), page, language: window.location.pathname.split('/')[1] ?? '' }
}

function consented(referrer: string | null): Pick<PageEvent, 'host' | 'funnelId'> {
  const funnelId = findListingFunnel()
  return { ...(referrer && { host: referrer }), ...(funnelId && { funnelId }) }
}

/** The host of an address of another site; null for our own and for what is no address of the web. */
function hostOf(address: string): string | null {
  const url = URL.canParse(address) ? new URL(address) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.host === window.location.host) return null
  return url.hostname
}
