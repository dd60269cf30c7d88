import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { AdaptiveDialog, type AdaptiveDialogProps } from '../ui/adaptive-dialog.tsx'
import { Button } from '../ui/button.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import classes from './answer-dialog.module.css'
import { errorMessage } from './error-message.ts'

/** Properties of an AnswerDialog. */
export interface AnswerDialogProps extends AdaptiveDialogProps {
  /** Does it; not called while it is under way or can't be done. */
  onSubmit: () => void
  /** What the button says that does it. */
  submit: ReactNode
  variant?: 'primary' | 'violet' | 'danger-filled'
  disabled?: boolean
  /** Why it can't be done now, below the button. */
  reason?: string
  /** What the button says that leaves all as it is. */
  cancel?: ReactNode
  /** Which button has the focus first, where no field has. */
  focus?: 'submit' | 'cancel'
  /** A button between the two. */
  between?: ReactNode
  /** A button after the two. */
  more?: ReactNode
  /** Instead of the buttons, where there is nothing to answer any more. */
  footer?: ReactNode
  /** Why it failed, as it was thrown; its sentence stands below the rest. */
  error?: unknown
  /** Why it failed, where the sentence is another than that of the error. */
  failure?: ReactNode
  /** Buttons of the usual height, and the failure in a panel. */
  compact?: boolean
}

/**
 * A dialog that asks before something is done: says what will happen, has a button that does exactly that and one
 * that leaves all as it is, stays open while it is under way, and says why it failed.
 */
export function AnswerDialog(props: AnswerDialogProps) {
  const {
    submit,
    variant = 'primary',
    disabled = false,
    reason,
    cancel,
    focus,
    between,
    more,
    ...rest
  } = props
  const { error, failure, compact, ...dialog } = rest
  const { busy = false, onSubmit, onClose, footer, children } = dialog
  const errors = useTranslations('errors')
  const size = compact ? 'medium' : 'large'
  const sentence = failure ?? (error ? errorMessage(errors, error) : null)
  return (
    <AdaptiveDialog
      {...dialog}
      onSubmit={() => {
        if (!busy && !disabled) onSubmit()
      }}
      footer={
        footer ?? (
          <>
            <Button
              type="submit"
              variant={variant}
              size={size}
              busy={busy}
              disabled={disabled}
              reason={reason}
              data-autofocus={focus === 'submit' || undefined}
            >
              {submit}
            </Button>
            {between}
            {cancel && (
              <Button
                size={size}
                onClick={onClose}
                disabled={busy}
                data-autofocus={focus === 'cancel' || undefined}
              >
                {cancel}
              </Button>
            )}
            {more}
          </>
        )
      }
    >
      {children}
      {sentence && compact && <ErrorPanel message={sentence} />}
      {sentence && !compact && (
        <p role="alert" className={classes.failure}>
          {sentence}
        </p>
      )}
    </AdaptiveDialog>
  )
}
