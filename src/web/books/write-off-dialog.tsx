import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { WRITE_OFF_REASON_LENGTH } from '../../domain/kernel/text-limits.ts'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { useFormat } from '../shared/format.ts'
import { useOnce } from '../shared/use-once.ts'
import { TextareaField } from '../ui/fields.tsx'
import { showToast } from '../ui/toast-store.ts'
import { type StaffInvoice, writeOff } from './books-queries.ts'
import classes from './books-page.module.css'

/** Gives up what is open of an invoice: what that means, and why. */
export function WriteOffDialog(props: { invoice: StaffInvoice | null; onClose: () => void }) {
  const { invoice, onClose } = props
  const t = useTranslations('books.writeOffDialog')
  const format = useFormat()
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const { min, max } = WRITE_OFF_REASON_LENGTH
  const isWrong = reason.trim().length < min
  const writing = useOnce({
    send: writeOff,
    onDone: () => {
      showToast({ text: t('done', { number: invoice?.number ?? '' }), tone: 'success' })
      onClose()
    },
  })
  const submit = () => {
    setTried(true)
    if (invoice && !isWrong) writing.run({ invoiceId: invoice._id, reason })
  }
  return (
    <AnswerDialog
      opened={invoice !== null}
      onClose={onClose}
      busy={writing.busy}
      onSubmit={submit}
      title={t('title', { number: invoice?.number ?? '' })}
      description={
        invoice &&
        t('open', { amount: format.money(invoice.openAmount, invoice.currency), name: invoice.landlordName })
      }
      submit={t('submit')}
      variant="danger-filled"
      cancel={t('cancel')}
      error={writing.error}
    >
      <div className={classes.form}>
        <ul className={classes.points}>
          <li>{t('whatBooks')}</li>
          <li>{t('whatReminders')}</li>
          <li>{t('whatBack')}</li>
        </ul>
        <TextareaField
          label={t('reason')}
          value={reason}
          rows={3}
          maxLength={max}
          onChange={(event) => setReason(event.currentTarget.value)}
          error={tried && isWrong && t('reasonMissing', { min })}
        />
      </div>
    </AnswerDialog>
  )
}
