import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { statementDay } from '../../domain/money/tax-report/report-state.ts'
import { errorMessage } from '../shared/error-message.ts'
import { useFormat } from '../shared/format.ts'
import { PageLink } from '../shared/page-link.tsx'
import { Pager, pageOf } from '../shared/pager.tsx'
import { SearchField } from '../shared/search-field.tsx'
import { useCatalogueText } from '../shared/status-text.ts'
import { useSearch } from '../shared/use-search.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { PapersIllustration } from '../ui/illustrations/papers.tsx'
import { Pill } from '../ui/pill.tsx'
import { ListSkeleton } from '../ui/skeletons.tsx'
import { RowsCard } from '../ui/rows-card.tsx'
import { MAIL_TONES } from './state-tones.ts'
import { type SellerStatement, taxStatementsOptions, type YearOfReports } from './tax-reports-queries.ts'
import classes from './tax-reports.module.css'

/** What sellers were told of a year: when, whether the mail went out, and the document itself. */
export function StatementsView({ of, last }: { of: YearOfReports; last: string | null }) {
  const t = useTranslations('taxReports')
  const errors = useTranslations('errors')
  const format = useFormat()
  const [search] = useSearch()
  const { data, error, refetch } = useQuery({
    ...taxStatementsOptions(of, search.q ?? '', pageOf(search)),
    placeholderData: keepPreviousData,
  })
  const from = format.day(statementDay(of.year))
  return (
    <>
      <p className={classes.hint}>
        {last ? t('statementsLast', { when: format.instant(last) }) : t('statementsFrom', { day: from })}
      </p>
      <div className={classes.filters}>
        <SearchField param="q" label={t('search')} placeholder={t('searchHint')} className={classes.search} />
      </div>
      {error && <ErrorPanel message={errorMessage(errors, error)} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton />}
      {data?.nodes.length === 0 && (
        <EmptyState
          illustration={<PapersIllustration />}
          title={t(search.q ? 'nobodyFound.title' : 'noStatements')}
          text={search.q ? t('nobodyFound.text') : t('noStatementsText', { day: from })}
          level={2}
        />
      )}
      {data && data.nodes.length > 0 && (
        <RowsCard>
          {data.nodes.map((statement) => (
            <StatementRow key={statement._id} statement={statement} />
          ))}
        </RowsCard>
      )}
      {data && <Pager total={data.totalCount} />}
    </>
  )
}

function StatementRow({ statement }: { statement: SellerStatement }) {
  const t = useTranslations('taxReports')
  const mailText = useCatalogueText('catalogue.taxStatementMailState')
  const format = useFormat()
  const { name, landlordId, landlordName, isCorrection, madeAt, mail, mailedAt, documentUrl } = statement
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <strong>{name}</strong>
        <small>
          <PageLink page="staffAudit" params={{ landlordId }}>
            {landlordName}
          </PageLink>
        </small>
      </div>
      <div className={classes.what}>
        <Pill tone={MAIL_TONES[mail]}>{mailText(mail)}</Pill>
        <small>
          {t(isCorrection ? 'statementCorrected' : 'statementMade', { when: format.instant(madeAt) })}
          {mailedAt && ` · ${t('mailedAt', { when: format.instant(mailedAt) })}`}
        </small>
      </div>
      <div className={classes.buttons}>
        {documentUrl && (
          <a href={documentUrl} target="_blank" rel="noreferrer" aria-label={t('openOf', { name })}>
            {t('open')}
          </a>
        )}
      </div>
    </li>
  )
}
