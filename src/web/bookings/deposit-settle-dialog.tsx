import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { DEPOSIT_DEDUCTION_REASONS, type DepositDeductionReason } from '../../domain/catalogue/payments.ts'
import { isDay } from '../../domain/kernel/day.ts'
import { oneOf } from '../../domain/kernel/text.ts'
import { DEDUCTION_MAX_LENGTH, MOST_DEDUCTIONS, paidBack } from '../../domain/rentals/deposit.ts'
import { parseAmount } from '../../domain/kernel/written-amount.ts'
import { amountText } from '../shared/amount-text.ts'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import type { Deposit } from '../shared/deposit/deposit-facts.ts'
import { useFormat } from '../shared/format.ts'
import shared from '../shared/refunds/refunds.module.css'
import { useCatalogueText } from '../shared/status-text.ts'
import { utcToday } from '../shared/today.ts'
import { useOnce } from '../shared/use-once.ts'
import { Button } from '../ui/button.tsx'
import { DayField } from '../ui/day-field.tsx'
import { SelectField, TextField } from '../ui/fields.tsx'
import { showToast } from '../ui/toast-store.ts'
import { settleDeposit } from './deposit-queries.ts'

interface Part {
  key: number
  reason: DepositDeductionReason
  typed: string
  explanation: string
}

/** Accounts for a deposit: what is kept and why, and when the rest went back. */
export function DepositSettleDialog({ deposit, onClose }: { deposit: Deposit; onClose: () => void }) {
  const t = useTranslations('deposit.settleDialog')
  const language = useLocale()
  const format = useFormat()
  const { bookingId, currency } = deposit
  const received = deposit.amount ?? 0
  const money = (amount: number) => format.money(amount, currency, 'no')
  const [parts, setParts] = useState<Part[]>(() =>
    deposit.deductions.map(({ reason, amount, explanation }, key) => ({
      key,
      reason,
      typed: amountText(amount, currency, language),
      explanation,
    })),
  )
  const [settledOn, setSettledOn] = useState<string>(deposit.settledOn ?? utcToday())
  const [tried, setTried] = useState(false)
  const deductions = parts.map(({ reason, typed, explanation }) => ({
    reason,
    amount: parseAmount(typed, currency) ?? 0,
    explanation: explanation.trim(),
  }))
  const back = paidBack(received, deductions)
  const isPartWrong = deductions.some(({ amount, explanation }) => amount <= 0 || explanation === '')
  const isDayWrong = !isDay(settledOn) || settledOn > utcToday() || settledOn < (deposit.receivedOn ?? '')
  const settling = useOnce({
    send: settleDeposit,
    onDone: () => {
      showToast({ text: t('done'), tone: 'success' })
      onClose()
    },
  })
  const submit = () => {
    setTried(true)
    if (!isPartWrong && back >= 0 && !isDayWrong) settling.run({ bookingId, deductions, settledOn })
  }
  const change = (key: number, changes: Partial<Part>) =>
    setParts(parts.map((part) => (part.key === key ? { ...part, ...changes } : part)))
  return (
    <AnswerDialog
      opened
      onClose={onClose}
      busy={settling.busy}
      onSubmit={submit}
      title={t('title')}
      description={t('text', { amount: money(received) })}
      submit={t('submit')}
      cancel={t('cancel')}
      error={settling.error}
      failure={tried && back < 0 ? t('more') : undefined}
    >
      <div className={shared.form}>
        {parts.map((part, at) => (
          <DeductionFields
            key={part.key}
            part={part}
            number={at + 1}
            currency={currency}
            tried={tried}
            onChange={(changes) => change(part.key, changes)}
            onRemove={() => setParts(parts.filter(({ key }) => key !== part.key))}
          />
        ))}
        {parts.length < MOST_DEDUCTIONS && (
          <Button
            size="small"
            onClick={() => {
              const key = Math.max(-1, ...parts.map((part) => part.key)) + 1
              setParts([...parts, { key, reason: 'DAMAGE', typed: '', explanation: '' }])
            }}
          >
            {t('add')}
          </Button>
        )}
        <DayField
          label={t('day')}
          value={settledOn}
          min={deposit.receivedOn ?? undefined}
          max={utcToday()}
          onChange={setSettledOn}
          error={tried && isDayWrong && t('dayWrong')}
        />
        {back >= 0 && <p role="status">{t('result', { kept: money(received - back), back: money(back) })}</p>}
      </div>
    </AnswerDialog>
  )
}

function DeductionFields(props: {
  part: Part
  number: number
  currency: string
  tried: boolean
  onChange: (changes: Partial<Part>) => void
  onRemove: () => void
}) {
  const { part, number, currency, tried, onChange } = props
  const t = useTranslations('deposit.settleDialog')
  const reasonText = useCatalogueText('catalogue.depositDeductionReason')
  const isAmountWrong = (parseAmount(part.typed, currency) ?? 0) <= 0
  return (
    <fieldset className={shared.form}>
      <legend>{t('part', { number })}</legend>
      <SelectField
        label={t('reason')}
        value={part.reason}
        data={DEPOSIT_DEDUCTION_REASONS.map((value) => ({ value, label: reasonText(value) }))}
        onChange={(event) =>
          onChange({ reason: oneOf(DEPOSIT_DEDUCTION_REASONS, event.currentTarget.value) ?? 'OTHER' })
        }
      />
      <TextField
        label={t('amount', { currency })}
        value={part.typed}
        inputMode="decimal"
        autoComplete="off"
        onChange={(event) => onChange({ typed: event.currentTarget.value })}
        error={tried && isAmountWrong && t('amountWrong')}
      />
      <TextField
        label={t('explanation')}
        value={part.explanation}
        maxLength={DEDUCTION_MAX_LENGTH}
        autoComplete="off"
        onChange={(event) => onChange({ explanation: event.currentTarget.value })}
        error={tried && part.explanation.trim() === '' && t('explanationWrong')}
      />
      <Button size="small" onClick={props.onRemove}>
        {t('remove', { number })}
      </Button>
    </fieldset>
  )
}
