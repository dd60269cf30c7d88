import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { WRITE_OFF_REASON_LENGTH } from '../../domain/kernel/text-limits.ts'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { useFormat } from '../shared/format.ts'
import { useOnce } from '../shared/use-once.ts'
import { TextareaField } from '../ui/fields.tsx'
import { showToast } from '../ui/toast-store.ts'
import { type BankLine, ignoreLine } from './books-queries.ts'

/** Leaves a line out of the books, with the reason. */
export function IgnoreLineDialog({ line, onClose }: { line: BankLine | null; onClose: () => void }) {
  const t = useTranslations('books.ignoreDialog')
  const format = useFormat()
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const { min, max } = WRITE_OFF_REASON_LENGTH
  const isWrong = reason.trim().length < min
  const ignoring = useOnce({
    send: ignoreLine,
    onDone: () => {
      showToast({ text: t('done') })
      onClose()
    },
  })
  const submit = () => {
    setTried(true)
    if (line && !isWrong) ignoring.run({ lineId: line._id, reason })
  }
  return (
    <AnswerDialog
      opened={line !== null}
      onClose={onClose}
      busy={ignoring.busy}
      onSubmit={submit}
      title={t('title', { amount: format.money(line?.amount ?? 0, line?.currency ?? 'EUR') })}
      description={t('what')}
      submit={t('submit')}
      cancel={t('cancel')}
      error={ignoring.error}
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
