import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { PERMISSION_REASON_LENGTH } from '../../domain/kernel/text-limits.ts'
import { AnswerDialog, type AnswerDialogProps } from '../shared/answer-dialog.tsx'
import { useOnce } from '../shared/use-once.ts'
import { TextareaField } from '../ui/fields.tsx'
import { showToast } from '../ui/toast-store.ts'
import classes from './permissions-page.module.css'

interface ReasonDialogProps<Result> extends Pick<
  AnswerDialogProps,
  'title' | 'description' | 'variant' | 'submit'
> {
  opened: boolean
  onClose: () => void
  /** Does it, once. */
  send: (reason: string, idempotencyKey: string) => Promise<Result>
  /** What is said once it is done. */
  done: string
  /** What will follow. */
  children?: ReactNode
}

/** Asks why a permission is changed or declined, which stands in the log, and does it. */
export function ReasonDialog<Result>(props: ReasonDialogProps<Result>) {
  const { send, done, children, ...dialog } = props
  const t = useTranslations('staffPermissions.reason')
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const { min, max } = PERMISSION_REASON_LENGTH
  const isWrong = reason.trim().length < min
  const sending = useOnce({
    send,
    onDone: () => {
      showToast({ text: done, tone: 'success' })
      dialog.onClose()
    },
  })
  const submit = () => {
    setTried(true)
    if (dialog.opened && !isWrong) sending.run(reason)
  }
  return (
    <AnswerDialog
      {...dialog}
      busy={sending.busy}
      onSubmit={submit}
      cancel={t('cancel')}
      error={sending.error}
    >
      <div className={classes.form}>
        {children}
        <TextareaField
          label={t('label')}
          description={t('hint', { min })}
          value={reason}
          rows={3}
          maxLength={max}
          onChange={(event) => setReason(event.currentTarget.value)}
          error={tried && isWrong && t('missing', { min, max })}
        />
      </div>
    </AnswerDialog>
  )
}
