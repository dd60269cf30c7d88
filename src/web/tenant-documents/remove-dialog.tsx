import { useTranslations } from 'use-intl'
import { QuestionDialog } from '../shared/question-dialog.tsx'
import { useLast } from '../shared/use-overlay.ts'
import { type OwnDocument, removeDocument } from './document-queries.ts'

/** Says what removing a document does before it does it. */
export function RemoveDialog(props: {
  document: OwnDocument['document'] | null
  listingRequestId: string
  onClose: () => void
}) {
  const { listingRequestId, onClose } = props
  const t = useTranslations('tenantDocuments.remove')
  const document = useLast(props.document)
  return (
    <QuestionDialog
      opened={props.document !== null}
      title={t('title', { name: document?.fileName ?? '' })}
      text={t('what')}
      submit={t('submit')}
      variant="danger-filled"
      cancel={t('keep')}
      send={(key) => removeDocument({ listingRequestId, fileId: document?.fileId ?? '' }, key)}
      done={t('done')}
      onClose={onClose}
    />
  )
}
