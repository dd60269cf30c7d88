import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { textWithin } from '../../domain/kernel/text-limits.ts'
import { TextareaField } from '../ui/fields.tsx'
import { showToast } from '../ui/toast-store.ts'
import { AnswerDialog, type AnswerDialogProps } from './answer-dialog.tsx'
import classes from './reason-dialog.module.css'
import { useOnce } from './use-once.ts'

interface ReasonDialogProps<Result> extends Pick<
  AnswerDialogProps,
  'title' | 'description' | 'variant' | 'submit'
> {
  opened: boolean
  onClose: () => void
  /** How long the reason is, in characters. */
  length: { min: number; max: number }
  /** The words of its field, where they aren't the usual ones. */
  words?: { label?: string; hint?: string; missing?: string }
  /** What else is wrong; said once somebody has tried. */
  problem?: string | null
  /** Does it, once. */
  send: (reason: string, idempotencyKey: string) => Promise<Result>
  /** What is said once it is done. */
  done: string
  /** What will follow, or what else is chosen. */
  children?: ReactNode
}

/** Asks why something is done, which is kept with it, and does it. */
export function ReasonDialog<Result>(props: ReasonDialogProps<Result>) {
  const { length, words = {}, problem = null, send, done, children, ...dialog } = props
  const t = useTranslations('reasonDialog')
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const isWrong = textWithin(reason, length) === null
  const sending = useOnce({
    send,
    onDone: () => {
      showToast({ text: done, tone: 'success' })
      dialog.onClose()
    },
  })
  const submit = () => {
    setTried(true)
    if (dialog.opened && !isWrong && problem === null) sending.run(reason)
  }
  return (
    <AnswerDialog
      {...dialog}
      busy={sending.busy}
      onSubmit={submit}
      cancel={t('cancel')}
      error={sending.error}
      failure={(!sending.error && tried && problem) || undefined}
    >
      <div className={classes.form}>
        {children}
        <TextareaField
          label={words.label ?? t('label')}
          description={words.hint}
          value={reason}
          rows={3}
          maxLength={length.max}
          onChange={(event) => setReason(event.currentTarget.value)}
          error={tried && isWrong && (words.missing ?? t('missing', length))}
        />
      </div>
    </AnswerDialog>
  )
}
