import type { SavedViewPage } from '../../domain/people/saved-view.ts'
import type { RouteName } from '../routes.ts'
import { SavedViews } from './saved-views.tsx'
import { usePageNavigate } from './use-path.ts'

/** Saved views of a page that is about all listings, about a group or about one listing; a view keeps that, too. */
export function ScopedViews(props: {
  page: SavedViewPage
  scope: { groupId?: string | null | undefined; listingId?: string | null | undefined }
  /** The filters of now, as the address has them. */
  filters: Record<string, string | undefined>
  routes: { all: RouteName; group: RouteName; listing: RouteName }
}) {
  const { page, scope, filters, routes } = props
  const navigate = usePageNavigate()
  const open = ({ groupId, listingId, ...search }: Record<string, string>) => {
    if (groupId) void navigate(routes.group, { groupId }, { search })
    else if (listingId) void navigate(routes.listing, { listingId }, { search })
    else void navigate(routes.all, {}, { search })
  }
  const current = {
    ...filters,
    groupId: scope.groupId ?? undefined,
    listingId: scope.listingId ?? undefined,
  }
  return <SavedViews compact page={page} current={current} onOpen={open} />
}
