import { useTranslations } from 'use-intl'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { useOnce } from '../shared/use-once.ts'
import { showToast } from '../ui/toast-store.ts'
import { handInTaxReport, type TaxMessage } from './tax-reports-queries.ts'
import classes from './tax-reports.module.css'

/** Asks whether a message was really handed in, and notes it: from then on its answer is awaited. */
export function HandInDialog({ message, onClose }: { message: TaxMessage; onClose: () => void }) {
  const t = useTranslations('taxReports.handInDialog')
  const handing = useOnce({
    send: handInTaxReport,
    onDone: () => {
      showToast({ text: t('done'), tone: 'success' })
      onClose()
    },
  })
  return (
    <AnswerDialog
      opened
      onClose={onClose}
      busy={handing.busy}
      onSubmit={() => handing.run(message._id)}
      title={t('title')}
      description={message.messageRefId}
      submit={t('submit')}
      cancel={t('cancel')}
      focus="cancel"
      error={handing.error}
    >
      <ul className={classes.points}>
        <li>{t('whatFirst')}</li>
        <li>{t('whatWaits')}</li>
        <li>{t('whatBack')}</li>
      </ul>
    </AnswerDialog>
  )
}
