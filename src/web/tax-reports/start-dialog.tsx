import { useTranslations } from 'use-intl'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { useOnce } from '../shared/use-once.ts'
import { showToast } from '../ui/toast-store.ts'
import { type StaffTaxYear, startTaxReport } from './tax-reports-queries.ts'
import classes from './tax-reports.module.css'

/** Says what computing a year does, and orders it. */
export function StartDialog({ year, onClose }: { year: StaffTaxYear; onClose: () => void }) {
  const t = useTranslations('taxReports.startDialog')
  const starting = useOnce({
    send: startTaxReport,
    onDone: () => {
      showToast({ text: t('done', { year: String(year.year) }), tone: 'success' })
      onClose()
    },
  })
  return (
    <AnswerDialog
      opened
      onClose={onClose}
      busy={starting.busy}
      onSubmit={() => starting.run(year)}
      title={t('title', { year: String(year.year) })}
      submit={t('submit')}
      cancel={t('cancel')}
      error={starting.error}
    >
      <ul className={classes.points}>
        <li>{t('whatCounts')}</li>
        <li>{t('whatDiffers')}</li>
        {year.reports.totalCount > 0 && <li>{t('whatReplaces')}</li>}
        {!year.isOver && <li>{t('whatPreview')}</li>}
        <li>{t('whatNothing')}</li>
      </ul>
    </AnswerDialog>
  )
}
