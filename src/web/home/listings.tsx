import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { lazy, Suspense, useCallback, useState } from 'react'
import { useTranslations } from 'use-intl'
import { errorMessage } from '../shared/error-message.ts'
import { ListingNextDaysLegend } from '../shared/listing-next-days-bar.tsx'
import { useSearch } from '../shared/use-search.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { NoResultsIllustration } from '../ui/illustrations/later.tsx'
import { Section } from '../ui/section.tsx'
import { ListSkeleton } from '../ui/skeletons.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { landlordListingsQuery } from './home-queries.ts'
import { isNarrowed, NO_FILTER, readListingFilter, type ListingFilter } from './listing-filter.ts'
import { ListingFilters } from './listing-filters.tsx'
import { ListingTable } from './listing-table.tsx'
import classes from './listings.module.css'

/** The listings overview: filters, table or cards, in windows as the server sorts them. */
export function Listings() {
  const t = useTranslations('home.listings')
  const [search] = useSearch()
  const filter = readListingFilter(search)
  const listings = useListings(filter)
  const first = listings.data?.pages[0]?.landlordListings
  return (
    <Section
      title={t('title')}
      aside={
        <small role="status">
          {first && isNarrowed(filter) ? t('count', { count: first.totalCount }) : t('sorted')}
        </small>
      }
      actions={<ListingFilters cities={first?.cities ?? []} />}
    >
      <ListingsBody filter={filter} />
      <Dialogs groupId={search.manage} />
    </Section>
  )
}

/** Loaded with the first dialog; it stays for those that follow, and for the way out of the last. */
const ListingDialogs = lazy(() =>
  import('../shared/publishing/listing-dialogs.tsx').then((module) => ({ default: module.ListingDialogs })),
)

function Dialogs(props: { groupId: string | undefined }) {
  const [groupId, setGroupId] = useState(props.groupId)
  if (props.groupId && props.groupId !== groupId) setGroupId(props.groupId)
  if (!groupId) return null
  return (
    <Suspense fallback={null}>
      <ListingDialogs groupId={groupId} />
    </Suspense>
  )
}

function useListings(filter: ListingFilter) {
  return useInfiniteQuery({ ...landlordListingsQuery(filter), placeholderData: keepPreviousData })
}

function ListingsBody({ filter }: { filter: ListingFilter }) {
  const t = useTranslations('home.listings')
  const errors = useTranslations('errors')
  const listings = useListings(filter)
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = listings
  const loadMore = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage])
  if (listings.isPending) return <ListSkeleton rows={8} />
  const failed = listings.isError && (
    <ErrorPanel
      title={t('failed')}
      message={errorMessage(errors, listings.error)}
      busy={listings.isFetching}
      onRetry={() => void (isFetchNextPageError ? listings.fetchNextPage() : listings.refetch())}
    />
  )
  if (!listings.data) return failed
  const nodes = listings.data.pages.flatMap((page) => page.landlordListings.nodes)
  if (nodes.length === 0) return <NoListingMatches />
  return (
    <>
      <Card padded={false} className={classes.card} aria-busy={listings.isPlaceholderData}>
        <ListingTable
          listings={nodes}
          totalCount={listings.data.pages[0]?.landlordListings.totalCount ?? nodes.length}
          onEndReached={loadMore}
        />
      </Card>
      {isFetchingNextPage && <VisuallyHidden role="status">{t('loadingMore')}</VisuallyHidden>}
      {failed}
      <ListingNextDaysLegend />
    </>
  )
}

function NoListingMatches() {
  const t = useTranslations('home.listings')
  const [, setSearch] = useSearch()
  return (
    <Card>
      <EmptyState
        illustration={<NoResultsIllustration />}
        title={t('nothingTitle')}
        text={t('nothingText')}
        action={<Button onClick={() => setSearch(NO_FILTER)}>{t('clear')}</Button>}
      />
    </Card>
  )
}
