import { useInfiniteQuery, keepPreviousData } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { PageLink } from '../shared/page-link.tsx'
import { BOOKING_PHASES } from './booking-filter.ts'
import { bookingListQuery } from './booking-queries.ts'
import type { BookingsPlace } from './use-bookings-place.ts'
import classes from './bookings-page.module.css'

/** Upcoming, current, past and cancelled with their counts. */
export function BookingTabs({ place }: { place: BookingsPlace }) {
  const t = useTranslations('bookings')
  const phases = useTranslations('bookingPhase')
  const list = useInfiniteQuery({ ...bookingListQuery(place.filter), placeholderData: keepPreviousData })
  const counts = list.data?.pages[0]?.bookings.counts
  return (
    <nav aria-label={t('phases')} className={classes.tabs}>
      {BOOKING_PHASES.map(({ phase, count }) => (
        <PageLink
          key={phase}
          {...place.linkTo(undefined, { phase })}
          keepScroll
          replace
          aria-current={phase === place.phase ? 'page' : undefined}
          className={classes.tab}
        >
          {phases(phase)} <span className={classes.count}>{counts?.[count]}</span>
        </PageLink>
      ))}
    </nav>
  )
}
