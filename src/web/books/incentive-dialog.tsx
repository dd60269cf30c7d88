import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { CURRENCIES, findCurrency } from '../../domain/catalogue/currencies.ts'
import { INCENTIVE_AMOUNT, INCENTIVE_MAX_AMOUNT } from '../../domain/kernel/constants.ts'
import { FEE_TERMS_REASON_LENGTH } from '../../domain/kernel/text-limits.ts'
import { parseAmount } from '../../domain/kernel/written-amount.ts'
import { amountText } from '../shared/amount-text.ts'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { useFormat } from '../shared/format.ts'
import { useOnce } from '../shared/use-once.ts'
import { SelectField, TextareaField, TextField } from '../ui/fields.tsx'
import { showToast } from '../ui/toast-store.ts'
import classes from './books-page.module.css'
import { grant, type LandlordWithTerms } from './terms-queries.ts'

/** Grants a landlord an amount: how much, and why; it goes into the next payout. */
export function IncentiveDialog(props: { landlord: LandlordWithTerms | null; onClose: () => void }) {
  const { landlord, onClose } = props
  const t = useTranslations('staffTerms.incentiveDialog')
  const language = useLocale()
  const format = useFormat()
  const [currency, setCurrency] = useState('EUR')
  const [typed, setTyped] = useState(() => amountText(INCENTIVE_AMOUNT, 'EUR', language))
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const { min, max } = FEE_TERMS_REASON_LENGTH
  const amount = parseAmount(typed, currency)
  const isAmountWrong = amount === null || amount <= 0 || amount > INCENTIVE_MAX_AMOUNT
  const isReasonWrong = reason.trim().length < min
  const granting = useOnce({
    send: grant,
    onDone: () => {
      showToast({ text: t('done', { name: landlord?.name ?? '' }), tone: 'success' })
      onClose()
    },
  })
  const submit = () => {
    setTried(true)
    if (landlord && amount !== null && !isAmountWrong && !isReasonWrong)
      granting.run({ landlordId: landlord._id, amount, currency, reason })
  }
  return (
    <AnswerDialog
      opened={landlord !== null}
      onClose={onClose}
      busy={granting.busy}
      onSubmit={submit}
      title={t('title', { name: landlord?.name ?? '' })}
      description={t('what')}
      submit={
        amount === null || isAmountWrong
          ? t('submit')
          : t('submitAmount', { amount: format.money(amount, currency, 'no') })
      }
      cancel={t('cancel')}
      error={granting.error}
    >
      <div className={classes.form}>
        <TextField
          label={t('amount')}
          value={typed}
          inputMode="decimal"
          autoComplete="off"
          onChange={(event) => setTyped(event.currentTarget.value)}
          error={
            tried && isAmountWrong && t('amountWrong', { most: format.money(INCENTIVE_MAX_AMOUNT, currency) })
          }
        />
        <SelectField
          label={t('currency')}
          value={currency}
          data={CURRENCIES.map(({ isoCode }) => ({ value: isoCode, label: isoCode }))}
          onChange={(event) => setCurrency(findCurrency(event.currentTarget.value)?.isoCode ?? 'EUR')}
        />
        <TextareaField
          label={t('reason')}
          description={t('reasonHint')}
          value={reason}
          rows={3}
          maxLength={max}
          onChange={(event) => setReason(event.currentTarget.value)}
          error={tried && isReasonWrong && t('reasonMissing', { min })}
        />
      </div>
    </AnswerDialog>
  )
}
