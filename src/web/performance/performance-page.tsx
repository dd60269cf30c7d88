import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { errorMessage } from '../shared/error-message.ts'
import { useFormat } from '../shared/format.ts'
import type { PageLoader } from '../shared/page-loader.ts'
import { PageLink } from '../shared/page-link.tsx'
import { Page } from '../shared/page.tsx'
import { useRouteParams, useSearch } from '../shared/use-search.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { FiguresIllustration } from '../ui/illustrations/figures.tsx'
import { DetailSkeleton } from '../ui/skeletons.tsx'
import { EarningsChart } from './earnings-chart.tsx'
import { Funnel } from './funnel.tsx'
import { HomesTable } from './homes-table.tsx'
import { KeyFigures } from './key-figures.tsx'
import { OccupancyChart } from './occupancy-chart.tsx'
import { PerformanceControls } from './performance-controls.tsx'
import { readPerformancePlace } from './performance-place.ts'
import { performanceQuery, type Performance } from './performance-queries.ts'
import { PriceHints } from './price-hints.tsx'
import { StayFacts } from './stay-facts.tsx'
import { VacancyCard } from './vacancy-card.tsx'
import classes from './performance.module.css'

type Name = 'performance' | 'listingPerformance' | 'groupPerformance'

/** Fetches the figures of the period and the homes that the address names. */
export const loader: PageLoader<Name> = ({ queryClient, params, search }) =>
  queryClient.prefetchQuery(performanceQuery(readPerformancePlace(search, params)))

/** How homes do, what vacancy cost, and what to change: of all homes, a group or a listing. */
export function PerformancePage() {
  const t = useTranslations('performance')
  const errors = useTranslations('errors')
  const params = useRouteParams<Name>('performance', 'listingPerformance', 'groupPerformance')
  const [search] = useSearch()
  const place = readPerformancePlace(search, params)
  const { data, isPending, error, isFetching, refetch, isPlaceholderData } = useQuery(performanceQuery(place))
  const name = data?.name ?? null
  return (
    <Page
      title={name ?? t('title')}
      documentTitle={name ? t('titleOf', { name }) : t('title')}
      lead={data && <Lead data={data} />}
      width="wide"
      actions={
        <Button component={PageLink} page="rents">
          {t('changeRents')}
        </Button>
      }
    >
      <PerformanceControls place={place} data={data ?? null} />
      {isPending && <DetailSkeleton />}
      {error && (
        <ErrorPanel
          title={t('failed')}
          message={errorMessage(errors, error)}
          busy={isFetching}
          onRetry={() => void refetch()}
          action={<PageLink page="performance">{t('allListings')}</PageLink>}
        />
      )}
      {data && (
        <div className={classes.parts} aria-busy={isPlaceholderData}>
          <Parts data={data} />
        </div>
      )}
    </Page>
  )
}

function Lead({ data }: { data: Performance }) {
  const t = useTranslations('performance')
  const format = useFormat()
  const { now, similar, city } = data
  if (!now) return t('notBegun', { day: format.day(data.period.from) })
  const days = format.dayRange(now.from, now.to)
  return similar && city ? t('leadSimilar', { days, homes: similar.units, city }) : t('lead', { days })
}

function Parts({ data }: { data: Performance }) {
  const t = useTranslations('performance')
  if (data.currencies.length === 0) {
    return (
      <EmptyState
        illustration={<FiguresIllustration />}
        title={t('noHomes')}
        text={t('noHomesText')}
        action={<PageLink page="createListing">{t('create')}</PageLink>}
      />
    )
  }
  if (!data.now) return null
  return (
    <>
      <KeyFigures data={data} />
      <div className={classes.pair}>
        <Funnel data={data} />
        <VacancyCard data={data} />
      </div>
      <OccupancyChart data={data} />
      <div className={classes.pair}>
        <EarningsChart data={data} />
        <StayFacts data={data} />
      </div>
      <PriceHints data={data} />
      <HomesTable data={data} />
    </>
  )
}
