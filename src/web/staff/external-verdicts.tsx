import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { errorMessage } from '../shared/error-message.ts'
import { useFormat } from '../shared/format.ts'
import { useCatalogueText } from '../shared/status-text.ts'
import { pageOf, Pager } from '../shared/pager.tsx'
import { useSearch } from '../shared/use-search.ts'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { Pill } from '../ui/pill.tsx'
import { Section } from '../ui/section.tsx'
import { ListSkeleton } from '../ui/skeletons.tsx'
import { RowsCard } from '../ui/rows-card.tsx'
import { type ExternalVerdict, externalOptions } from './identities-queries.ts'
import classes from './staff-page.module.css'

/** What the external provider has said of people, the latest first. */
export function ExternalVerdicts() {
  const t = useTranslations('staff.identities')
  const errors = useTranslations('errors')
  const [search] = useSearch()
  const page = pageOf(search)
  const { data, error, refetch } = useQuery({ ...externalOptions(page), placeholderData: keepPreviousData })
  return (
    <Section title={t('external')}>
      {error && <ErrorPanel message={errorMessage(errors, error)} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton />}
      {data?.nodes.length === 0 && <p className={classes.muted}>{t('noVerdicts')}</p>}
      {data && data.nodes.length > 0 && (
        <RowsCard>
          {data.nodes.map((verdict) => (
            <VerdictRow key={verdict._id} verdict={verdict} />
          ))}
        </RowsCard>
      )}
      {data && <Pager total={data.totalCount} />}
    </Section>
  )
}

function VerdictRow({ verdict }: { verdict: ExternalVerdict }) {
  const t = useTranslations('staff.identities')
  const staff = useTranslations('staff')
  const format = useFormat()
  const statusText = useCatalogueText('catalogue.idVerificationStatus')
  const reasonText = useCatalogueText('catalogue.idVerificationFailureReason')
  const { name, email, isLandlord, sessionId, isTest, status, failureReason } = verdict
  const { updatedAt, eraseAfter, erasedAt } = verdict
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <strong>{name}</strong>
        <small>
          {email} · {staff(isLandlord ? 'landlord' : 'tenant')}
        </small>
      </div>
      <div className={classes.what}>
        <small>{format.instant(updatedAt)}</small>
        {failureReason && <small>{reasonText(failureReason)}</small>}
        <small>{t('session', { id: sessionId })}</small>
        {erasedAt && <small>{t('erased', { when: format.instant(erasedAt) })}</small>}
        {!erasedAt && eraseAfter && <small>{t('erasedAfter', { when: format.instant(eraseAfter) })}</small>}
      </div>
      <div className={classes.buttons}>
        <Pill tone={status === 'APPROVED' ? 'pine' : status === 'RESUBMISSION_REQUESTED' ? 'amber' : 'red'}>
          {statusText(status)}
        </Pill>
        {isTest && <Pill pattern="dashed">{t('test')}</Pill>}
      </div>
    </li>
  )
}
