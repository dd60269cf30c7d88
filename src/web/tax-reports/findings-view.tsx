import { IconTableDown } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { errorMessage } from '../shared/error-message.ts'
import { PageLink } from '../shared/page-link.tsx'
import { Pager, pageOf } from '../shared/pager.tsx'
import { SearchField } from '../shared/search-field.tsx'
import { useCatalogueText } from '../shared/status-text.ts'
import { useSearch } from '../shared/use-search.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { AllDoneIllustration } from '../ui/illustrations/later.tsx'
import { Pill } from '../ui/pill.tsx'
import { ListSkeleton } from '../ui/skeletons.tsx'
import { RowsCard } from '../ui/rows-card.tsx'
import { type TaxFinding, taxFindingsOptions, type YearOfReports } from './tax-reports-queries.ts'
import classes from './tax-reports.module.css'

/** Who can't be reported, is exempt or is to be looked at, why, and where that is mended. */
export function FindingsView({ of }: { of: YearOfReports }) {
  const t = useTranslations('taxReports')
  const errors = useTranslations('errors')
  const language = useLocale()
  const [search] = useSearch()
  const { data, error, isPending, refetch } = useQuery({
    ...taxFindingsOptions(of, search.q ?? '', pageOf(search)),
    placeholderData: keepPreviousData,
  })
  const found = data?.findings
  const nothing = search.q ? 'nobodyFound' : data ? 'allRight' : 'notChecked'
  return (
    <>
      <div className={classes.filters}>
        <SearchField param="q" label={t('search')} placeholder={t('searchHint')} className={classes.search} />
        {data && found && found.totalCount > 0 && (
          <Button
            component="a"
            href={`/api/tax-report-runs/${data._id}/findings.csv?language=${language}`}
            download
            icon={<IconTableDown size={17} aria-hidden />}
          >
            {t('table')}
          </Button>
        )}
      </div>
      {error && <ErrorPanel message={errorMessage(errors, error)} onRetry={() => void refetch()} />}
      {isPending && !error && <ListSkeleton />}
      {!isPending && !error && !found?.nodes.length && (
        <EmptyState
          illustration={<AllDoneIllustration />}
          title={t(`${nothing}.title`)}
          text={t(`${nothing}.text`)}
          level={2}
        />
      )}
      {found && found.nodes.length > 0 && (
        <RowsCard>
          {found.nodes.map((finding) => (
            <FindingRow key={finding._id} finding={finding} />
          ))}
        </RowsCard>
      )}
      {found && <Pager total={found.totalCount} />}
    </>
  )
}

function FindingRow({ finding }: { finding: TaxFinding }) {
  const t = useTranslations('taxReports')
  const problemText = useCatalogueText('catalogue.taxReportProblem')
  const { name, landlordName, landlordEmail, problems, isKeptBack, isExempt } = finding
  const standing = isExempt ? 'isExempt' : isKeptBack ? 'isKeptBack' : 'isToCheck'
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <strong>{name || t('nobodyNamed')}</strong>
        <small>
          {landlordName}, {landlordEmail}
        </small>
      </div>
      <div className={classes.what}>
        <Pill tone={isExempt ? 'stone' : isKeptBack ? 'red' : 'amber'}>{t(standing)}</Pill>
        {problems.length > 0 && (
          <ul className={classes.problems}>
            {problems.map((problem) => (
              <li key={problem}>{problemText(problem)}</li>
            ))}
          </ul>
        )}
      </div>
      <div className={classes.buttons}>
        {finding.billingDetailsId ? (
          <PageLink page="staffBooks" search={{ view: 'tax', tax: 'ALL', q: landlordEmail }}>
            {t('toTaxData')}
          </PageLink>
        ) : (
          <PageLink page="staff" search={{ q: landlordEmail }}>
            {t('toLandlord')}
          </PageLink>
        )}
      </div>
    </li>
  )
}
