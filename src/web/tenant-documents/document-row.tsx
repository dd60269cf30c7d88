import { IconFileText } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
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
  const { document, canRemove } = props.own
  const t = useTranslations('tenantDocuments')
  const typeText = useCatalogueText('catalogue.tenantDocumentType')
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
          {' · '}
          {document.issuedOn ? t('issued', { day: format.day(document.issuedOn) }) : null}
          {document.issuedOn ? ' · ' : null}
          {t('size', { size: format.number(Math.max(1, Math.round(document.size / KILOBYTE))) })}
        </small>
        {hasFailed && (
          <p className={classes.failure}>
            {t(`failure.${document.failureReason ?? 'OTHER'}`)}
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
