import type { MoneyPeriod } from '../../domain/money/period.ts'
import { LAST_YEAR, readPerformancePeriod } from '../../domain/public/performance-span.ts'
import type { PathParams, RouteName } from '../routes.ts'
import { pageOf } from '../shared/pager.tsx'
import { utcToday } from '../shared/today.ts'
import { type Search, useRouteParams, useSearch } from '../shared/use-search.ts'

/** What the page is about, as its address says it. */
export interface PerformancePlace {
  /** As the address names it. */
  text: string
  period: MoneyPeriod
  scope: { groupId?: string; listingId?: string }
  currency: string | undefined
  page: number
  spells: number
}

const FIRST_SPELLS = 5
const ALL_SPELLS = 500

/** The place that an address names: the last twelve months unless it says otherwise. */
export function readPerformancePlace(
  search: Search,
  { groupId, listingId }: { groupId?: string; listingId?: string },
): PerformancePlace {
  const today = utcToday()
  const named = search.period ? readPerformancePeriod(search.period, today) : null
  const period = named ?? readPerformancePeriod(LAST_YEAR, today)
  if (!period) throw new Error('The last twelve months are a period.')
  return {
    text: named && search.period ? search.period : LAST_YEAR,
    period,
    scope: { ...(groupId && { groupId }), ...(listingId && { listingId }) },
    currency: search.currency,
    page: pageOf(search),
    spells: search.gaps === 'all' ? ALL_SPELLS : FIRST_SPELLS,
  }
}

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
