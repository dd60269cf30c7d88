import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ACCESS_TOKEN_PARAMETER } from '../domain/catalogue/interface.ts'
import { bootstrap } from './bootstrap.ts'
import { speakFor } from './http.ts'
import { isLanguage } from './i18n/languages.ts'
import { loadMessages } from './i18n/messages.ts'
import { listenForInstall } from './pwa/install.ts'
import { registerServiceWorker } from './pwa/register.ts'
import { createQueryClient } from './query-client.ts'
import { createAppRouter } from './router.tsx'
import { reportError } from './shared/report-client-error.ts'
import { isShortlistOfAccount, readKeptShortlist } from './shared/shortlist-store.ts'
import { BootstrapContext } from './shared/viewer.ts'
import { UiProvider } from './ui/ui-provider.tsx'

async function start(root: HTMLElement) {
  const { viewer } = bootstrap
  speakFor(viewer?.id ?? null, {
    impersonating: Boolean(viewer?.impersonation),
    // Somebody who is logged in is known without it (D2).
    accessToken: viewer && viewer.role !== 'LINK' ? null : tokenOfAddress(),
  })
  listenForInstall()
  registerServiceWorker()
  // Texts start loading beside the page's own chunk; the router asks for the same promise.
  const language = window.location.pathname.split('/')[1]
  if (isLanguage(language)) void loadMessages(language).catch(reportedByRouter)
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')

  const queryClient = createQueryClient()
  for (const [key, data] of bootstrap.data ?? []) queryClient.setQueryData(key, data)
  const router = createAppRouter({ queryClient, bootstrap })
  // The server has written this page's content: it stays until the page itself is ready to take its place.
  if (bootstrap.data) await router.load()
  if (isShortlistOfAccount(viewer) && readKeptShortlist().length > 0) {
    void import('./public-listing/shortlist-queries.ts')
      .then((module) => module.moveToAccount())
      .catch(reportError)
  }
  createRoot(root).render(
    <StrictMode>
      <BootstrapContext value={bootstrap}>
        <UiProvider nonce={bootstrap.nonce}>
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </UiProvider>
      </BootstrapContext>
    </StrictMode>,
  )
  // Counting may come last, and may fail to come at all.
  import('./shared/tracker/track-pages.ts').then(({ trackPages }) => trackPages(router), reportedByRouter)
}

function tokenOfAddress(): string | null {
  return new URLSearchParams(window.location.search).get(ACCESS_TOKEN_PARAMETER)
}

/** The language route loads the same texts and shows its error page when that fails. */
function reportedByRouter() {}

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')
// Not awaited: pages import from the file that this module is in, and would wait for its end.
void start(root)
