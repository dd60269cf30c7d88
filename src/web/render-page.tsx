import { createMemoryHistory } from '@tanstack/react-router'
import { prerender } from 'react-dom/static'
import { LANGUAGES } from '../domain/catalogue/language.ts'
import { App } from './app.tsx'
import type { Bootstrap } from './bootstrap.ts'
import { loadMessages } from './i18n/messages.ts'
import { createQueryClient } from './query-client.ts'
import { createAppRouter } from './router.tsx'

/**
 * The HTML of a public page as the browser would draw it first, for the server to send (dist/.server). All that the
 * page's queries ask for has to be in the bootstrap data: nothing is fetched here. Throws where something is missing.
 */
export async function renderPage(url: string, bootstrap: Bootstrap): Promise<string> {
  for (const language of LANGUAGES) await loadMessages(language)
  const queryClient = createQueryClient()
  for (const [key, data] of bootstrap.data ?? []) queryClient.setQueryData(key, data)
  const history = createMemoryHistory({ initialEntries: [url] })
  const router = createAppRouter({ queryClient, bootstrap }, history)
  try {
    await router.load()
    const errors: unknown[] = []
    const { prelude } = await prerender(
      <App router={router} queryClient={queryClient} bootstrap={bootstrap} />,
      {
        onError: (error) => void errors.push(error),
        // In one piece: what is large would else come after the rest, put in its place by a script.
        progressiveChunkSize: Infinity,
      },
    )
    if (errors.length > 0) throw new Error('A part of the page could not be drawn', { cause: errors[0] })
    return await new Response(prelude).text()
  } finally {
    // Else its timers would keep what was read for minutes.
    queryClient.clear()
  }
}
