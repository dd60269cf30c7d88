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
import { ClaimAgain, RanOut } from './claim-notice.tsx'
import { type DocumentToReview, type ReviewInput, validateDocument } from './review-queries.ts'
import type { Claim } from './use-claim.ts'

interface DialogProps {
  opened: boolean
  document: DocumentToReview | null
  claim: Claim
  onClose: () => void
  onDecided: () => void
}

/** Says what follows when a document is accepted, before it is. */
export function AcceptDialog({ opened, document: item, claim, onClose, onDecided }: DialogProps) {
  const t = useTranslations('review.acceptance')
  const once = useOnce<ReviewInput, unknown>({
    send: validateDocument,
    onDone: () => {
      showToast({ text: t('done', { name: `${item?.firstName} ${item?.lastName}` }) })
      onDecided()
    },
  })
  const submit = () =>
    item &&
    once.run({ fileId: item.document.fileId, status: 'SUCCESSFUL', failureReason: null, explanation: '' })
  return (
    <AnswerDialog
      opened={opened}
      onClose={onClose}
      title={t('title')}
      description={useNamed(item)}
      busy={once.busy}
      onSubmit={submit}
      submit={t('submit')}
      disabled={!claim.isOwn}
      cancel={t('cancel')}
      focus="submit"
      between={<ClaimAgain claim={claim} />}
      compact
      error={once.error}
    >
      <p>{t('follows')}</p>
      <RanOut claim={claim} />
    </AnswerDialog>
  )
}

/** Why a document is not accepted: a reason that can be true of it, and a word of one's own. */
export function RefuseDialog({ opened, document: item, claim, onClose, onDecided }: DialogProps) {
  const t = useTranslations('review.refusal')
  const reasonText = useCatalogueText('catalogue.fileValidationFailureReason')
  const [failureReason, setFailureReason] = useState<ReviewInput['failureReason']>(null)
  const [explanation, setExplanation] = useState('')
  const [wrong, setWrong] = useState<Record<string, string>>({})
  const once = useOnce<ReviewInput, unknown>({
    send: validateDocument,
    onDone: () => {
      showToast({ text: t('done') })
      onDecided()
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
      opened={opened}
      onClose={onClose}
      title={t('title')}
      description={useNamed(item)}
      busy={once.busy}
      onSubmit={submit}
      submit={t('submit')}
      variant="danger-filled"
      disabled={!claim.isOwn}
      cancel={t('cancel')}
      between={<ClaimAgain claim={claim} />}
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
      <p>{t('follows')}</p>
      <RanOut claim={claim} />
    </AnswerDialog>
  )
}

function useNamed(item: DocumentToReview | null): string | undefined {
  const typeText = useCatalogueText('catalogue.tenantDocumentType')
  return item ? `${typeText(item.document.type)} · ${item.firstName} ${item.lastName}` : undefined
}
