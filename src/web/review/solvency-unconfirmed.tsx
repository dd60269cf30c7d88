import { useState } from 'react'
import { useTranslations } from 'use-intl'
import {
  MANUAL_SOLVENCY_CHECK_ERROR_TYPES,
  type ManualSolvencyCheckErrorType,
} from '../../domain/catalogue/checks.ts'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { useOnce } from '../shared/use-once.ts'
import { ChoiceField } from '../ui/choice-field.tsx'
import { showToast } from '../ui/toast-store.ts'
import { ClaimAgain, RanOut } from './claim-notice.tsx'
import type { SolvencyDialogProps } from './solvency-incomes.tsx'
import { decideSolvency, type SolvencyInput } from './solvency-queries.ts'

/** Why the documents tell no income: one of the three reasons of a check by hand (C8). Nobody is refused by it. */
export function UnconfirmedDialog({ opened, id, check, claim, onClose, onDecided }: SolvencyDialogProps) {
  const t = useTranslations('review.unconfirmed')
  const [errorType, setErrorType] = useState<ManualSolvencyCheckErrorType | null>(null)
  const [isMissing, setMissing] = useState(false)
  const once = useOnce<SolvencyInput, unknown>({
    send: decideSolvency,
    onDone: () => {
      showToast({ text: t('done') })
      onDecided()
    },
  })
  const submit = () => {
    setMissing(errorType === null)
    if (errorType) once.run({ id, incomes: [], errorType })
  }
  return (
    <AnswerDialog
      opened={opened}
      onClose={onClose}
      title={t('title')}
      description={`${check.firstName} ${check.lastName}`}
      busy={once.busy}
      onSubmit={submit}
      submit={t('submit')}
      variant="danger-filled"
      disabled={!claim.isOwn}
      cancel={t('cancel')}
      between={<ClaimAgain claim={claim} />}
      compact
      error={once.error}
    >
      <ChoiceField
        legend={t('reason')}
        value={errorType}
        onChange={setErrorType}
        error={isMissing && t('missing')}
        choices={MANUAL_SOLVENCY_CHECK_ERROR_TYPES.map((value) => ({
          value,
          label: t(`reasons.${value}.label`),
          detail: t(`reasons.${value}.detail`),
        }))}
      />
      <p>{t('follows')}</p>
      <RanOut claim={claim} />
    </AnswerDialog>
  )
}
