import { IconFileText } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { ENDED_DOCUMENT_MONTHS, IDENTITY_DOCUMENT_DAYS } from '../../domain/rentals/document-clock.ts'
import { useFormat } from '../shared/format.ts'
import { useCatalogueText } from '../shared/status-text.ts'
import { Button } from '../ui/button.tsx'
import type { OwnDocument } from './document-queries.ts'
import classes from './documents-page.module.css'
import { ProofPill } from './proof-pill.tsx'

const KILOBYTE = 1024

/** A document that was handed in: what it is, what came of it, and why it was not accepted. */
export function DocumentRow(props: {
  own: OwnDocument
  isOpen: boolean
  onReplace: () => void
  onRemove: () => void
}) {
  const { document, canRemove, isReused } = props.own
  const t = useTranslations('tenantDocuments')
  const typeText = useCatalogueText('catalogue.tenantDocumentType')
  const idText = useCatalogueText('catalogue.idDocument')
  const studentText = useCatalogueText('catalogue.studentIdType')
  const format = useFormat()
  const hasFailed = document.status === 'FAILED'
  return (
    <li className={classes.document}>
      <IconFileText size={22} aria-hidden className={classes.icon} />
      <div className={classes.what}>
        <a href={document.url} download={document.fileName}>
          {document.fileName}
        </a>
        <small>
          {typeText(document.type)}
          {document.idDocument ? ` · ${idText(document.idDocument)}` : null}
          {document.studentIdType ? ` · ${studentText(document.studentIdType)}` : null}
          {' · '}
          {document.issuedOn ? t('issued', { day: format.day(document.issuedOn) }) : null}
          {document.issuedOn ? ' · ' : null}
          {t('size', { size: format.number(Math.max(1, Math.round(document.size / KILOBYTE))) })}
        </small>
        {isReused && <small>{t('reuse.from', { day: format.instant(document.uploadedAt) })}</small>}
        <DocumentClock document={document} />
        {hasFailed && (
          <p className={classes.failure}>
            {document.type === 'VALID_IDENTITY_DOCUMENT' &&
            document.failureReason === 'NAME_DOES_NOT_MATCH_ID'
              ? t('failure.somebodyElses')
              : t(`failure.${document.failureReason ?? 'OTHER'}`)}
            {document.explanation && ` ${t('explanation', { text: document.explanation })}`}
          </p>
        )}
      </div>
      <ProofPill state={document.status} />
      {props.isOpen && canRemove.value && (
        <div className={classes.buttons}>
          <Button
            size="small"
            variant={hasFailed ? 'primary' : 'plain'}
            onClick={props.onReplace}
            aria-label={t('replaceNamed', { name: document.fileName })}
          >
            {t('replace')}
          </Button>
          <Button
            size="small"
            variant="quiet"
            onClick={props.onRemove}
            aria-label={t('removeNamed', { name: document.fileName })}
          >
            {t('remove.button')}
          </Button>
        </div>
      )}
    </li>
  )
}

/** Until when a document is kept, and why. */
function DocumentClock({ document }: { document: OwnDocument['document'] }) {
  const t = useTranslations('tenantDocuments.clock')
  const format = useFormat()
  const { deletedOn, keptBecause } = document
  if (!keptBecause) return null
  return (
    <small>
      {deletedOn
        ? t(keptBecause, { day: format.day(deletedOn) })
        : t('REQUEST_GOING_ON', goingOn(document.type))}
    </small>
  )
}

function goingOn(type: string): { months: number; days: number; isIdentity: string } {
  return {
    months: ENDED_DOCUMENT_MONTHS,
    days: IDENTITY_DOCUMENT_DAYS,
    isIdentity: String(type === 'VALID_IDENTITY_DOCUMENT'),
  }
}
