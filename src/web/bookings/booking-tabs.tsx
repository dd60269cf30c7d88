import { useInfiniteQuery, keepPreviousData } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { PageTab, PageTabs } from '../shared/page-tabs.tsx'
import { BOOKING_PHASES } from './booking-filter.ts'
import { bookingListQuery } from './booking-queries.ts'
import type { BookingsPlace } from './use-bookings-place.ts'

/** Upcoming, current, past and cancelled with their counts. */
export function BookingTabs({ place }: { place: BookingsPlace }) {
  const t = useTranslations('bookings')
  const phases = useTranslations('bookingPhase')
  const list = useInfiniteQuery({ ...bookingListQuery(place.filter), placeholderData: keepPreviousData })
  const counts = list.data?.pages[0]?.bookings.counts
  return (
    <PageTabs label={t('phases')}>
      {BOOKING_PHASES.map(({ phase, count }) => (
        <PageTab
          key={phase}
          {...place.linkTo(undefined, { phase })}
          keepScroll
          replace
          isOpen={phase === place.phase}
          count={counts?.[count] ?? ''}
        >
          {phases(phase)}
        </PageTab>
      ))}
    </PageTabs>
  )
}
