import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { TRANSFER_MAX_AMOUNT } from '../../domain/kernel/constants.ts'
import { isDay } from '../../domain/kernel/day.ts'
import { splitReceived } from '../../domain/kernel/money.ts'
import { REFERENCE_MAX_LENGTH } from '../../domain/kernel/text-limits.ts'
import { isTransferDay } from '../../domain/money/invoice-by-hand.ts'
import { parseAmount } from '../../domain/kernel/written-amount.ts'
import { amountText } from '../shared/amount-text.ts'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { useFormat } from '../shared/format.ts'
import { utcToday } from '../shared/today.ts'
import { useOnce } from '../shared/use-once.ts'
import { DayField } from '../ui/day-field.tsx'
import { TextField } from '../ui/fields.tsx'
import { showToast } from '../ui/toast-store.ts'
import { recordTransfer, type StaffInvoice } from './books-queries.ts'
import classes from './books-page.module.css'

/** Records money that somebody has seen on the account: how much, when, with which words; says what is too much. */
export function TransferDialog(props: { invoice: StaffInvoice | null; onClose: () => void }) {
  const { invoice, onClose } = props
  const t = useTranslations('books.transferDialog')
  const language = useLocale()
  const format = useFormat()
  const currency = invoice?.currency ?? 'EUR'
  const open = invoice ? invoice.openAmount + invoice.writtenOffAmount : 0
  const [typed, setTyped] = useState(() => amountText(open, currency, language))
  const [receivedOn, setReceivedOn] = useState<string>(utcToday)
  const [reference, setReference] = useState('')
  const [tried, setTried] = useState(false)
  const amount = parseAmount(typed, currency)
  const isAmountWrong = amount === null || amount <= 0 || amount > TRANSFER_MAX_AMOUNT
  const isDayWrong = !isDay(receivedOn) || !isTransferDay(receivedOn, utcToday())
  const { surplus } = splitReceived(open, amount ?? 0)
  const recording = useOnce({
    send: recordTransfer,
    onDone: () => {
      showToast({ text: t('done', { number: invoice?.number ?? '' }), tone: 'success' })
      onClose()
    },
  })
  const submit = () => {
    setTried(true)
    if (invoice && amount !== null && !isAmountWrong && !isDayWrong)
      recording.run({ invoiceId: invoice._id, amount, receivedOn, reference })
  }
  return (
    <AnswerDialog
      opened={invoice !== null}
      onClose={onClose}
      busy={recording.busy}
      onSubmit={submit}
      title={t('title', { number: invoice?.number ?? '' })}
      description={t('open', { amount: format.money(open, currency), name: invoice?.landlordName ?? '' })}
      submit={t('submit')}
      cancel={t('cancel')}
      error={recording.error}
    >
      <div className={classes.form}>
        <TextField
          label={t('amount', { currency })}
          value={typed}
          inputMode="decimal"
          autoComplete="off"
          onChange={(event) => setTyped(event.currentTarget.value)}
          error={tried && isAmountWrong && t('amountWrong')}
        />
        <DayField
          label={t('day')}
          value={receivedOn}
          max={utcToday()}
          onChange={setReceivedOn}
          error={tried && isDayWrong && t('dayWrong')}
        />
        <TextField
          label={t('reference')}
          description={t('referenceHint')}
          value={reference}
          maxLength={REFERENCE_MAX_LENGTH}
          autoComplete="off"
          onChange={(event) => setReference(event.currentTarget.value)}
        />
        {invoice && invoice.writtenOffAmount > 0 && <p>{t('expectsAgain')}</p>}
        {!isAmountWrong && surplus > 0 && (
          <p role="status">{t('surplus', { amount: format.money(surplus, currency) })}</p>
        )}
      </div>
    </AnswerDialog>
  )
}
