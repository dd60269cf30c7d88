import { ScopedViews } from '../shared/scoped-views.tsx'
import { writeFilters, type InboxFilters, type InboxScope } from './inbox-filters.ts'

const ROUTES = { all: 'inbox', group: 'groupRequests', listing: 'listingRequests' } as const

/** Filters of the inbox that somebody has given a name, with the listing that they are about. */
export function InboxViews(props: { scope: InboxScope; filters: InboxFilters }) {
  return (
    <ScopedViews page="INBOX" scope={props.scope} filters={writeFilters(props.filters)} routes={ROUTES} />
  )
}
