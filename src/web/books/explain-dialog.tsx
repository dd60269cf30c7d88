import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { WRITE_OFF_REASON_LENGTH } from '../../domain/kernel/text-limits.ts'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { useFormat } from '../shared/format.ts'
import { useOnce } from '../shared/use-once.ts'
import { TextareaField } from '../ui/fields.tsx'
import { showToast } from '../ui/toast-store.ts'
import { type Difference, explain } from './provider-queries.ts'

/** Says why a difference is right, so that it is no longer open. */
export function ExplainDialog(props: { difference: Difference | null; onClose: () => void }) {
  const { difference, onClose } = props
  const t = useTranslations('books.explainDialog')
  const format = useFormat()
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const { min, max } = WRITE_OFF_REASON_LENGTH
  const isWrong = reason.trim().length < min
  const explaining = useOnce({
    send: explain,
    onDone: () => {
      showToast({ text: t('done') })
      onClose()
    },
  })
  const submit = () => {
    setTried(true)
    if (difference && !isWrong) explaining.run({ differenceId: difference._id, reason })
  }
  return (
    <AnswerDialog
      opened={difference !== null}
      onClose={onClose}
      busy={explaining.busy}
      onSubmit={submit}
      title={t('title', {
        amount: format.money(difference?.amount ?? 0, difference?.currency ?? 'EUR'),
      })}
      description={t('what')}
      submit={t('submit')}
      cancel={t('cancel')}
      error={explaining.error}
    >
      <TextareaField
        label={t('reason')}
        value={reason}
        rows={3}
        maxLength={max}
        onChange={(event) => setReason(event.currentTarget.value)}
        error={tried && isWrong && t('reasonMissing', { min })}
      />
    </AnswerDialog>
  )
}
