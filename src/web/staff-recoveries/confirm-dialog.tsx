import { useTranslations } from 'use-intl'
import { STAFF_RECOVERY_WAIT_HOURS } from '../../domain/people/recovery.ts'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { useOnce } from '../shared/use-once.ts'
import { showToast } from '../ui/toast-store.ts'
import classes from '../shared/action-row.module.css'
import { confirmRecovery, type RunningRecovery } from './recoveries-queries.ts'

/** Confirms a recovery as the second person, who reads once more for what they vouch. */
export function ConfirmDialog(props: { recovery: RunningRecovery | null; onClose: () => void }) {
  const { recovery, onClose } = props
  const t = useTranslations('staffRecoveries')
  const words = { name: recovery?.personName ?? '', email: recovery?.email ?? '' }
  const confirming = useOnce({
    send: confirmRecovery,
    onDone: () => {
      showToast({ text: t('confirmDone', words), tone: 'success' })
      onClose()
    },
  })
  return (
    <AnswerDialog
      opened={recovery !== null}
      onClose={onClose}
      title={t('confirmTitle', words)}
      description={t('confirmWhat', { ...words, hours: STAFF_RECOVERY_WAIT_HOURS })}
      submit={t('confirmSubmit')}
      cancel={t('cancel')}
      busy={confirming.busy}
      error={confirming.error}
      onSubmit={() => recovery && confirming.run(recovery._id)}
    >
      <p className={classes.quoted}>{t('reason', { reason: recovery?.reason ?? '' })}</p>
    </AnswerDialog>
  )
}
