import type { UseQueryResult } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { errorMessage } from '../shared/error-message.ts'
import { QueuedAnswersList } from '../shared/queued-answer-notice.tsx'
import type { InboxPageQuery } from '../gen/graphql.ts'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { InboxCard } from './inbox-card.tsx'
import { InboxEmpty } from './inbox-empty.tsx'
import { InboxHead } from './inbox-head.tsx'
import { ListBones, PageList, PaneList, type InboxListHandle } from './inbox-list.tsx'
import type { useInboxLocation } from './inbox-location.ts'
import classes from './inbox-page.module.css'
import type { InboxRow } from './inbox-queries.ts'
import { InboxRowLink } from './inbox-row.tsx'
import type { DialogKind } from './request-dialogs.tsx'
import { TriageHints } from './triage-hints.tsx'

/** The list of requests with its head: a pane beside the request on wide screens, the page on narrow ones. */
export function InboxListPart(props: {
  location: ReturnType<typeof useInboxLocation>
  first: UseQueryResult<InboxPageQuery['landlordListingRequests']>
  listingName: string | null
  wide: boolean
  list: RefObject<InboxListHandle | null>
  activeId: string | null
  onOpen: (row: InboxRow) => void
  onDialog: (row: InboxRow, kind: DialogKind) => void
  onHelp: () => void
}) {
  const { location, first, wide } = props
  const { filters, setSearch, ...place } = location
  const t = useTranslations('inbox')
  const errors = useTranslations('errors')
  const change = (search: Record<string, string | undefined>) => setSearch(search, { replace: true })
  const page = first.data
  const shared = {
    scope: place.scope,
    filters,
    totalCount: page?.totalCount ?? 0,
    stale: first.isPlaceholderData,
    ref: props.list,
  }
  const rowProps = (row: InboxRow) => ({
    row,
    route: place.route,
    search: place.listSearch,
    active: row.id === props.activeId,
    onOpen: props.onOpen,
  })
  return (
    <div className={wide ? classes.listPane : classes.listPage}>
      <InboxHead
        listingName={props.listingName}
        scope={place.scope}
        filters={filters}
        counts={page?.filterCounts}
        onChange={change}
      />
      <QueuedAnswersList />
      {page && <VisuallyHidden role="status">{t('shown', { count: page.totalCount })}</VisuallyHidden>}
      {first.error && !page && (
        <ErrorPanel
          message={errorMessage(errors, first.error)}
          onRetry={() => void first.refetch()}
          busy={first.isFetching}
        />
      )}
      {first.isPending && <ListBones cards={!wide} />}
      {page?.totalCount === 0 && (
        <InboxEmpty filters={filters} all={page.filterCounts.all} onChange={change} />
      )}
      {page && page.totalCount > 0 && wide && (
        <PaneList {...shared} renderRow={(row) => <InboxRowLink {...rowProps(row)} />} />
      )}
      {page && page.totalCount > 0 && !wide && (
        <PageList
          {...shared}
          renderRow={(row) => <InboxCard {...rowProps(row)} onDialog={props.onDialog} />}
        />
      )}
      {wide && <TriageHints onHelp={props.onHelp} />}
    </div>
  )
}
