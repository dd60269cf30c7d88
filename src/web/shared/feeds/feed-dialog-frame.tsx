import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { AdaptiveDialog } from '../../ui/adaptive-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { errorMessage } from '../error-message.ts'
import classes from './feeds.module.css'

/** What the dialogs share that change feeds: the buttons below, and why it failed. */
export function FeedDialogFrame(props: {
  opened: boolean
  onClose: () => void
  onSubmit: () => void
  busy: boolean
  /** Why it failed, unless a field tells it. */
  error: Error | null
  title: string
  description?: string
  submitLabel: string
  submitVariant?: 'primary' | 'danger-filled'
  /** What the other button says where it is the one to press in doubt. */
  keepLabel?: string
  children: ReactNode
}) {
  const { onClose, busy, error, submitVariant = 'primary', keepLabel } = props
  const t = useTranslations('feeds')
  const errors = useTranslations('errors')
  return (
    <AdaptiveDialog
      opened={props.opened}
      onClose={onClose}
      onSubmit={props.onSubmit}
      busy={busy}
      title={props.title}
      description={props.description}
      footer={
        <>
          <Button type="submit" variant={submitVariant} size="large" busy={busy}>
            {props.submitLabel}
          </Button>
          <Button
            size="large"
            onClick={onClose}
            disabled={busy}
            data-autofocus={keepLabel ? true : undefined}
          >
            {keepLabel ?? t('cancel')}
          </Button>
        </>
      }
    >
      <div className={classes.fields}>
        {props.children}
        {error && (
          <p role="alert" className={classes.failure}>
            {errorMessage(errors, error)}
          </p>
        )}
      </div>
    </AdaptiveDialog>
  )
}
