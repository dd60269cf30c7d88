import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { PageLink } from '../shared/page-link.tsx'
import type { PageLoader } from '../shared/page-loader.ts'
import { Page } from '../shared/page.tsx'
import { useCatalogueText } from '../shared/status-text.ts'
import { useRouteParams } from '../shared/use-search.ts'
import { Card } from '../ui/card.tsx'
import { DefinitionList } from '../ui/definition-list.tsx'
import { Section } from '../ui/section.tsx'
import { ReportDecision } from './report-decision.tsx'
import { ReportedConversation } from './reported-conversation.tsx'
import { reportOptions, type StaffReport } from './reports-queries.ts'
import classes from './staff-reports.module.css'

/** Loads the report; what was written is read only when somebody asks for it. */
export const loader: PageLoader<'staffReport'> = ({ queryClient, params }) =>
  queryClient.ensureQueryData(reportOptions(params.reportId))

/** A reported conversation: who is who, what was written up to then, and what is decided about it (decision 134). */
export function ReportPage() {
  const t = useTranslations('staffReports')
  const reasonOf = useCatalogueText('catalogue.messageReportReason')
  const { reportId } = useRouteParams('staffReport')
  const { data: report } = useQuery(reportOptions(reportId))
  if (!report) return null
  return (
    <Page
      title={t('heading', { reason: reasonOf(report.reason) })}
      back={<PageLink page="staffReports">{t('toList')}</PageLink>}
    >
      <Details report={report} />
      <ReportedConversation key={`read ${reportId}`} report={report} />
      <ReportDecision key={`end ${reportId}`} report={report} />
    </Page>
  )
}

function Details({ report }: { report: StaffReport }) {
  const t = useTranslations('staffReports')
  const outcomeOf = useCatalogueText('catalogue.messageReportOutcome')
  const format = useFormat()
  const { side, reporterName, outcome, endedAt, endedByName } = report
  const ended = endedAt && t('endedBy', { name: endedByName ?? 'none', when: format.instant(endedAt) })
  return (
    <Section title={t('details')}>
      <Card>
        <DefinitionList
          items={[
            {
              term: t('who'),
              value: reporterName ?? t('gone'),
              detail: t(side === 'TENANT' ? 'tenant' : 'landlord'),
            },
            { term: t('about'), value: t('aboutSide', { side: report.reportedSide }) },
            { term: t('words'), value: <span className={classes.text}>{report.words || t('noWords')}</span> },
            { term: t('reported'), value: format.instant(report.reportedAt) },
            { term: t('landlord'), value: report.landlordName, detail: report.landlordEmail },
            { term: t('tenant'), value: report.tenantName, detail: report.tenantEmail },
            { term: t('stay'), value: report.listingName, detail: format.dayRange(report.from, report.to) },
            { term: t('outcome'), value: outcome && outcomeOf(outcome), detail: ended },
            { term: t('answer'), value: report.answer },
          ]}
        />
      </Card>
    </Section>
  )
}
