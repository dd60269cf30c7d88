import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { isDay } from '../../domain/kernel/day.ts'
import { REFERENCE_MAX_LENGTH } from '../../domain/kernel/text-limits.ts'
import { isTransferDay } from '../../domain/money/invoice-by-hand.ts'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { errorMessage } from '../shared/error-message.ts'
import { useFormat } from '../shared/format.ts'
import { utcToday } from '../shared/today.ts'
import { useOnce } from '../shared/use-once.ts'
import { DayField } from '../ui/day-field.tsx'
import { DefinitionList } from '../ui/definition-list.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { TextField } from '../ui/fields.tsx'
import { ListSkeleton } from '../ui/skeletons.tsx'
import { showToast } from '../ui/toast-store.ts'
import classes from './books-page.module.css'
import { recordRefundTransfer, refundAccountOptions, type StuckRefund } from './payments-queries.ts'

/** Records that a refund that failed was made by bank transfer. */
export function RefundTransferDialog(props: { paymentId: string; refund: StuckRefund; onClose: () => void }) {
  const { paymentId, refund, onClose } = props
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
      description={t('text', {
        amount: format.money(refund.amount - refund.settledAmount, refund.currency, 'no'),
      })}
      submit={t('submit')}
      cancel={t('cancel')}
      error={recording.error}
    >
      <div className={classes.form}>
        <Account paymentId={paymentId} refundId={refund._id} />
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

/** Where the money is to be transferred. */
function Account({ paymentId, refundId }: { paymentId: string; refundId: string }) {
  const t = useTranslations('books.payments.transferDialog')
  const errors = useTranslations('errors')
  const { data: account, error, refetch } = useQuery(refundAccountOptions(paymentId, refundId))
  if (error) return <ErrorPanel message={errorMessage(errors, error)} onRetry={() => void refetch()} />
  if (account === undefined) return <ListSkeleton rows={1} />
  if (account === null) return <p>{t('noAccount')}</p>
  return (
    <>
      <DefinitionList
        items={[
          { term: t('holder'), value: account.accountHolder },
          { term: t('iban'), value: account.wholeIban?.replaceAll(/(.{4})(?=.)/g, '$1 ') },
          { term: t('bic'), value: account.bic || null },
        ]}
      />
      {account.holderMatch === 'OTHER' && <p>{t('otherName')}</p>}
    </>
  )
}
