import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ValidationError } from '../../domain/kernel/errors.ts'
import { DISPUTE_ANSWER_LENGTH } from '../../domain/kernel/text-limits.ts'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { useFormat } from '../shared/format.ts'
import { useCatalogueText } from '../shared/status-text.ts'
import { useOnce } from '../shared/use-once.ts'
import { Button } from '../ui/button.tsx'
import { CheckField, TextareaField } from '../ui/fields.tsx'
import { showToast } from '../ui/toast-store.ts'
import classes from './books-page.module.css'
import { answerDispute, type StaffPayment } from './payments-queries.ts'

/** Answers a contested payment with words and our documents, or gives it up. */
export function AnswerDisputeDialog(props: {
  payment: StaffPayment
  dispute: StaffPayment['disputes'][number]
  onClose: () => void
}) {
  const { payment, dispute, onClose } = props
  const t = useTranslations('books.payments')
  const format = useFormat()
  const reason = useCatalogueText('catalogue.disputeReason')
  const [text, setText] = useState(dispute.answerText)
  const [withContract, setWithContract] = useState(payment.hasContract)
  const [withInvoice, setWithInvoice] = useState(payment.hasInvoice)
  const [tried, setTried] = useState(false)
  const { min, max } = DISPUTE_ANSWER_LENGTH
  const isWrong = text.trim().length < min
  const answering = useOnce({
    send: answerDispute,
    onDone: () => {
      showToast({ text: t('answerDialog.done'), tone: 'success' })
      onClose()
    },
  })
  const wrong = answering.error instanceof ValidationError ? answering.error.fields : {}
  const missing = wrong.withContract ? 'contractMissing' : wrong.withInvoice ? 'invoiceMissing' : null
  const { answerUntil } = dispute.dispute
  const disputeId = dispute._id
  const submit = () => {
    setTried(true)
    if (!isWrong) answering.run({ disputeId, evidence: { text, withContract, withInvoice } })
  }
  return (
    <AnswerDialog
      opened
      onClose={onClose}
      busy={answering.busy}
      onSubmit={submit}
      title={t('answerDialog.title')}
      description={t('answerDialog.text', { reason: reason(dispute.dispute.reason) })}
      submit={t('answerDialog.submit')}
      between={
        <Button
          variant="danger"
          disabled={answering.busy}
          reason={t('answerDialog.acceptText')}
          onClick={() => answering.run({ disputeId, evidence: null })}
        >
          {t('answerDialog.accept')}
        </Button>
      }
      cancel={t('answerDialog.cancel')}
      error={answering.error}
      failure={missing && t(`answerDialog.${missing}`)}
    >
      <div className={classes.form}>
        {answerUntil && <p>{t('until', { day: format.day(answerUntil.slice(0, 10)) })}</p>}
        <TextareaField
          label={t('answerDialog.words')}
          description={t('answerDialog.wordsHint')}
          value={text}
          rows={8}
          maxLength={max}
          error={tried && isWrong && t('answerDialog.wordsWrong', { min })}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {!payment.hasContract && !payment.hasInvoice && <p>{t('answerDialog.noEvidence')}</p>}
        {payment.hasContract && (
          <CheckField
            label={t('answerDialog.contract')}
            checked={withContract}
            onChange={(event) => setWithContract(event.currentTarget.checked)}
          />
        )}
        {payment.hasInvoice && (
          <CheckField
            label={t('answerDialog.invoice')}
            checked={withInvoice}
            onChange={(event) => setWithInvoice(event.currentTarget.checked)}
          />
        )}
      </div>
    </AnswerDialog>
  )
}
