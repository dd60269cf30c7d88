import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { ListCard } from '../shared/list-card.tsx'
import { PageLink } from '../shared/page-link.tsx'
import type { PageLoader } from '../shared/page-loader.ts'
import { PageTab, PageTabs } from '../shared/page-tabs.tsx'
import { Page } from '../shared/page.tsx'
import { Pager } from '../shared/pager.tsx'
import { useCatalogueText } from '../shared/status-text.ts'
import { useSearch } from '../shared/use-search.ts'
import { AllDoneIllustration } from '../ui/illustrations/later.tsx'
import { Pill } from '../ui/pill.tsx'
import { type ListedReport, reportsOptions, showsEnded } from './reports-queries.ts'
import classes from './staff-reports.module.css'

/** Loads the reports that the address shows. */
export const loader: PageLoader = ({ queryClient, search }) =>
  queryClient.ensureQueryData(reportsOptions(search))

/** The reported conversations: those that wait, the oldest first, and those that ended lately (decision 134). */
export function ReportsPage() {
  const t = useTranslations('staffReports')
  const [search] = useSearch()
  const query = useQuery({ ...reportsOptions(search), placeholderData: keepPreviousData })
  const { data } = query
  const ended = showsEnded(search)
  return (
    <Page title={t('title')} lead={t('lead')} back={<PageLink page="staff">{t('back')}</PageLink>}>
      <PageTabs label={t('views')}>
        <PageTab page="staffReports" isOpen={!ended}>
          {t('open')}
        </PageTab>
        <PageTab page="staffReports" search={{ state: 'ended' }} isOpen={ended}>
          {t('ended')}
        </PageTab>
      </PageTabs>
      <ListCard
        query={query}
        items={data?.nodes}
        total={data?.totalCount}
        illustration={<AllDoneIllustration />}
        title={t(ended ? 'noneEnded' : 'none')}
        text={t(ended ? 'noneEndedText' : 'noneText')}
      >
        {(report) => <ReportRow key={report._id} report={report} />}
      </ListCard>
      {data && <Pager total={data.totalCount} />}
    </Page>
  )
}

function ReportRow({ report }: { report: ListedReport }) {
  const t = useTranslations('staffReports')
  const reasonOf = useCatalogueText('catalogue.messageReportReason')
  const outcomeOf = useCatalogueText('catalogue.messageReportOutcome')
  const format = useFormat()
  const { _id, side, outcome, endedAt } = report
  return (
    <li>
      <PageLink page="staffReport" params={{ reportId: _id }} className={classes.row}>
        <strong>{t('row', { reason: reasonOf(report.reason), listing: report.listingName })}</strong>
        {outcome && (
          <span>
            <Pill tone="stone">{outcomeOf(outcome)}</Pill>
          </span>
        )}
        {report.words !== '' && <span className={classes.words}>{report.words}</span>}
        <small>
          {t('from', {
            name: report.reporterName ?? t('gone'),
            side,
            when: format.instant(report.reportedAt),
          })}
        </small>
        {endedAt && (
          <small>{t('endedBy', { name: report.endedByName ?? 'none', when: format.instant(endedAt) })}</small>
        )}
      </PageLink>
    </li>
  )
}
