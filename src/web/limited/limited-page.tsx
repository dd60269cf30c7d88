import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { isOpen } from '../../domain/rentals/classification.ts'
import { errorMessage } from '../shared/error-message.ts'
import { useFormat } from '../shared/format.ts'
// Without a connection it could not be fetched, and a browser does not try again what it once failed to fetch.
import '../shared/answer-sender.tsx'
import type { PageLoader } from '../shared/page-loader.ts'
import { PageLink } from '../shared/page-link.tsx'
import { Page } from '../shared/page.tsx'
import { StatusBadge } from '../shared/status-badge.tsx'
import { StayDeadline } from '../shared/stay-deadline.tsx'
import { useRouteParams, useSearch } from '../shared/use-search.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { EmptyInboxIllustration } from '../ui/illustrations/later.tsx'
import { ListSkeleton } from '../ui/skeletons.tsx'
import { LimitedDetail } from './limited-detail.tsx'
import { limitedRequestOptions, limitedRequestsOptions, type LimitedRow } from './limited-queries.ts'
import classes from './limited-page.module.css'

const PAGE_SIZE = 50

/** Loads the requests, and the one that the address names. */
export const loader: PageLoader<'inbox' | 'listingRequests' | 'groupRequests' | 'homepage'> = ({
  queryClient,
  params,
  search,
}) => {
  const { listingId, groupId, bookingRequestId, listingRequestId } = params
  const list = limitedRequestsOptions({ listingId, groupId }, offsetOf(search.page))
  return Promise.all([
    queryClient.ensureQueryData(list),
    bookingRequestId
      ? queryClient.ensureQueryData(
          limitedRequestOptions({ listingId, groupId }, bookingRequestId, listingRequestId),
        )
      : null,
  ])
}

function offsetOf(page: string | undefined): number {
  return Math.max(0, (Number(page) || 1) - 1) * PAGE_SIZE
}

/** The requests page of somebody with limited access: who asks when, and whether the apartment is free (D1, D6). */
export function LimitedPage() {
  const t = useTranslations('limited')
  const errors = useTranslations('errors')
  const { listingId, groupId, bookingRequestId, listingRequestId } = useRouteParams(
    'inbox',
    'listingRequests',
    'groupRequests',
    'homepage',
  )
  const [search, setSearch] = useSearch()
  const offset = offsetOf(search.page)
  const { data, error, refetch } = useQuery({
    ...limitedRequestsOptions({ listingId, groupId }, offset),
    placeholderData: keepPreviousData,
  })
  if (bookingRequestId) {
    return (
      <LimitedDetail
        key={bookingRequestId}
        bookingRequestId={bookingRequestId}
        listingRequestId={listingRequestId}
      />
    )
  }
  const turnTo = (page: number) => setSearch({ page: page > 1 ? String(page) : undefined })
  const page = offset / PAGE_SIZE + 1
  return (
    <Page title={t('title')} lead={t('lead')} width="narrow">
      {error && <ErrorPanel message={errorMessage(errors, error)} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton />}
      {data?.totalCount === 0 && (
        <EmptyState
          illustration={<EmptyInboxIllustration />}
          title={t('empty')}
          text={t('emptyText')}
          level={2}
        />
      )}
      {data && data.totalCount > 0 && (
        <ul className={classes.rows}>
          {data.nodes.map((row) => (
            <LimitedRowLink key={row.id} row={row} />
          ))}
        </ul>
      )}
      {data && data.totalCount > PAGE_SIZE && (
        <div className={classes.pages}>
          <Button disabled={page === 1} onClick={() => turnTo(page - 1)}>
            {t('newer')}
          </Button>
          <Button disabled={offset + PAGE_SIZE >= data.totalCount} onClick={() => turnTo(page + 1)}>
            {t('older')}
          </Button>
        </div>
      )}
    </Page>
  )
}

function LimitedRowLink({ row }: { row: LimitedRow }) {
  const format = useFormat()
  const { listingId, groupId } = useRouteParams('inbox', 'listingRequests', 'groupRequests', 'homepage')
  const page = listingId ? 'listingRequests' : groupId ? 'groupRequests' : 'inbox'
  return (
    <li>
      <PageLink
        page={page}
        params={{ listingId, groupId, bookingRequestId: row.bookingRequestId, listingRequestId: row.id }}
        className={classes.row}
      >
        <span className={classes.line}>
          <strong>{`${row.tenantInformation.firstName} ${row.tenantInformation.lastName}`}</strong>
          <StatusBadge badge={row.badge} />
        </span>
        <span className={classes.sub}>{row.listing.name}</span>
        <span className={classes.line}>
          <span className={classes.sub}>{format.dayRange(row.from, row.to)}</span>
          {row.autoDeclineAt && isOpen(row.landlordStatus) && (
            <StayDeadline deadline={row.autoDeclineAt} whose="LANDLORD" />
          )}
        </span>
      </PageLink>
    </li>
  )
}
