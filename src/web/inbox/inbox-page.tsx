import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ResourceNotFoundError } from '../../domain/kernel/errors.ts'
// Without a connection it could not be fetched, and a browser does not try again what it once failed to fetch.
import '../shared/answer-sender.tsx'
import { LaterPart } from '../shared/later-part.tsx'
import type { PageLoader } from '../shared/page-loader.ts'
import { PageTitle } from '../shared/page.tsx'
import { useMediaQuery } from '../shared/use-media-query.ts'
import { useOverlay } from '../shared/use-overlay.ts'
import { readFilters } from './inbox-filters.ts'
import { openOf, scopeOf, useInboxLocation } from './inbox-location.ts'
import { TriageHelp } from './inbox-later.ts'
import { InboxListPart } from './inbox-list-part.tsx'
import type { InboxListHandle } from './inbox-list.tsx'
import classes from './inbox-page.module.css'
import { isUnder } from '../shared/path-scope.ts'
import { inboxPageOptions, inboxScopeOptions, type InboxRow } from './inbox-queries.ts'
import { inboxRequestOptions, type RequestIds } from './inbox-request-query.ts'
import { useTriage } from './inbox-triage.ts'
import { RequestDialogs } from './request-dialogs.tsx'
import { RequestPane, RequestPlaceholder } from './request-pane.tsx'

/** Fetches the first window of the list, the open request, and the name of the listing or group. */
export const loader: PageLoader<'inbox' | 'listingRequests' | 'groupRequests'> = async ({
  queryClient,
  params,
  search,
}) => {
  const scope = scopeOf(params)
  const open = openOf(params)
  await Promise.all([
    queryClient.ensureQueryData(inboxPageOptions(scope, readFilters(search), 0)),
    queryClient.ensureQueryData(inboxScopeOptions(scope)),
    // A missing or foreign request is told beside the list.
    open && queryClient.prefetchQuery(inboxRequestOptions(open)),
  ])
}

/** From this width on list and request stand side by side; below, one of them fills the page. */
const WIDE = '(min-width: 768px)'

/** Requests of all listings, of one listing or of a group: the list, and the request that is open. */
export function InboxPage() {
  const location = useInboxLocation()
  const { scope, filters, open, openDialog } = location
  const t = useTranslations('inbox')
  const wide = useMediaQuery(WIDE)
  const list = useRef<InboxListHandle>(null)
  const [helpOpened, setHelpOpened] = useOverlay('inbox-help')
  const [wasHelpOpened, setWasHelpOpened] = useState(helpOpened)
  if (helpOpened && !wasHelpOpened) setWasHelpOpened(true)
  const [focused, setFocused] = useState<{ id: string } | null>(null)
  const first = useQuery({ ...inboxPageOptions(scope, filters, 0), refetchInterval: 60_000 })
  const about = useQuery(inboxScopeOptions(scope)).data ?? null
  const listingName = about?.name ?? null
  const openRequest = useQuery({
    ...inboxRequestOptions(open ?? NO_REQUEST),
    // What another listing was asked for is not found here, as what is not there.
    select: (found) => {
      if (about && !isUnder({ groupId: about.groupId }, found.listing)) throw new ResourceNotFoundError()
      return found
    },
    enabled: open !== null,
    refetchInterval: ({ state }) => (state.data?.landlordStatus === 'CREATING_CONTRACT' ? 2_000 : 60_000),
  })
  const openRow = open ? (openRequest.data ?? null) : null
  const focusRequest = ({ id }: { id: string }) => setFocused({ id })
  const activeId = useTriage({
    location,
    openRow,
    totalCount: first.data?.totalCount ?? 0,
    wide,
    list,
    onHelp: () => setHelpOpened(true),
    onFocusRequest: focusRequest,
  })
  const openDialogOf = (row: InboxRow, kind: Parameters<typeof openDialog>[0]['kind']) =>
    openDialog({ kind, bookingRequestId: row.bookingRequestId, listingRequestId: row.id })
  return (
    <div className={classes.page} data-open={open !== null || undefined}>
      {!open && <PageTitle text={listingName ? t('titleOf', { listing: listingName }) : t('title')} />}
      {(wide || !open) && (
        <InboxListPart
          key={wide ? 'pane' : 'page'}
          location={location}
          first={first}
          listingName={listingName}
          wide={wide}
          list={list}
          activeId={activeId}
          onOpen={focusRequest}
          onDialog={openDialogOf}
          onHelp={() => setHelpOpened(true)}
        />
      )}
      {open && (
        <RequestPane
          query={openRequest}
          back={{ page: location.route.page, params: location.route.params, search: location.listSearch }}
          alone={!wide}
          focused={focused}
          onDialog={(kind) => openRow && openDialogOf(openRow, kind)}
        />
      )}
      {wide && !open && <RequestPlaceholder />}
      <RequestDialogs target={location.dialog} onClose={location.closeDialog} />
      {wasHelpOpened && (
        <LaterPart>
          <TriageHelp opened={helpOpened} onClose={() => setHelpOpened(false)} />
        </LaterPart>
      )}
    </div>
  )
}

/** Stands in for the ids while no request is open; never asked for. */
const NO_REQUEST: RequestIds = { bookingRequestId: '', listingRequestId: null }
