import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ValidationError } from '../../domain/kernel/errors.ts'
import { PERMISSION_REASON_LENGTH, textWithin } from '../../domain/kernel/text-limits.ts'
import { RECOVERY_CONFIRM_HOURS } from '../../domain/people/recovery.ts'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { useOnce } from '../shared/use-once.ts'
import { TextareaField, TextField } from '../ui/fields.tsx'
import { showToast } from '../ui/toast-store.ts'
import classes from '../shared/action-row.module.css'
import { askForRecovery } from './recoveries-queries.ts'

/** Asks for the recovery of somebody's account: which, and how the identity was checked. */
export function AskDialog(props: { opened: boolean; onClose: () => void }) {
  const t = useTranslations('staffRecoveries')
  const common = useTranslations('reasonDialog')
  const [email, setEmail] = useState('')
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const asking = useOnce({
    send: askForRecovery,
    onDone: () => {
      showToast({ text: t('askDone'), tone: 'success' })
      props.onClose()
    },
  })
  const refused = asking.error instanceof ValidationError ? asking.error.fields.email : undefined
  const problem = email.trim() === '' ? 'emailMissing' : refused
  const isShort = textWithin(reason, PERMISSION_REASON_LENGTH) === null
  const submit = () => {
    setTried(true)
    if (props.opened && email.trim() !== '' && !isShort) asking.run({ email: email.trim(), reason })
  }
  return (
    <AnswerDialog
      opened={props.opened}
      onClose={props.onClose}
      title={t('askTitle')}
      description={t('askWhat', { hours: RECOVERY_CONFIRM_HOURS })}
      submit={t('askSubmit')}
      cancel={common('cancel')}
      busy={asking.busy}
      error={refused ? undefined : asking.error}
      onSubmit={submit}
    >
      <div className={classes.form}>
        <TextField
          label={t('email')}
          type="email"
          autoComplete="off"
          value={email}
          error={tried && problem && t(`problems.${problem}`)}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <TextareaField
          label={t('howLabel')}
          description={t('howHint', PERMISSION_REASON_LENGTH)}
          value={reason}
          rows={3}
          maxLength={PERMISSION_REASON_LENGTH.max}
          error={tried && isShort && common('missing', PERMISSION_REASON_LENGTH)}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </div>
    </AnswerDialog>
  )
}
