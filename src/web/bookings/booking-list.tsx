import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { errorMessage } from '../shared/error-message.ts'
import { Card } from '../ui/card.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { ListSkeleton } from '../ui/skeletons.tsx'
import { VirtualList } from '../ui/virtual-list.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { BookingDetail } from './booking-detail.tsx'
import { bookingListQuery } from './booking-queries.ts'
import { BookingRow } from './booking-row.tsx'
import { NoBooking } from './no-booking.tsx'
import type { BookingsPlace } from './use-bookings-place.ts'
import classes from './bookings-page.module.css'

/** The bookings of a tab; with `showsFirst` the opened one, else the first one, stands beside them. */
export function BookingList({ place, showsFirst }: { place: BookingsPlace; showsFirst: boolean }) {
  const t = useTranslations('bookings')
  const errors = useTranslations('errors')
  const list = useInfiniteQuery({ ...bookingListQuery(place.filter), placeholderData: keepPreviousData })
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list
  const loadMore = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage])
  if (list.isPending) return <ListSkeleton rows={6} />
  const failed = list.isError && (
    <ErrorPanel
      title={t('failed')}
      message={errorMessage(errors, list.error)}
      busy={list.isFetching}
      onRetry={() => void (isFetchNextPageError ? list.fetchNextPage() : list.refetch())}
    />
  )
  if (!list.data) return failed
  const nodes = list.data.pages.flatMap((page) => page.bookings.nodes)
  const shown = showsFirst ? (place.bookingId ?? nodes[0]?._id) : undefined
  return (
    <>
      {nodes.length === 0 ? (
        <NoBooking phase={place.phase} narrowed={place.narrowed} />
      ) : (
        <Card padded={false} className={classes.list} aria-busy={list.isPlaceholderData}>
          <VirtualList
            items={nodes}
            label={t('list')}
            estimateSize={84}
            getKey={(booking) => booking._id}
            renderItem={(booking) => (
              <BookingRow
                booking={booking}
                link={place.linkTo(booking._id)}
                shown={booking._id === shown}
                beside={showsFirst}
              />
            )}
            onEndReached={loadMore}
          />
        </Card>
      )}
      {isFetchingNextPage && <VisuallyHidden role="status">{t('loadingMore')}</VisuallyHidden>}
      {failed}
      {shown && (
        <div className={classes.side}>
          <BookingDetail key={shown} id={shown} scope={place.scope} />
        </div>
      )}
    </>
  )
}
