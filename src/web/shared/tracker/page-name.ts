import { ROUTES } from '../../routes.ts'

const names = new Map(Object.entries(ROUTES).map(([name, pattern]): [string, string] => [pattern, name]))

/** The name of the page behind a path as the router writes it: '/$language/l/$listingId' is 'publicListing'. */
export function pageNameOf(routerPath: string): string | null {
  const pattern = routerPath.replace(/\{-\$(\w+)\}/g, '{$1?}').replace(/\$(\w+)/g, '{$1}')
  return names.get(pattern.length > 1 ? pattern.replace(/\/$/, '') : pattern) ?? null
}
