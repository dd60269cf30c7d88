import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { errorMessage } from '../shared/error-message.ts'
import { useFormat } from '../shared/format.ts'
import { PageLink } from '../shared/page-link.tsx'
import { Pager, pageOf } from '../shared/pager.tsx'
import { useCatalogueText } from '../shared/status-text.ts'
import { useSearch } from '../shared/use-search.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { PapersIllustration } from '../ui/illustrations/papers.tsx'
import { Pill } from '../ui/pill.tsx'
import { ListSkeleton } from '../ui/skeletons.tsx'
import { RowsCard } from '../ui/rows-card.tsx'
import { MessageActions } from './message-actions.tsx'
import { MESSAGE_TONES } from './state-tones.ts'
import { type TaxMessage, taxMessagesOptions, type YearOfReports } from './tax-reports-queries.ts'
import classes from './tax-reports.module.css'

/** The messages of a year, the newest first: how far each is, and what comes next. */
export function MessagesView({ of, hasRun }: { of: YearOfReports; hasRun: boolean }) {
  const t = useTranslations('taxReports')
  const errors = useTranslations('errors')
  const [search] = useSearch()
  const { data, error, refetch } = useQuery({
    ...taxMessagesOptions(of, pageOf(search)),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      {error && <ErrorPanel message={errorMessage(errors, error)} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton />}
      {data?.nodes.length === 0 && (
        <EmptyState
          illustration={<PapersIllustration />}
          title={t('noMessages')}
          text={t(hasRun ? 'noMessagesNow' : 'noMessagesYet')}
          level={2}
        />
      )}
      {data && data.nodes.length > 0 && (
        <RowsCard>
          {data.nodes.map((message) => (
            <MessageRow key={message._id} message={message} />
          ))}
        </RowsCard>
      )}
      {data && <Pager total={data.totalCount} />}
    </>
  )
}

function MessageRow({ message }: { message: TaxMessage }) {
  const t = useTranslations('taxReports')
  const kindText = useCatalogueText('catalogue.taxReportKind')
  const stateText = useCatalogueText('catalogue.taxReportState')
  const format = useFormat()
  const { _id, kind, state, messageRefId, madeAt, handedInAt, answeredAt, refused, errors } = message
  const when = answeredAt
    ? t('answeredAt', { when: format.instant(answeredAt) })
    : handedInAt
      ? t('handedInAt', { when: format.instant(handedInAt) })
      : t('madeAt', { when: format.instant(madeAt) })
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <strong>
          <PageLink page="staffTaxReport" params={{ reportId: _id }}>
            {kindText(kind)}
          </PageLink>
        </strong>
        <small>{messageRefId}</small>
      </div>
      <div className={classes.what}>
        <Pill tone={MESSAGE_TONES[state]}>{stateText(state)}</Pill>
        <span>
          {t('records', { added: message.added, corrected: message.corrected, deleted: message.deleted })}
        </span>
        {refused > 0 && <span className={classes.wrong}>{t('refused', { count: refused })}</span>}
        {errors.length > 0 && <span className={classes.wrong}>{t('errors', { count: errors.length })}</span>}
        <small>{when}</small>
      </div>
      <MessageActions message={message} />
    </li>
  )
}
