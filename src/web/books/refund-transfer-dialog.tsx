import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { isDay } from '../../domain/kernel/day.ts'
import { REFERENCE_MAX_LENGTH } from '../../domain/kernel/text-limits.ts'
import { isTransferDay } from '../../domain/money/invoice-by-hand.ts'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { useFormat } from '../shared/format.ts'
import { utcToday } from '../shared/today.ts'
import { useOnce } from '../shared/use-once.ts'
import { DayField } from '../ui/day-field.tsx'
import { TextField } from '../ui/fields.tsx'
import { showToast } from '../ui/toast-store.ts'
import classes from './books-page.module.css'
import { recordRefundTransfer, type StuckRefund } from './payments-queries.ts'

/** Records that a refund that failed was made by bank transfer. */
export function RefundTransferDialog({ refund, onClose }: { refund: StuckRefund; onClose: () => void }) {
  const t = useTranslations('books.payments.transferDialog')
  const format = useFormat()
  const [transferredOn, setTransferredOn] = useState<string>(utcToday)
  const [reference, setReference] = useState('')
  const [tried, setTried] = useState(false)
  const isDayWrong = !isDay(transferredOn) || !isTransferDay(transferredOn, utcToday())
  const recording = useOnce({
    send: recordRefundTransfer,
    onDone: () => {
      showToast({ text: t('done'), tone: 'success' })
      onClose()
    },
  })
  const submit = () => {
    setTried(true)
    if (!isDayWrong) recording.run({ refundId: refund._id, transferredOn, reference })
  }
  return (
    <AnswerDialog
      opened
      onClose={onClose}
      busy={recording.busy}
      onSubmit={submit}
      title={t('title')}
      description={t('text', { amount: format.money(refund.amount, refund.currency, 'no') })}
      submit={t('submit')}
      cancel={t('cancel')}
      error={recording.error}
    >
      <div className={classes.form}>
        <DayField
          label={t('day')}
          value={transferredOn}
          max={utcToday()}
          onChange={setTransferredOn}
          error={tried && isDayWrong && t('dayWrong')}
        />
        <TextField
          label={t('reference')}
          value={reference}
          maxLength={REFERENCE_MAX_LENGTH}
          autoComplete="off"
          onChange={(event) => setReference(event.currentTarget.value)}
        />
      </div>
    </AnswerDialog>
  )
}
