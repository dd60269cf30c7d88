import { createMemoryHistory } from '@tanstack/react-router'
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { prerender } from 'react-dom/static'
import { LANGUAGES } from '../domain/catalogue/language.ts'
import { App } from './app.tsx'
import type { Bootstrap, FirstAnswers } from './bootstrap.ts'
import { answerWithin } from './graphql.ts'
import { loadMessages } from './i18n/messages.ts'
import { type PageDefinition, pagesFor } from './page-table.ts'
import { createQueryClient } from './query-client.ts'
import { createAppRouter, type RouterContext } from './router.tsx'

type AppRouter = ReturnType<typeof createAppRouter>

/** The page of somebody who is logged in, as far as it can be drawn before their browser runs anything. */
export interface WorkPage {
  /** What the page's queries were answered. */
  data: FirstAnswers
  /** The frame around the page, and in it the page or bones. */
  content: string
  /** The browser would draw just the same, and takes over what is there. */
  isWhole: boolean
}

/** How the queries of pages are answered while the server draws them. */
export function askBy(ask: Parameters<typeof answerWithin>[0]): void {
  answerWithin(ask)
}

/**
 * The HTML of a public page as the browser would draw it first, for the server to send (dist/.server). All that the
 * page's queries ask for has to be in the bootstrap data: nothing is fetched here. Throws where something is missing.
 */
export async function renderPage(url: string, bootstrap: Bootstrap): Promise<string> {
  const queryClient = createQueryClient()
  for (const [key, data] of bootstrap.data ?? []) queryClient.setQueryData(key, data)
  try {
    const router = await routerAt(url, { queryClient, bootstrap })
    return await draw({ router, queryClient, bootstrap })
  } finally {
    // Else its timers would keep what was read for minutes.
    queryClient.clear()
  }
}

/**
 * The page of somebody who is logged in: what its loaders ask for, as long as the patience lasts, and what it looks
 * like with that. Null where the address leads elsewhere. Throws where something can't be drawn.
 */
export async function renderWorkPage(
  url: string,
  bootstrap: Bootstrap,
  patience: Promise<void>,
): Promise<WorkPage | null> {
  // What is refused here the page asks for once more, and it is that page that reports it.
  const queryClient = createQueryClient(undefined, () => {})
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } })
  const pages = pagesFor(bootstrap.viewer).map((page) =>
    page.isDrawn ? page : { ...page, component: page.skeleton },
  )
  try {
    const router = await routerAt(url, { queryClient, bootstrap, patience }, pages)
    const page = pages.find(({ component }) => component === componentOf(router))
    if (!page) return null
    await Promise.race([untilAnswered(queryClient), patience])
    const isComplete = forgetUnanswered(queryClient)
    return {
      data: answersOf(queryClient),
      content: await draw({ router, queryClient, bootstrap }),
      isWhole: isComplete && page.isDrawn === true,
    }
  } finally {
    queryClient.clear()
  }
}

async function routerAt(url: string, context: RouterContext, pages?: PageDefinition[]): Promise<AppRouter> {
  for (const language of LANGUAGES) await loadMessages(language)
  const history = createMemoryHistory({ initialEntries: [url] })
  const router = createAppRouter(context, history, pages)
  await router.load()
  return router
}

/** What is shown at the end of the address; nothing where it leads elsewhere, or was refused. */
function componentOf(router: AppRouter): unknown {
  const match = router.state.matches.at(-1)
  const route =
    match?.status === 'success' && Object.values(router.routesById).find(({ id }) => id === match.routeId)
  return route && route.options.component
}

async function untilAnswered(queryClient: QueryClient): Promise<void> {
  await new Promise<void>((answered) => {
    const look = () => {
      if (queryClient.isFetching() === 0) answered()
    }
    queryClient.getQueryCache().subscribe(look)
    look()
  })
}

/** Whether all was answered; what was not is as if it had never been asked for. */
function forgetUnanswered(queryClient: QueryClient): boolean {
  const cache = queryClient.getQueryCache()
  const unanswered = cache.getAll().filter(({ state }) => state.status !== 'success')
  for (const query of unanswered) cache.remove(query)
  return unanswered.length === 0
}

function answersOf(queryClient: QueryClient): FirstAnswers {
  return queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => travels(state.data))
    .map(({ queryKey, state }) => [queryKey, state.data])
}

/** Whether something is the same after a journey as JSON. */
function travels(value: unknown): boolean {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return true
  if (Array.isArray(value)) return value.every(travels)
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return false
  return Object.values(value).every(travels)
}

async function draw(app: ComponentProps<typeof App>): Promise<string> {
  const errors: unknown[] = []
  const { prelude } = await prerender(<App {...app} />, {
    onError: (error) => void errors.push(error),
    // In one piece: what is large would else come after the rest, put in its place by a script.
    progressiveChunkSize: Infinity,
  })
  if (errors.length > 0) throw new Error('A part of the page could not be drawn', { cause: errors[0] })
  return await new Response(prelude).text()
}
