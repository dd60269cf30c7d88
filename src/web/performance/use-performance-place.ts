import type { PathParams, RouteName } from '../routes.ts'
import { useRouteParams, useSearch } from '../shared/use-search.ts'

/** The page that is open, for links to another view of it; what they change is in the address. */
export function usePerformancePlace(): {
  page: RouteName
  params: PathParams
  searchWith: (changes: PathParams) => PathParams
} {
  const [search] = useSearch()
  const { groupId, listingId } = useRouteParams('performance', 'listingPerformance', 'groupPerformance')
  const page = groupId ? 'groupPerformance' : listingId ? 'listingPerformance' : 'performance'
  return { page, params: { groupId, listingId }, searchWith: (changes) => ({ ...search, ...changes }) }
}
