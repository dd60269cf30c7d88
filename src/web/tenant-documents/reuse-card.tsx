import { IconFileCheck } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { useFormat } from '../shared/format.ts'
import { useCatalogueText } from '../shared/status-text.ts'
import { useOnce } from '../shared/use-once.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { showToast } from '../ui/toast-store.ts'
import {
  consentToDocuments,
  revokeConsent,
  type ReusableDocument,
  type Verification,
} from './document-queries.ts'
import classes from './documents-page.module.css'

/** What was accepted before and would do here, or that it is used, with the way back until there is a contract. */
export function ReuseCard({
  verification,
  onOpen,
}: {
  verification: Verification
  onOpen: (what: string) => void
}) {
  const { reusable, consent, request } = verification
  const t = useTranslations('tenantDocuments.reuse')
  const format = useFormat()
  const landlord = request.landlordFirstName
  if (reusable.length > 0) {
    return (
      <Card as="section" className={classes.reuse} aria-labelledby="reuse">
        <h2 id="reuse">{t('title', { count: reusable.length })}</h2>
        <DocumentNames documents={reusable} />
        <p>{t('lead', { landlord })}</p>
        <Button
          variant="primary"
          icon={<IconFileCheck size={18} aria-hidden />}
          onClick={() => onOpen('consent')}
          className={classes.add}
        >
          {t('button')}
        </Button>
      </Card>
    )
  }
  if (!consent) return null
  return (
    <Card as="section" className={classes.reuse}>
      <p>{t('given', { landlord, day: format.instant(consent.givenAt) })}</p>
      {consent.canRevoke.value && (
        <Button variant="plain" size="small" onClick={() => onOpen('revoke')} className={classes.add}>
          {t('revoke.button')}
        </Button>
      )}
    </Card>
  )
}

function DocumentNames({ documents }: { documents: readonly ReusableDocument[] }) {
  const t = useTranslations('tenantDocuments.reuse')
  const typeText = useCatalogueText('catalogue.tenantDocumentType')
  const format = useFormat()
  return (
    <ul className={classes.names}>
      {documents.map(({ fileId, type, uploadedAt }) => (
        <li key={fileId}>{t('document', { type: typeText(type), day: format.instant(uploadedAt) })}</li>
      ))}
    </ul>
  )
}

/** The consent itself: who may rely on what, who sees it, and how to take it back. */
export function ConsentDialog(props: { opened: boolean; verification: Verification; onClose: () => void }) {
  const { opened, verification, onClose } = props
  const { reusable, request } = verification
  const t = useTranslations('tenantDocuments.reuse')
  const landlord = request.landlordFirstName
  const once = useOnce<string[], unknown>({
    send: (fileIds, key) => consentToDocuments({ listingRequestId: request.id, fileIds }, key),
    onDone: () => {
      showToast({ text: t('done') })
      onClose()
    },
  })
  return (
    <AnswerDialog
      opened={opened && reusable.length > 0}
      onClose={onClose}
      title={t('dialog.title', { landlord })}
      busy={once.busy}
      onSubmit={() => once.run(reusable.map(({ fileId }) => fileId))}
      size="small"
      submit={t('dialog.submit')}
      cancel={t('dialog.cancel')}
      compact
      error={once.error}
    >
      <DocumentNames documents={reusable} />
      <p>{t('dialog.what', { landlord })}</p>
      <p>{t('dialog.clock')}</p>
    </AnswerDialog>
  )
}

/** Says what taking the consent back does before it does it. */
export function RevokeDialog(props: { opened: boolean; verification: Verification; onClose: () => void }) {
  const { opened, verification, onClose } = props
  const { request } = verification
  const t = useTranslations('tenantDocuments.reuse.revoke')
  const once = useOnce<string, unknown>({
    send: revokeConsent,
    onDone: () => {
      showToast({ text: t('done') })
      onClose()
    },
  })
  return (
    <AnswerDialog
      opened={opened && verification.consent !== null}
      onClose={onClose}
      title={t('title')}
      busy={once.busy}
      onSubmit={() => once.run(request.id)}
      size="small"
      submit={t('button')}
      variant="danger-filled"
      cancel={t('keep')}
      compact
      error={once.error}
    >
      <p>{t('what', { landlord: request.landlordFirstName })}</p>
    </AnswerDialog>
  )
}
