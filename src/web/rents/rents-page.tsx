import { useTranslations } from 'use-intl'
import { PageLink } from '../shared/page-link.tsx'
import type { PageLoader } from '../shared/page-loader.ts'
import { PageTab, PageTabs } from '../shared/page-tabs.tsx'
import { Page } from '../shared/page.tsx'
import { type Search, useSearch } from '../shared/use-search.ts'
import { LimitsView } from './limits-view.tsx'
import { limitHistoryQuery, limitHomesQuery } from './limit-queries.ts'
import { rentHistoryQuery, rentHomesQuery } from './rent-queries.ts'
import { RentsView } from './rents-view.tsx'
import classes from './rents.module.css'

/** Fetches the homes with what the open view changes, and what was changed of it. */
export const loader: PageLoader<'rents'> = ({ queryClient, search }) =>
  Promise.all(
    isOfLimits(search)
      ? [queryClient.ensureQueryData(limitHomesQuery), queryClient.ensureQueryData(limitHistoryQuery)]
      : [queryClient.ensureQueryData(rentHomesQuery), queryClient.ensureQueryData(rentHistoryQuery)],
  )

function isOfLimits(search: Search): boolean {
  return search.view === 'limits'
}

/** What is changed of many homes at once: their rents, or the limits of stays in them. */
export function RentsPage() {
  const t = useTranslations('rents')
  const [search] = useSearch()
  const ofLimits = isOfLimits(search)
  return (
    <Page
      title={ofLimits ? t('limits.title') : t('title')}
      lead={ofLimits ? t('limits.lead') : t('lead')}
      back={<PageLink page="performance">{t('back')}</PageLink>}
    >
      <PageTabs label={t('views')}>
        <PageTab page="rents" isOpen={!ofLimits}>
          {t('view.rents')}
        </PageTab>
        <PageTab page="rents" search={{ view: 'limits' }} isOpen={ofLimits}>
          {t('view.limits')}
        </PageTab>
      </PageTabs>
      <div className={classes.column}>{ofLimits ? <LimitsView /> : <RentsView />}</div>
    </Page>
  )
}
