import type { PageLoader } from '../shared/page-loader.ts'
import { pageOf } from '../shared/pager.tsx'
import { useSearch } from '../shared/use-search.ts'
import { portalsOptions, staffPortalHomesOptions } from './portal-queries.ts'
import { StaffPortalHomes } from './staff-homes.tsx'
import { StaffPortals } from './staff-portals.tsx'

/** Loads all portals, or the homes of the search in the address. */
export const loader: PageLoader = ({ queryClient, search }) =>
  search.view === 'homes'
    ? queryClient.ensureQueryData(staffPortalHomesOptions(search.q ?? '', pageOf(search)))
    : queryClient.ensureQueryData(portalsOptions())

/** The portals, or what each of them gets of anybody's homes. */
export function StaffPortalsPage() {
  const [search] = useSearch()
  return search.view === 'homes' ? <StaffPortalHomes /> : <StaffPortals />
}
