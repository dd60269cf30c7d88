import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { EXPLANATION_MAX_LENGTH } from '../../../domain/kernel/text-limits.ts'
import { CHOSEN_REFUND_REASONS, needsExplanation } from '../../../domain/money/refund.ts'
import { parseAmount } from '../../../domain/kernel/written-amount.ts'
import { amountText } from '../amount-text.ts'
import { AnswerDialog } from '../answer-dialog.tsx'
import { useFormat } from '../format.ts'
import { useCatalogueText } from '../status-text.ts'
import { useOnce } from '../use-once.ts'
import { SelectField, TextareaField, TextField } from '../../ui/fields.tsx'
import { showToast } from '../../ui/toast-store.ts'
import type { Paid, RefundOrder } from './refund-queries.ts'
import classes from './refunds.module.css'

/** Gives a tenant money back: how much, why, and what that does. */
export function RefundDialog(props: {
  paid: Paid
  side: 'landlord' | 'staff'
  send: (order: RefundOrder, key: string) => Promise<unknown>
  onClose: () => void
}) {
  const { paid, side, send, onClose } = props
  const t = useTranslations('paid.dialog')
  const language = useLocale()
  const format = useFormat()
  const reasonText = useCatalogueText('catalogue.refundReason')
  const { currency, refundableAmount: most } = paid
  const money = (amount: number) => format.money(amount, currency, 'no')
  const payer = side === 'landlord' ? 'landlord' : payerOf(paid)
  const [typed, setTyped] = useState(() => amountText(most, currency, language))
  const [reason, setReason] = useState<RefundOrder['reason'] | ''>('')
  const [explanation, setExplanation] = useState('')
  const [tried, setTried] = useState(false)
  const amount = parseAmount(typed, currency)
  const isAmountWrong = amount === null || amount <= 0 || amount > most
  const isUnexplained = reason !== '' && needsExplanation(reason) && explanation.trim() === ''
  const refund = useOnce({
    send,
    onDone: (_, order) => {
      showToast({ text: t('done', { amount: money(order.amount), name: paid.tenantNames }), tone: 'success' })
      onClose()
    },
  })
  const submit = () => {
    setTried(true)
    if (amount === null || isAmountWrong || reason === '' || isUnexplained) return
    refund.run({ paymentId: paid._id, amount, reason, explanation })
  }
  return (
    <AnswerDialog
      opened
      onClose={onClose}
      busy={refund.busy}
      onSubmit={submit}
      title={t('title')}
      description={t('text', { name: paid.tenantNames, amount: money(paid.amount), left: money(most) })}
      submit={isAmountWrong ? t('submitNone') : t('submit', { amount: money(amount) })}
      variant="danger-filled"
      cancel={t('keep')}
      error={refund.error}
    >
      <div className={classes.form}>
        <TextField
          label={t('amount', { currency })}
          value={typed}
          inputMode="decimal"
          autoComplete="off"
          onChange={(event) => setTyped(event.currentTarget.value)}
          error={tried && isAmountWrong && t('amountWrong', { least: money(1), most: money(most) })}
        />
        <SelectField
          label={t('reason')}
          value={reason}
          required
          error={tried && reason === '' && t('reasonMissing')}
          data={[
            { value: '', label: t('chooseReason') },
            ...CHOSEN_REFUND_REASONS.map((value) => ({ value, label: reasonText(value) })),
          ]}
          onChange={(event) => {
            const { value } = event.currentTarget
            setReason(CHOSEN_REFUND_REASONS.find((known) => known === value) ?? '')
          }}
        />
        <TextareaField
          label={t('explanation')}
          description={t('explanationHint')}
          value={explanation}
          maxLength={EXPLANATION_MAX_LENGTH}
          rows={3}
          error={tried && isUnexplained && t('explanationMissing')}
          onChange={(event) => setExplanation(event.currentTarget.value)}
        />
        {!isAmountWrong && <p className={classes.note}>{t(`happens.${payer}`, { amount: money(amount) })}</p>}
      </div>
    </AnswerDialog>
  )
}

/** Who bears it, as staff are told. */
function payerOf({ purpose, surplus }: Paid): 'rent' | 'service' | 'surplus' {
  if (surplus > 0) return 'surplus'
  return purpose === 'TENANT_SERVICE_FEE' ? 'service' : 'rent'
}
