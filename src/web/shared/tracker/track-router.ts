import { ROUTES } from '../../routes.ts'
import { trackPage } from './track-pages.ts'

/** What the tracker needs of the router: where it is, and to be told when that changes. */
export interface TrackedRouter {
  state: { matches: readonly { fullPath: string }[]; resolvedLocation?: unknown }
  subscribe: (event: 'onResolved', listener: () => void) => unknown
}

/** Tells the collector of each page that the router shows from now on. */
export function trackRouter(router: TrackedRouter): void {
  const show = () => trackPage(pageNameOf(router.state.matches.at(-1)?.fullPath ?? ''))
  // Until the first page is there the router has none, and a page without a name would be counted beside it.
  if (router.state.resolvedLocation) show()
  router.subscribe('onResolved', show)
}

const names = new Map(Object.entries(ROUTES).map(([name, pattern]): [string, string] => [pattern, name]))

/** The name of the page behind a path as the router writes it: '/$language/l/$listingId' is 'publicListing'. */
export function pageNameOf(routerPath: string): string | null {
  const pattern = routerPath.replace(/\{-\$(\w+)\}/g, '{$1?}').replace(/\$(\w+)/g, '{$1}')
  return names.get(pattern.length > 1 ? pattern.replace(/\/$/, '') : pattern) ?? null
}
