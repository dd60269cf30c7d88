import { XSRF_COOKIE } from '../../domain/catalogue/interface.ts'
import { readCookie } from '../i18n/languages.ts'
import { trackListings } from '../shared/tracker/track-listings.ts'
import { trackPage } from '../shared/tracker/track-pages.ts'
import { readArrival } from './arrival-data.ts'
import { listenForSignsOfLife } from './signs-of-life.ts'
import { watchHands } from './hands.ts'
import { prepareTrackingChoice } from './tracking-choice.ts'

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
listenForSignsOfLife(async () => {
  // Somebody has logged in or out in another tab: this page was made for somebody else.
  if (readCookie(XSRF_COOKIE) !== session) return window.location.reload()
  for (const file of files) document.head.append(preloadOf(file))
  await import(/* @vite-ignore */ app)
})

function preloadOf(file: string): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = file
  return link
}
