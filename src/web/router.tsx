import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
  type RouterHistory,
} from '@tanstack/react-router'
import type { Language } from '../domain/catalogue/language.ts'
import type { Bootstrap } from './bootstrap.ts'
import { CrashPage } from './errors/crash-page.tsx'
import { NotFoundPage } from './errors/not-found-page.tsx'
import { RouteErrorPage } from './errors/route-error-page.tsx'
import { redirectOf } from './guard.ts'
import { accessToken } from './http.ts'
import { detectLanguage, isLanguage, LANGUAGE_COOKIE, readCookie } from './i18n/languages.ts'
import { loadMessages } from './i18n/messages.ts'
import { type Layout, type PageDefinition, pagesFor } from './page-table.ts'
import { ROUTES, type RouteName } from './routes.ts'
import type { PageLoader, PageLoaderInput } from './shared/page-loader.ts'
import { DashboardLayout } from './shell/dashboard-layout.tsx'
import { LanguageLayout } from './shell/language-layout.tsx'
import { PlainLayout } from './shell/plain-layout.tsx'
import { askForShell } from './shell/shell-queries.ts'

/** What every loader and guard of the router is given. */
export interface RouterContext {
  queryClient: QueryClient
  bootstrap: Bootstrap
  /** Ends when the server, which draws the page, waits no longer for its answers; the browser has none. */
  patience?: Promise<void>
}

/** Time until a skeleton replaces the former page. */
const PENDING_MILLISECONDS = 300

/** The routes around the pages; made anew for each router, which on the server stand beside each other. */
function createFrame() {
  const rootRoute = createRootRouteWithContext<RouterContext>()({
    component: Outlet,
    errorComponent: CrashPage,
    beforeLoad: ({ location, context }) => {
      if (isLanguage(location.pathname.split('/')[1])) return
      const language = detectLanguage([
        readCookie(LANGUAGE_COOKIE),
        context.bootstrap.viewer?.language,
        context.bootstrap.language,
        ...navigator.languages,
      ])
      throw redirect({ href: `/${language}${location.href === '/' ? '' : location.href}`, replace: true })
    },
  })

  const languageRoute = createRoute({
    getParentRoute: () => rootRoute,
    path: '$language',
    loader: async ({ params }) => {
      await loadMessages(params.language as Language)
      return null
    },
    staleTime: Infinity,
    component: LanguageLayout,
    errorComponent: CrashPage,
    notFoundComponent: NotFoundPage,
  })

  // Every other path: inside the language, so that the page has its texts.
  const notFoundRoute = createRoute({
    getParentRoute: () => languageRoute,
    path: '$',
    component: NotFoundPage,
  })

  const layouts = {
    dashboard: createRoute({
      getParentRoute: () => languageRoute,
      id: 'dashboard',
      component: DashboardLayout,
      loader: ({ context }) => {
        // The menu is there without them.
        askForShell(context.queryClient, context.bootstrap)
        return null
      },
      staleTime: Infinity,
    }),
    plain: createRoute({ getParentRoute: () => languageRoute, id: 'plain', component: PlainLayout }),
    account: createRoute({
      getParentRoute: () => languageRoute,
      id: 'account',
      component: lazyRouteComponent(() => import('./shell/account-layout.tsx'), 'AccountLayout'),
    }),
  }
  return { rootRoute, languageRoute, notFoundRoute, layouts }
}

type Frame = ReturnType<typeof createFrame>

function pageRoute({ layouts }: Frame, definition: PageDefinition) {
  return createRoute({
    getParentRoute: () => layouts[definition.layout],
    path: routerPath(definition.name),
    component: definition.component,
    pendingComponent: definition.skeleton,
    errorComponent: RouteErrorPage,
    beforeLoad: ({ context, params, location }) => {
      const { language } = params as { language: Language }
      const visit = { language, viewer: context.bootstrap.viewer, href: location.href, accessToken }
      const target = redirectOf(definition, visit)
      if (target !== null) throw redirect({ href: target, replace: true })
    },
    loader: async ({ context, params, location, cause }) => {
      const { language, ...parts } = params as { language: Language } & Record<string, string | undefined>
      const loading = runLoader(definition, {
        queryClient: context.queryClient,
        viewer: context.bootstrap.viewer,
        language,
        params: parts,
        search: location.search,
      })
      // What is late or refused is no part of the first HTML, and the page asks for it by itself.
      if (context.patience) await Promise.race([loading.catch(shownByPage), context.patience])
      // The page is there already: its own query shows how loading goes and what went wrong.
      else if (cause === 'stay') loading.catch(shownByPage)
      // Fetched on intent only: whoever then goes there sees what went wrong, nobody before (D8).
      else if (cause === 'preload') await loading.catch(shownByPage)
      else await loading
    },
  })
}

async function runLoader(definition: PageDefinition, input: PageLoaderInput) {
  const { loader } = (await definition.load()) as { loader?: PageLoader }
  await loader?.(input)
}

function shownByPage() {}

/** '/{language}/dashboard/bookings/{bookingId?}' -> '/dashboard/bookings/{-$bookingId}'. */
function routerPath(name: RouteName): string {
  const below = ROUTES[name].replace('/{language}', '') || '/'
  return below.replace(/\{(\w+)\?\}/g, '{-$$$1}').replace(/\{(\w+)\}/g, '$$$1')
}

function routeTreeFor(pages: readonly PageDefinition[]) {
  const frame = createFrame()
  const { rootRoute, languageRoute, notFoundRoute, layouts } = frame
  const pagesIn = (layout: Layout) =>
    pages
      .filter((definition) => definition.layout === layout)
      .map((definition) => pageRoute(frame, definition))
  return rootRoute.addChildren([
    languageRoute.addChildren([
      layouts.dashboard.addChildren(pagesIn('dashboard')),
      layouts.plain.addChildren(pagesIn('plain')),
      layouts.account.addChildren(pagesIn('account')),
      notFoundRoute,
    ]),
  ])
}

/**
 * The router of the whole app; the server gives it the address, and perhaps other pages. Query parameters are plain
 * strings, never JSON.
 */
export function createAppRouter(
  context: RouterContext,
  history?: RouterHistory,
  pages: readonly PageDefinition[] = pagesFor(context.bootstrap.viewer),
) {
  return createRouter({
    ...(history && { history }),
    routeTree: routeTreeFor(pages),
    context,
    defaultPreload: 'intent',
    // The query cache decides what is fresh.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: PENDING_MILLISECONDS,
    defaultPendingMinMs: 0,
    defaultErrorComponent: RouteErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    scrollRestoration: history === undefined && firstStaysWhereItIs(),
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch,
  })
}

/**
 * Tells the router whether it may scroll a page that it has drawn: not the first one, where somebody has scrolled what
 * the server had sent, or the browser has done so.
 */
function firstStaysWhereItIs(): () => boolean {
  let isFirst = true
  return () => {
    const stays = isFirst && window.scrollY > 0
    isFirst = false
    // What is to be found again on the way back is known to the router by this event alone.
    if (stays) document.dispatchEvent(new Event('scroll'))
    return !stays
  }
}

function stringifySearch(search: Record<string, string | undefined>): string {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(search))
    if (value !== undefined && value !== '') query.set(key, value)
  const text = query.toString()
  return text ? `?${text}` : ''
}
