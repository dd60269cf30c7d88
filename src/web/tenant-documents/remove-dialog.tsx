import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { useOnce } from '../shared/use-once.ts'
import { showToast } from '../ui/toast-store.ts'
import { type OwnDocument, removeDocument } from './document-queries.ts'

/** Says what removing a document does before it does it. */
export function RemoveDialog(props: {
  document: OwnDocument['document'] | null
  listingRequestId: string
  onClose: () => void
}) {
  const { document, listingRequestId, onClose } = props
  const t = useTranslations('tenantDocuments.remove')
  // The name stays while the dialog leaves.
  const [name, setName] = useState('')
  if (document && document.fileName !== name) setName(document.fileName)
  const once = useOnce<string, unknown>({
    send: (fileId, key) => removeDocument({ listingRequestId, fileId }, key),
    onDone: () => {
      showToast({ text: t('done') })
      onClose()
    },
  })
  return (
    <AnswerDialog
      opened={document !== null}
      onClose={onClose}
      title={t('title', { name })}
      busy={once.busy}
      onSubmit={() => document && once.run(document.fileId)}
      size="small"
      submit={t('submit')}
      variant="danger-filled"
      cancel={t('keep')}
      compact
      error={once.error}
    >
      <p>{t('what')}</p>
    </AnswerDialog>
  )
}
