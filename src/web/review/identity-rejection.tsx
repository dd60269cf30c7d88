import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ValidationError } from '../../domain/kernel/errors.ts'
import { decisionErrors } from '../../domain/people/identity-review.ts'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { useCatalogueText } from '../shared/status-text.ts'
import { utcToday } from '../shared/today.ts'
import { useOnce } from '../shared/use-once.ts'
import { ChoiceField } from '../ui/choice-field.tsx'
import { TextareaField } from '../ui/fields.tsx'
import { showToast } from '../ui/toast-store.ts'
import { ClaimAgain, RanOut } from './claim-notice.tsx'
import type { IdentityDialogProps } from './identity-approval.tsx'
import { decideIdentity, type IdentityInput } from './identity-queries.ts'

type Verdict = 'RESUBMISSION_REQUESTED' | 'DECLINED'

/** Other pictures are asked for, or the verification is declined: with a reason that goes with it. */
export function RejectDialog({ opened, id, identity, claim, onClose, onDecided }: IdentityDialogProps) {
  const t = useTranslations('review.rejection')
  const reasonText = useCatalogueText('catalogue.idVerificationFailureReason')
  const [status, setStatus] = useState<Verdict>('RESUBMISSION_REQUESTED')
  const [failureReason, setFailureReason] = useState<IdentityInput['failureReason']>(null)
  const [explanation, setExplanation] = useState('')
  const [wrong, setWrong] = useState<Record<string, string>>({})
  const isAskedAgain = status === 'RESUBMISSION_REQUESTED'
  const reasons = isAskedAgain ? identity.resubmissionReasons : identity.declineReasons
  const once = useOnce<IdentityInput, unknown>({
    send: decideIdentity,
    onDone: () => {
      showToast({ text: t('done') })
      onDecided()
    },
    onFailed: (error) => {
      if (error instanceof ValidationError) setWrong(error.fields)
    },
  })
  const submit = () => {
    const verdict = isAskedAgain ? 'requestResubmission' : 'decline'
    const found = decisionErrors({ verdict, failureReason, explanation, data: null }, utcToday())
    setWrong(found)
    if (Object.keys(found).length === 0) once.run({ id, status, failureReason, explanation, data: null })
  }
  const fieldText = (field: string) => wrong[field] && t(`errors.${wrong[field]}`)
  return (
    <AnswerDialog
      opened={opened}
      onClose={onClose}
      title={t('title')}
      description={`${identity.firstName} ${identity.lastName}`}
      busy={once.busy}
      onSubmit={submit}
      submit={t(isAskedAgain ? 'askAgain' : 'decline')}
      variant="danger-filled"
      disabled={!claim.isOwn}
      cancel={t('cancel')}
      between={<ClaimAgain claim={claim} />}
      compact
      error={!(once.error instanceof ValidationError) && once.error}
    >
      <ChoiceField
        legend={t('verdict')}
        value={status}
        onChange={(next) => {
          setStatus(next)
          setFailureReason(null)
        }}
        choices={[
          { value: 'RESUBMISSION_REQUESTED', label: t('askAgain'), detail: t('askAgainDetail') },
          { value: 'DECLINED', label: t('decline'), detail: t('declineDetail') },
        ]}
      />
      <ChoiceField
        legend={t('reason')}
        value={failureReason}
        onChange={setFailureReason}
        error={fieldText('failureReason')}
        choices={reasons.map((value) => ({ value, label: reasonText(value) }))}
      />
      <TextareaField
        label={t(failureReason === 'OTHER' ? 'explanationNeeded' : 'explanation')}
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
