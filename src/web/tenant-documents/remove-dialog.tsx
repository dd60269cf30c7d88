import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { errorMessage } from '../shared/error-message.ts'
import { useOnce } from '../shared/use-once.ts'
import { AdaptiveDialog } from '../ui/adaptive-dialog.tsx'
import { Button } from '../ui/button.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
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
  const errors = useTranslations('errors')
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
    <AdaptiveDialog
      opened={document !== null}
      onClose={onClose}
      title={t('title', { name })}
      busy={once.busy}
      onSubmit={() => document && once.run(document.fileId)}
      size="small"
      footer={
        <>
          <Button type="submit" variant="danger-filled" busy={once.busy}>
            {t('submit')}
          </Button>
          <Button onClick={onClose}>{t('keep')}</Button>
        </>
      }
    >
      <p>{t('what')}</p>
      {once.error && <ErrorPanel message={errorMessage(errors, once.error)} />}
    </AdaptiveDialog>
  )
}
