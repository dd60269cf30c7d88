import { XSRF_COOKIE } from '../../domain/catalogue/interface.ts'
import type { EventType } from '../../domain/catalogue/metrics.ts'
import { readCookie } from '../i18n/languages.ts'
import { trackListings } from '../shared/tracker/event-queue.ts'
import { trackPage } from '../shared/tracker/track-pages.ts'
import { listenForSignsOfLife } from './signs-of-life.ts'
import { watchHands } from './hands.ts'
import { prepareTrackingChoice } from './tracking-choice.ts'

/** Milliseconds after which a page that has been loaded has come to rest. */
const SETTLED = 4_000

/**
 * All that a public page runs as long as it is only looked at: it counts the visit, and
 * keeps what is answered about that. The application comes with the
 * first sign that somebody wants more of the page than to look at it, and takes over what the server has written.
 */
const { app, files, page, seen } = readArrival()
const session = readCookie(XSRF_COOKIE)

watchHands()
prepareTrackingChoice()
trackPage(page)
for (const { type, groupIds } of seen) trackListings(type, groupIds)
const wakeNow = listenForSignsOfLife(async () => {
  // Somebody has logged in or out in another tab: this page was made for somebody else.
  if (readCookie(XSRF_COOKIE) !== session) return window.location.reload()
  for (const file of files) document.head.append(preloadOf(file))
  await import(/* @vite-ignore */ app)
})
wakeForMap()

/** Whoever comes to a map wants it, also without a sign; it waits until the rest of the page has long been there. */
function wakeForMap() {
  if (!document.querySelector('[data-wakes]')) return
  const wake = () => setTimeout(wakeNow, SETTLED)
  if (document.readyState === 'complete') wake()
  else window.addEventListener('load', wake, { once: true })
}

function preloadOf(file: string): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = file
  return link
}

/** What the server tells of the public page that it has written (src/server/public/html/page-html.ts). */
interface Arrival {
  /** The address of the application's script. */
  app: string
  /** Addresses of what that script needs for this page. */
  files: string[]
  /** The page by the name under which its views are counted. */
  page: string
  /** What a visitor sees of listings by being here. */
  seen: { type: EventType; groupIds: string[] }[]
}

/** What the page was sent with. */
function readArrival(): Arrival {
  const element = document.getElementById('arrival')
  if (!element) throw new Error('The page tells nothing of itself')
  return JSON.parse(element.textContent) as Arrival
}
