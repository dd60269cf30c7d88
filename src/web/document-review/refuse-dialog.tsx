import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ValidationError } from '../../domain/kernel/errors.ts'
import { reviewErrors } from '../../domain/rentals/tenant-document-review.ts'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { useCatalogueText } from '../shared/status-text.ts'
import { useOnce } from '../shared/use-once.ts'
import { ChoiceField } from '../ui/choice-field.tsx'
import { TextareaField } from '../ui/fields.tsx'
import { showToast } from '../ui/toast-store.ts'
import { type DocumentToReview, type ReviewInput, validateDocument } from './review-queries.ts'

/** Why a document is not accepted: a reason that can be true of it, and a word of one's own. */
export function RefuseDialog({ item, onClose }: { item: DocumentToReview | null; onClose: () => void }) {
  const t = useTranslations('documentReview.refusal')
  const reasonText = useCatalogueText('catalogue.fileValidationFailureReason')
  const typeText = useCatalogueText('catalogue.tenantDocumentType')
  const [failureReason, setFailureReason] = useState<ReviewInput['failureReason']>(null)
  const [explanation, setExplanation] = useState('')
  const [wrong, setWrong] = useState<Record<string, string>>({})
  const once = useOnce<ReviewInput, unknown>({
    send: validateDocument,
    onDone: () => {
      showToast({ text: t('done') })
      onClose()
    },
    onFailed: (error) => {
      if (error instanceof ValidationError) setWrong(error.fields)
    },
  })
  const submit = () => {
    if (!item) return
    const review = { status: 'FAILED', failureReason, explanation } as const
    const found = reviewErrors(item.document.type, review)
    setWrong(found)
    if (Object.keys(found).length === 0) once.run({ fileId: item.document.fileId, ...review })
  }
  const fieldText = (field: string) => wrong[field] && t(`errors.${wrong[field]}`)
  return (
    <AnswerDialog
      opened={item !== null}
      onClose={onClose}
      title={t('title')}
      description={item ? `${typeText(item.document.type)} · ${item.firstName} ${item.lastName}` : undefined}
      busy={once.busy}
      onSubmit={submit}
      submit={t('submit')}
      variant="danger-filled"
      cancel={t('cancel')}
      compact
      error={!(once.error instanceof ValidationError) && once.error}
    >
      <ChoiceField
        legend={t('reason')}
        value={failureReason}
        onChange={setFailureReason}
        error={fieldText('failureReason')}
        choices={(item?.failureReasons ?? []).map((value) => ({ value, label: reasonText(value) }))}
      />
      <TextareaField
        label={failureReason === 'OTHER' ? t('explanationNeeded') : t('explanation')}
        description={t('explanationHint')}
        rows={3}
        value={explanation}
        onChange={(event) => setExplanation(event.currentTarget.value)}
        error={fieldText('explanation')}
      />
    </AnswerDialog>
  )
}
