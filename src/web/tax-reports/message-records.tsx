import { useTranslations } from 'use-intl'
import { PageLink } from '../shared/page-link.tsx'
import { Pager } from '../shared/pager.tsx'
import { useCatalogueText } from '../shared/status-text.ts'
import { Card } from '../ui/card.tsx'
import { Pill } from '../ui/pill.tsx'
import { Section } from '../ui/section.tsx'
import { RowsCard } from '../ui/rows-card.tsx'
import type { TaxMessageDetail } from './tax-reports-queries.ts'
import classes from './tax-reports.module.css'

type ReportErrors = TaxMessageDetail['errors']
type TaxRecordRow = TaxMessageDetail['records']['nodes'][number]

/** What the tax office finds wrong with the message as a whole. */
export function MessageErrors({ errors }: { errors: ReportErrors }) {
  const t = useTranslations('taxReports')
  return (
    <Section title={t('whatIsWrong')}>
      <Card>
        <ErrorList errors={errors} />
      </Card>
    </Section>
  )
}

/** The records of a message, those that were refused first, with what is wrong with them. */
export function MessageRecords({ message: { records } }: { message: TaxMessageDetail }) {
  const t = useTranslations('taxReports')
  return (
    <Section title={t('recordsTitle')}>
      {records.nodes.length === 0 ? (
        <p className={classes.hint}>{t('noRecords')}</p>
      ) : (
        <RowsCard>
          {records.nodes.map((record) => (
            <RecordRow key={record._id} record={record} />
          ))}
        </RowsCard>
      )}
      <Pager total={records.totalCount} />
    </Section>
  )
}

function RecordRow({ record }: { record: TaxRecordRow }) {
  const t = useTranslations('taxReports')
  const changeText = useCatalogueText('catalogue.taxRecordChange')
  const { name, docRefId, corrects, change, isAccepted, errors, landlordId } = record
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <strong>{name || t('operator')}</strong>
        <small>{docRefId}</small>
        {corrects && <small>{t('corrects', { ref: corrects })}</small>}
      </div>
      <div className={classes.what}>
        <span className={classes.pills}>
          <Pill>{changeText(change)}</Pill>
          {isAccepted !== null && (
            <Pill tone={isAccepted ? 'pine' : 'red'}>{t(isAccepted ? 'isAccepted' : 'isRefused')}</Pill>
          )}
        </span>
        <ErrorList errors={errors} />
      </div>
      <div className={classes.buttons}>
        {landlordId && (
          <PageLink page="staffAudit" params={{ landlordId }}>
            {t('toLog')}
          </PageLink>
        )}
      </div>
    </li>
  )
}

// The tax office's own words, in whichever language it chose.
function ErrorList({ errors }: { errors: ReportErrors }) {
  if (errors.length === 0) return null
  return (
    <ul className={classes.problems}>
      {errors.map(({ code, text }, at) => (
        <li key={at}>
          <strong>{code}</strong> {text}
        </li>
      ))}
    </ul>
  )
}
