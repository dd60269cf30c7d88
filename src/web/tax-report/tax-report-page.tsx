import { reportYears } from '../../domain/money/tax-report/report-state.ts'
import { utcToday } from '../shared/today.ts'
import { IconTableDown } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { PageLink } from '../shared/page-link.tsx'
import type { PageLoader } from '../shared/page-loader.ts'
import { PageTab, PageTabs } from '../shared/page-tabs.tsx'
import { Page } from '../shared/page.tsx'
import { useCatalogueText } from '../shared/status-text.ts'
import { TestModeNote, TestModePill } from '../shared/test-mode.tsx'
import { useSearch } from '../shared/use-search.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { PapersIllustration } from '../ui/illustrations/papers.tsx'
import { Pill } from '../ui/pill.tsx'
import { Section } from '../ui/section.tsx'
import { TaxEntries } from './tax-entries.tsx'
import { TaxPropertyCard } from './tax-property.tsx'
import {
  type TaxProperty,
  type TaxSellerYear,
  type TaxStatement,
  taxYearOf,
  taxYearQuery,
  type TaxYear,
} from './tax-report-queries.ts'
import classes from './tax-report.module.css'

/** Fetches the year that the address names. */
export const loader: PageLoader<'taxReport'> = ({ queryClient, search }) =>
  queryClient.ensureQueryData(taxYearQuery(taxYearOf(search)))

/** What would be reported to the tax office today, by home and quarter, and what was reported of past years. */
export function TaxReportPage() {
  const t = useTranslations('taxReport')
  const language = useLocale()
  const [search] = useSearch()
  const year = taxYearOf(search)
  const { data } = useSuspenseQuery(taxYearQuery(year))
  const today = data.taxReportToday
  return (
    <Page title={t('title')} lead={t('lead')} aside={<TestModePill />}>
      <TestModeNote />
      <PageTabs label={t('years')}>
        {reportYears(utcToday()).map((one, at) => (
          <PageTab
            key={one}
            page="taxReport"
            search={at === 0 ? {} : { year: String(one) }}
            isOpen={one === year}
          >
            {String(one)}
          </PageTab>
        ))}
      </PageTabs>
      {today && <YearOf today={today} />}
      {today && today.sellers.length > 0 && (
        <nav aria-label={t('files')}>
          <Button
            component="a"
            href={`/api/tax-report.csv?year=${year}&language=${language}`}
            download
            icon={<IconTableDown size={17} aria-hidden />}
          >
            {t('table')}
          </Button>
        </nav>
      )}
      <Statements statements={data.taxStatements ?? []} />
    </Page>
  )
}

function YearOf({ today }: { today: TaxYear }) {
  const t = useTranslations('taxReport')
  const format = useFormat()
  const [opened, setOpened] = useState<{ seller: TaxSellerYear; property: TaxProperty } | null>(null)
  if (today.sellers.length === 0)
    return (
      <EmptyState
        illustration={<PapersIllustration />}
        title={t('nothing')}
        text={t('nothingText', { year: String(today.year) })}
        level={2}
        action={<PageLink page="payments">{t('toPayments')}</PageLink>}
      />
    )
  return (
    <>
      <p className={classes.note}>
        {t(today.isOver ? 'yearOver' : 'yearRuns', {
          day: format.day(today.deadline),
          year: String(today.year),
        })}
      </p>
      {today.unmarked.map(({ currency, amount, rents }) => (
        <Card key={currency} className={classes.unmarked}>
          {t('unmarked', { amount: format.money(amount, currency, 'no'), count: rents })}
        </Card>
      ))}
      {today.sellers.map((seller) => (
        <SellerOf
          key={seller.billingDetailsId ?? ''}
          seller={seller}
          onOpen={(property) => setOpened({ seller, property })}
        />
      ))}
      <TaxEntries year={today.year} opened={opened} onClose={() => setOpened(null)} />
    </>
  )
}

function SellerOf({ seller, onOpen }: { seller: TaxSellerYear; onOpen: (property: TaxProperty) => void }) {
  const t = useTranslations('taxReport')
  const problemText = useCatalogueText('catalogue.taxReportProblem')
  return (
    <Section title={seller.name ?? t('nobody')}>
      <div className={classes.standing}>
        <Pill tone={seller.isReported ? 'pine' : 'amber'}>
          {t(seller.isExempt ? 'exempt' : seller.isReported ? 'reported' : 'notReported')}
        </Pill>
        {seller.problems.length > 0 && (
          <ul>
            {seller.problems.map((problem) => (
              <li key={problem}>{problemText(problem)}</li>
            ))}
          </ul>
        )}
        {seller.problems.length > 0 && (
          <PageLink page="billingDetails" search={{ highlights: 'dac7' }}>
            {t('complete')}
          </PageLink>
        )}
      </div>
      <div className={classes.properties}>
        {seller.properties.map((property) => (
          <TaxPropertyCard
            key={`${property._id} ${property.currency}`}
            property={property}
            onOpen={() => onOpen(property)}
          />
        ))}
      </div>
    </Section>
  )
}

function Statements({ statements }: { statements: readonly TaxStatement[] }) {
  const t = useTranslations('taxReport')
  const format = useFormat()
  if (statements.length === 0) return null
  return (
    <Section title={t('statements')}>
      <Card padded={false}>
        <ul className={classes.statements}>
          {statements.map(({ _id, year, name, isCorrection, madeAt, documentUrl }) => (
            <li key={_id}>
              <span>
                <strong>{t('statementOf', { year: String(year), name })}</strong>
                <small>
                  {t(isCorrection ? 'corrected' : 'made', { day: format.day(madeAt.slice(0, 10)) })}
                </small>
              </span>
              {documentUrl && (
                <a href={documentUrl} target="_blank" rel="noreferrer">
                  {t('open')}
                </a>
              )}
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  )
}
