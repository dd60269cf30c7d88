import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { ALL_PLACES, slugOf } from '../../domain/listings/listing-path.ts'
import { errorMessage } from '../shared/error-message.ts'
import { PageLink } from '../shared/page-link.tsx'
import type { PageLoader } from '../shared/page-loader.ts'
import { PageTitle } from '../shared/page.tsx'
import { useStayInAddress } from '../shared/stay-in-address.ts'
import { useSearch } from '../shared/use-search.ts'
import { useViewer } from '../shared/viewer.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { NoResultsIllustration } from '../ui/illustrations/later.tsx'
import { ListSkeleton } from '../ui/skeletons.tsx'
import { CategoryLinks } from './category-links.tsx'
import { ListingCard } from './listing-card.tsx'
import { trackListings } from '../shared/tracker/event-queue.ts'
import { publicListingsOptions } from './listing-queries.ts'
import classes from './start-page.module.css'
import { StartSearch } from './place-and-days.tsx'
import { StreetIllustration } from './street-illustration.tsx'
import { utcToday } from '../shared/today.ts'

/** Fetches the first listings before the page shows. */
export const loader: PageLoader = ({ queryClient, search }) =>
  queryClient.ensureInfiniteQueryData(publicListingsOptions(search.city))

/** The public start: listings by city, how it works, and the ways in for tenants and landlords. */
export function StartPage() {
  const t = useTranslations('start')
  return (
    <div className={classes.page}>
      <PageTitle text={t('title')} />
      <header className={classes.hero}>
        <div className={classes.heroWords}>
          <h1 tabIndex={-1}>{t('headline')}</h1>
          <Search />
          <p>{t('lead')}</p>
          <WaysIn />
        </div>
        <StreetIllustration />
      </header>
      <Listings />
      <CategoryLinks place={ALL_PLACES} />
      <HowItWorks />
      <section className={classes.landlords}>
        <div>
          <h2>{t('landlordTitle')}</h2>
          <p>{t('landlordText')}</p>
        </div>
        <Button component={PageLink} page="signUp" search={{ role: 'landlord' }}>
          {t('signUpLandlord')}
        </Button>
      </section>
    </div>
  )
}

function Search() {
  const [{ city }] = useSearch()
  const { data } = useInfiniteQuery({ ...publicListingsOptions(city), placeholderData: keepPreviousData })
  // Another chip is another beginning.
  return <StartSearch key={city ?? ''} cities={data?.pages[0]?.cities ?? []} />
}

function WaysIn() {
  const t = useTranslations('start')
  const viewer = useViewer()
  if (viewer) {
    return (
      <div className={classes.ways}>
        <Button component={PageLink} page={viewer.landlord ? 'homepage' : 'tenantRequests'}>
          {viewer.landlord ? t('toDashboard') : t('myRequests')}
        </Button>
      </div>
    )
  }
  return (
    <div className={classes.ways}>
      <Button component={PageLink} page="signUp" search={{ role: 'tenant' }}>
        {t('signUpTenant')}
      </Button>
      <Button component={PageLink} page="login">
        {t('login')}
      </Button>
    </div>
  )
}

function Listings() {
  const t = useTranslations('start')
  const tErrors = useTranslations('errors')
  const tSearch = useTranslations('publicSearch')
  const [{ city }] = useSearch()
  const query = useInfiniteQuery({ ...publicListingsOptions(city), placeholderData: keepPreviousData })
  const today = utcToday()
  const [first] = query.data?.pages ?? []
  useEffect(() => {
    const shown = query.data?.pages.flatMap((page) => page.nodes) ?? []
    trackListings(
      'ListingViewedInSearchResultsList',
      shown.map((listing) => listing.groupId),
    )
  }, [query.data])
  if (query.isError && !first) {
    return <ErrorPanel message={errorMessage(tErrors, query.error)} onRetry={() => void query.refetch()} />
  }
  if (!first) return <ListSkeleton />
  const listings = query.data?.pages.flatMap((page) => page.nodes) ?? []
  const count = first.totalCount
  return (
    <section className={classes.listings} aria-busy={query.isPlaceholderData || undefined}>
      <div className={classes.listingsHead}>
        <h2 aria-live="polite">{city ? t('listingsIn', { count, city }) : t('listings', { count })}</h2>
        <Cities cities={first.cities} chosen={city} />
        <PageLink page="publicSearch" search={{ place: city && slugOf(city) }}>
          {tSearch('narrow')}
        </PageLink>
      </div>
      {listings.length === 0 ? (
        <EmptyState illustration={<NoResultsIllustration />} title={t('emptyTitle')} text={t('emptyText')} />
      ) : (
        <div className={classes.cards}>
          {listings.map((listing, at) => (
            <ListingCard key={listing.groupId} listing={listing} today={today} eager={at < 3} />
          ))}
        </div>
      )}
      {query.isError && <ErrorPanel message={errorMessage(tErrors, query.error)} />}
      {query.hasNextPage && (
        <Button
          className={classes.more}
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('showMore')}
        </Button>
      )}
    </section>
  )
}

function Cities(props: { cities: readonly string[]; chosen: string | undefined }) {
  const t = useTranslations('start')
  const days = useStayInAddress()
  return (
    <nav className={classes.cities} aria-label={t('cities')}>
      {[undefined, ...props.cities].map((city) => (
        <PageLink
          key={city ?? ''}
          page="start"
          search={{ city, ...days }}
          aria-current={city === props.chosen ? 'true' : undefined}
          className={classes.city}
        >
          {city ?? t('allCities')}
        </PageLink>
      ))}
    </nav>
  )
}

const STEPS = ['ask', 'answer', 'sign'] as const

function HowItWorks() {
  const t = useTranslations('start')
  return (
    <section className={classes.how}>
      <h2>{t('howTitle')}</h2>
      <ol>
        {STEPS.map((step) => (
          <li key={step}>
            <h3>{t(`how.${step}.title`)}</h3>
            <p>{t(`how.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
