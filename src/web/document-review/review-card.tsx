import { IconCheck, IconDownload, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { errorMessage } from '../shared/error-message.ts'
import { useFormat } from '../shared/format.ts'
import { useCatalogueText } from '../shared/status-text.ts'
import { useOnce } from '../shared/use-once.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { DefinitionList } from '../ui/definition-list.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { showToast } from '../ui/toast-store.ts'
import classes from './document-review-page.module.css'
import { type DocumentToReview, type ReviewInput, validateDocument } from './review-queries.ts'

/** A document with what its tenant said about themselves, and the two answers to it. */
export function ReviewCard({ item, onRefuse }: { item: DocumentToReview; onRefuse: () => void }) {
  const { document } = item
  const t = useTranslations('documentReview')
  const errors = useTranslations('errors')
  const typeText = useCatalogueText('catalogue.tenantDocumentType')
  const format = useFormat()
  const name = `${item.firstName} ${item.lastName}`
  const accept = useOnce<ReviewInput, unknown>({
    send: validateDocument,
    onDone: () => showToast({ text: t('accepted', { name }) }),
  })
  const acceptIt = () =>
    accept.run({ fileId: document.fileId, status: 'SUCCESSFUL', failureReason: null, explanation: '' })
  const named = { type: typeText(document.type), name }
  return (
    <Card as="li" className={classes.card}>
      <div className={classes.head}>
        <h2>{typeText(document.type)}</h2>
        <small>{t('uploaded', { when: format.relative(document.uploadedAt) })}</small>
      </div>
      <Facts item={item} />
      <Content document={document} />
      <Others others={item.others} />
      {accept.error && <ErrorPanel message={errorMessage(errors, accept.error)} />}
      <div className={classes.buttons}>
        <Button
          variant="primary"
          busy={accept.busy}
          icon={<IconCheck size={18} aria-hidden />}
          aria-label={t('acceptNamed', named)}
          onClick={acceptIt}
        >
          {t('accept')}
        </Button>
        <Button
          variant="danger"
          disabled={accept.busy}
          icon={<IconX size={18} aria-hidden />}
          aria-label={t('refuseNamed', named)}
          onClick={onRefuse}
        >
          {t('refuse')}
        </Button>
      </div>
    </Card>
  )
}

function Facts({ item }: { item: DocumentToReview }) {
  const t = useTranslations('documentReview')
  const format = useFormat()
  const reasonText = useCatalogueText('reasonForStay')
  const payerText = useCatalogueText('paidBy')
  const employmentText = useCatalogueText('employment')
  const job = [item.jobTitle, item.companyName].filter((text) => text !== '')
  return (
    <DefinitionList
      items={[
        { term: t('tenant'), value: `${item.firstName} ${item.lastName}` },
        { term: t('issuedOn'), value: item.document.issuedOn ? format.day(item.document.issuedOn) : null },
        { term: t('reason'), value: reasonText(item.reasonForStay) },
        { term: t('employment'), value: item.employment ? employmentText(item.employment) : null },
        { term: t('job'), value: job.length > 0 ? format.list(job) : null },
        { term: t('paidBy'), value: payerText(item.paidBy) },
        { term: t('stay'), value: format.dayRange(item.from, item.to) },
      ]}
    />
  )
}

/** A picture is shown when somebody asks for it, since every look is written into the log; a PDF is saved. */
function Content({ document }: { document: DocumentToReview['document'] }) {
  const t = useTranslations('documentReview')
  const [isShown, setIsShown] = useState(false)
  if (document.contentType === 'application/pdf') {
    return (
      <Button
        component="a"
        href={document.url}
        download={document.fileName}
        icon={<IconDownload size={18} aria-hidden />}
        className={classes.open}
      >
        {t('save', { name: document.fileName })}
      </Button>
    )
  }
  if (!isShown) {
    return (
      <Button className={classes.open} onClick={() => setIsShown(true)}>
        {t('show', { name: document.fileName })}
      </Button>
    )
  }
  return <img src={document.url} alt={document.fileName} className={classes.picture} />
}

function Others({ others }: Pick<DocumentToReview, 'others'>) {
  const t = useTranslations('documentReview')
  const typeText = useCatalogueText('catalogue.tenantDocumentType')
  const statusText = useCatalogueText('catalogue.fileValidationStatus')
  if (others.length === 0) return null
  return (
    <details className={classes.others}>
      <summary>{t('others', { count: others.length })}</summary>
      <ul>
        {others.map((other) => (
          <li key={other.fileId}>
            <a href={other.url} download={other.fileName}>
              {typeText(other.type)}
            </a>{' '}
            <small>{statusText(other.status)}</small>
          </li>
        ))}
      </ul>
    </details>
  )
}
