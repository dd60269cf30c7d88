import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { PageLink } from '../shared/page-link.tsx'
import type { PageLoader } from '../shared/page-loader.ts'
import { Page } from '../shared/page.tsx'
import { ScopedViews } from '../shared/scoped-views.tsx'
import { SearchField } from '../shared/search-field.tsx'
import { useMediaQuery } from '../shared/use-media-query.ts'
import { useSearch } from '../shared/use-search.ts'
import { Button } from '../ui/button.tsx'
import { BookingDetail } from './booking-detail.tsx'
import { BookingExports } from './booking-exports.tsx'
import { readFilter, readPhase, writeView } from './booking-filter.ts'
import { BookingFilters, FilterButton, useFiltersShown } from './booking-filters.tsx'
import { BookingPhasePill, BookingPlaceAndStay } from './booking-head.tsx'
import { BookingList } from './booking-list.tsx'
import { bookingListQuery, bookingQuery, scopeNameQuery } from './booking-queries.ts'
import { BookingTabs } from './booking-tabs.tsx'
import { useBookingsPlace, type BookingsPlace } from './use-bookings-place.ts'
import classes from './bookings-page.module.css'

/** Fetches the list of the tab and the opened booking in one batch. */
export const loader: PageLoader<'bookings' | 'listingBookings' | 'groupBookings'> = async ({
  queryClient,
  params,
  search,
}) => {
  const { listingId, groupId, bookingId } = params
  const scope = { listingId, groupId }
  const name = queryClient.ensureQueryData(scopeNameQuery(scope))
  const booking = bookingId ? await queryClient.ensureQueryData(bookingQuery(bookingId, scope)) : null
  const phase = readPhase(search.phase) ?? booking?.phase ?? 'UPCOMING'
  const list = queryClient.prefetchInfiniteQuery(bookingListQuery(readFilter(scope, phase, search)))
  await Promise.all([name, list])
}

/** Below this width the list and a booking are two pages. */
const SIDE_BY_SIDE = '(min-width: 1100px)'

/** The bookings of all listings, of one listing or of one group; list and detail side by side on a desk. */
export function BookingsPage() {
  const t = useTranslations('bookings')
  const place = useBookingsPlace()
  const wide = useMediaQuery(SIDE_BY_SIDE)
  const name = useQuery(scopeNameQuery(place.scope)).data
  const [filtersShown, toggleFilters] = useFiltersShown()
  const title = name ? t('titleOf', { name }) : t('title')
  useFocusedHeading(wide ? undefined : (place.bookingId ?? 'list'))
  if (!wide && place.bookingId) {
    return <BookingAlone id={place.bookingId} place={place} />
  }
  return (
    <Page
      title={title}
      actions={
        <>
          <BookingSearch />
          <FilterButton shown={filtersShown} onToggle={toggleFilters} />
          <Button component={PageLink} page="cleaning">
            {t('cleaning')}
          </Button>
        </>
      }
      back={name && <BackToListings />}
    >
      <div className={classes.bar}>
        <BookingTabs place={place} />
        <BookingExports place={place} />
        <BookingViews place={place} />
      </div>
      {filtersShown && <BookingFilters place={place} />}
      <div className={classes.columns} data-wide={wide || undefined}>
        <BookingList place={place} showsFirst={wide} />
      </div>
    </Page>
  )
}

/** A booking as a page of its own, on narrow screens. */
function BookingAlone({ id, place }: { id: string; place: BookingsPlace }) {
  const t = useTranslations('bookings')
  const booking = useQuery(bookingQuery(id, place.scope)).data
  return (
    <Page
      title={booking?.tenantNames ?? t('detail')}
      lead={booking && <BookingPlaceAndStay booking={booking} />}
      aside={booking && <BookingPhasePill booking={booking} />}
      back={<PageLink {...place.linkTo(undefined)}>{t('backToList')}</PageLink>}
    >
      <BookingDetail id={id} scope={place.scope} headless />
    </Page>
  )
}

function BookingSearch() {
  const t = useTranslations('bookings')
  return (
    <SearchField
      param="q"
      label={t('search')}
      placeholder={t('searchPlaceholder')}
      className={classes.search}
    />
  )
}

function BackToListings() {
  const t = useTranslations('bookings')
  return <PageLink page="homepage">{t('back')}</PageLink>
}

/** Where list and detail replace each other, the focus goes to the new heading as it does between pages. */
function useFocusedHeading(view: string | undefined) {
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    if (view) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [view])
}

const ROUTES = { all: 'bookings', group: 'groupBookings', listing: 'listingBookings' } as const

/** Tab, search and filters of the bookings that somebody has given a name, with the listing that they are about. */
function BookingViews({ place }: { place: BookingsPlace }) {
  const [search] = useSearch()
  return (
    <ScopedViews
      page="BOOKINGS"
      scope={place.scope}
      filters={writeView(place.phase, search)}
      routes={ROUTES}
    />
  )
}
