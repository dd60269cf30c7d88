import { reportYears } from '../../domain/money/tax-report/report-state.ts'
import { utcToday } from '../shared/today.ts'
import { pageOf } from '../shared/pager.tsx'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { INVOICE_LIVE_MODES } from '../../domain/catalogue/invoices.ts'
import { useFormat } from '../shared/format.ts'
import { PageLink } from '../shared/page-link.tsx'
import type { PageLoader } from '../shared/page-loader.ts'
import { PageTab, PageTabs } from '../shared/page-tabs.tsx'
import { Page } from '../shared/page.tsx'
import { paymentSetupQuery } from '../shared/paying/payment-setup.ts'
import { useCatalogueText } from '../shared/status-text.ts'
import { TestModePill } from '../shared/test-mode.tsx'
import { useSearch } from '../shared/use-search.ts'
import { FindingsView } from './findings-view.tsx'
import { MessagesView } from './messages-view.tsx'
import { RunCard } from './run-card.tsx'
import { StatementsView } from './statements-view.tsx'
import {
  type StaffTaxYear,
  taxFindingsOptions,
  taxMessagesOptions,
  taxStatementsOptions,
  taxYearOptions,
} from './tax-reports-queries.ts'
import { searchOf, VIEWS, viewOf, yearOf } from './tax-reports-search.ts'

/** Fetches how far the year is, and the first page of the part that the address names. */
export const loader: PageLoader<'staffTaxReports'> = async ({ queryClient, search }) => {
  const setup = await queryClient.ensureQueryData(paymentSetupQuery())
  const of = yearOf(search, setup?.mode ?? 'TESTING')
  const [q, page] = [search.q ?? '', pageOf(search)]
  const lists = {
    messages: () => queryClient.ensureQueryData(taxMessagesOptions(of, page)),
    check: () => queryClient.ensureQueryData(taxFindingsOptions(of, q, page)),
    statements: () => queryClient.ensureQueryData(taxStatementsOptions(of, q, page)),
  }
  await Promise.all([queryClient.ensureQueryData(taxYearOptions(of)), lists[viewOf(search)]()])
}

/** Where staff make the yearly report to the tax office: compute, check, hand in, record the answer, correct. */
export function TaxReportsPage() {
  const t = useTranslations('taxReports')
  const modeText = useCatalogueText('catalogue.invoiceLiveMode')
  const [search] = useSearch()
  const { data: setup } = useSuspenseQuery(paymentSetupQuery())
  const of = yearOf(search, setup?.mode ?? 'TESTING')
  const { data: year } = useSuspenseQuery(taxYearOptions(of))
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      aside={<TestModePill />}
      back={<PageLink page="staffBooks">{t('back')}</PageLink>}
    >
      <PageTabs label={t('years')}>
        {reportYears(utcToday()).map((one) => (
          <PageTab
            key={one}
            page="staffTaxReports"
            search={searchOf({ ...of, year: one })}
            isOpen={one === of.year}
          >
            {String(one)}
          </PageTab>
        ))}
      </PageTabs>
      {setup?.mode === 'LIVE' && (
        <PageTabs label={t('modes')}>
          {INVOICE_LIVE_MODES.map((one) => (
            <PageTab
              key={one}
              page="staffTaxReports"
              search={searchOf({ ...of, mode: one })}
              isOpen={one === of.mode}
            >
              {modeText(one)}
            </PageTab>
          ))}
        </PageTabs>
      )}
      {year && <YearParts year={year} />}
    </Page>
  )
}

function YearParts({ year }: { year: StaffTaxYear }) {
  const t = useTranslations('taxReports')
  const format = useFormat()
  const [search] = useSearch()
  const view = viewOf(search)
  const counts = {
    messages: year.reports.totalCount,
    check: year.run?.findings.totalCount ?? 0,
    statements: year.statements.sellers,
  }
  return (
    <>
      <RunCard year={year} />
      <PageTabs label={t('parts')}>
        {VIEWS.map((one) => (
          <PageTab
            key={one}
            page="staffTaxReports"
            search={searchOf(year, one)}
            keepScroll
            isOpen={one === view}
            count={format.number(counts[one])}
          >
            {t(`view.${one}`)}
          </PageTab>
        ))}
      </PageTabs>
      {view === 'messages' && <MessagesView of={year} hasRun={year.run !== null} />}
      {view === 'check' && <FindingsView of={year} />}
      {view === 'statements' && <StatementsView of={year} last={year.statements.last} />}
    </>
  )
}
