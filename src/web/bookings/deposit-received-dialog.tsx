import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { DEPOSIT_HOLDERS, type DepositHolder } from '../../domain/catalogue/payments.ts'
import { TRANSFER_MAX_AMOUNT } from '../../domain/kernel/constants.ts'
import { isDay } from '../../domain/kernel/day.ts'
import { oneOf } from '../../domain/kernel/text.ts'
import { parseAmount } from '../../domain/kernel/written-amount.ts'
import { amountText } from '../shared/amount-text.ts'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import type { Deposit } from '../shared/deposit/deposit-facts.ts'
import shared from '../shared/refunds/refunds.module.css'
import { useCatalogueText } from '../shared/status-text.ts'
import { utcToday } from '../shared/today.ts'
import { useOnce } from '../shared/use-once.ts'
import { DayField } from '../ui/day-field.tsx'
import { SelectField, TextField } from '../ui/fields.tsx'
import { showToast } from '../ui/toast-store.ts'
import { recordDeposit } from './deposit-queries.ts'

/** Notes that a deposit has come and who holds it, or corrects that. */
export function DepositReceivedDialog({ deposit, onClose }: { deposit: Deposit; onClose: () => void }) {
  const t = useTranslations('deposit.recordDialog')
  const language = useLocale()
  const holderText = useCatalogueText('catalogue.depositHolder')
  const { bookingId, currency } = deposit
  const [holder, setHolder] = useState<DepositHolder>(deposit.holder ?? 'LANDLORD')
  const [typed, setTyped] = useState(() => amountText(deposit.amount ?? deposit.agreed, currency, language))
  const [receivedOn, setReceivedOn] = useState<string>(deposit.receivedOn ?? utcToday())
  const [tried, setTried] = useState(false)
  const amount = parseAmount(typed, currency)
  const isAmountWrong = amount === null || amount <= 0 || amount > TRANSFER_MAX_AMOUNT
  const isDayWrong = !isDay(receivedOn) || receivedOn > utcToday()
  const recording = useOnce({
    send: recordDeposit,
    onDone: () => {
      showToast({ text: t('done'), tone: 'success' })
      onClose()
    },
  })
  const submit = () => {
    setTried(true)
    if (amount !== null && !isAmountWrong && !isDayWrong)
      recording.run({ bookingId, holder, amount, receivedOn })
  }
  return (
    <AnswerDialog
      opened
      onClose={onClose}
      busy={recording.busy}
      onSubmit={submit}
      title={t('title')}
      description={t('text')}
      submit={t('submit')}
      cancel={t('cancel')}
      error={recording.error}
    >
      <div className={shared.form}>
        <SelectField
          label={t('holder')}
          value={holder}
          data={DEPOSIT_HOLDERS.map((value) => ({ value, label: holderText(value) }))}
          onChange={(event) => setHolder(oneOf(DEPOSIT_HOLDERS, event.currentTarget.value) ?? 'LANDLORD')}
        />
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
      </div>
    </AnswerDialog>
  )
}
