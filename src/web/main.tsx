import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ACCESS_TOKEN_PARAMETER } from '../domain/catalogue/interface.ts'
import { App } from './app.tsx'
import { watchHands } from './arrival/hands.ts'
import { bootstrap } from './bootstrap.ts'
import { bringRefusalWords } from './error-of-name.ts'
import { speakFor } from './http.ts'
import { isLanguage } from './i18n/languages.ts'
import { loadMessages } from './i18n/messages.ts'
import { fetchPagesAhead } from './pages-ahead.ts'
import { listenForInstall } from './pwa/install.ts'
import { createQueryClient } from './query-client.ts'
import { createAppRouter } from './router.tsx'
import { loginPath } from './routes.ts'
import { followColorScheme } from './shared/color-scheme.ts'
import { nextTask } from './shared/next-task.ts'
import { reportError } from './shared/report-client-error.ts'
import { isShortlistOfAccount, readKeptShortlist } from './shared/shortlist-store.ts'
import { trackRouter } from './shared/tracker/track-router.ts'
import { keepTyped, restoreTyped, watchTyping } from './shared/typed.ts'
import { isDrawnForUs, prepareToTakeOver, takeOver, WRITTEN } from './take-over.tsx'

let isLeaving = false

async function start(root: HTMLElement) {
  const { viewer, drawn } = bootstrap
  if (drawn) watchHands()
  speakFor(viewer?.id ?? null, {
    impersonating: Boolean(viewer?.impersonation),
    // Somebody who is logged in is known without it (D2).
    accessToken: viewer && viewer.role !== 'LINK' ? null : tokenOfAddress(),
    userType: viewer?.userType ?? null,
    worldId: viewer?.landlordId,
  })
  bringRefusalWords(() => import('./shared/refusal-text.ts'))
  followColorScheme()
  listenForInstall()
  registerServiceWorker()
  // Texts start loading beside the page's own chunk; the router asks for the same promise.
  const language = window.location.pathname.split('/')[1]
  if (isLanguage(language)) void loadMessages(language).catch(reportedByRouter)
  // All these modules were work enough for one task.
  await nextTask()

  const isLoggedIn = viewer !== null && viewer.role !== 'LINK'
  const queryClient = createQueryClient(isLoggedIn ? () => leaveForLogin(viewer.id) : undefined, (error) => {
    if (isLoggedIn && error.name === 'OtherReleaseError') keepWhenLeaving(viewer.id)
    reportError(error)
  })
  // It may have been looked at for long before somebody wants more.
  const updatedAt = performance.timeOrigin
  for (const [key, data] of bootstrap.data ?? []) queryClient.setQueryData(key, data, { updatedAt })
  const router = createAppRouter({ queryClient, bootstrap })
  if (isShortlistOfAccount(viewer) && readKeptShortlist().length > 0) {
    void import('./public-listing/shortlist-queries.ts')
      .then((module) => module.moveToAccount())
      .catch(reportError)
  }
  const isWritten = root.hasAttribute(WRITTEN) && (!drawn || isDrawnForUs(drawn))
  const app = <App router={router} queryClient={queryClient} bootstrap={bootstrap} />
  if (isWritten) {
    await prepareToTakeOver(router)
    await takeOver(root, app)
  } else {
    // What was drawn stays in sight until the application has something for its place.
    if (drawn) await router.load()
    root.inert = false
    createRoot(root).render(<StrictMode>{app}</StrictMode>)
  }
  // Whatever width the window has by now.
  delete root.dataset.drawn
  if (isLoggedIn) {
    watchTyping()
    restoreTyped(viewer.id)
    fetchPagesAhead(bootstrap)
  }
  trackRouter(router)
}

function tokenOfAddress(): string | null {
  return new URLSearchParams(window.location.search).get(ACCESS_TOKEN_PARAMETER)
}

/** Registers the service worker once the page is there; only the built pages have one. */
function registerServiceWorker() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // Where the server has drawn the page it is there before any script.
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register)
}

function register() {
  // Without a worker (private windows, blocked storage) the product works all the same, with a connection.
  navigator.serviceWorker.register('/service-worker.js').catch(() => {})
}

/**
 * The session has ended, by a logout elsewhere or by its time: the login comes with the wanted path (D8), and what was
 * typed waits for it. A whole new page, since the first HTML knows the person.
 */
function leaveForLogin(viewerId: string): void {
  if (isLeaving) return
  isLeaving = true
  keepTyped(viewerId)
  const { pathname, search, hash } = window.location
  const language = pathname.split('/')[1]
  window.location.assign(loginPath(isLanguage(language) ? language : 'en', pathname + search + hash))
}

/** The page has to be loaded anew, when whoever has typed into it wants to: what was typed waits for it. */
function keepWhenLeaving(viewerId: string): void {
  window.addEventListener('pagehide', () => keepTyped(viewerId), { once: true })
}

/** The language route loads the same texts and shows its error page when that fails. */
function reportedByRouter() {}

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')
// Not awaited: pages import from the file that this module is in, and would wait for its end.
void start(root)
