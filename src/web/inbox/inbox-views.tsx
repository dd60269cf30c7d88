import { SavedViews } from '../shared/saved-views.tsx'
import { usePageNavigate } from '../shared/use-path.ts'
import { writeFilters, type InboxFilters, type InboxScope } from './inbox-filters.ts'

/** Filters of the inbox that somebody has given a name, with the listing that they are about. */
export function InboxViews(props: { scope: InboxScope; filters: InboxFilters }) {
  const { scope, filters } = props
  const navigate = usePageNavigate()
  const open = ({ groupId, listingId, ...search }: Record<string, string>) => {
    if (groupId) void navigate('groupRequests', { groupId }, { search })
    else if (listingId) void navigate('listingRequests', { listingId }, { search })
    else void navigate('inbox', {}, { search })
  }
  const current = {
    ...writeFilters(filters),
    groupId: scope.groupId ?? undefined,
    listingId: scope.listingId ?? undefined,
  }
  return <SavedViews compact page="INBOX" current={current} onOpen={open} />
}
