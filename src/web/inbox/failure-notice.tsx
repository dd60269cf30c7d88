import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { errorMessage } from '../shared/error-message.ts'
import { useReasonText } from '../shared/status-text.ts'
import { Button } from '../ui/button.tsx'
import type { RequestLoad } from './request-dialogs.tsx'
import classes from './request-dialog.module.css'
import { failureOf } from './request-failure.ts'

/**
 * Says in a dialog why an answer did not get through, or why what it asks about could not be loaded, and how to go
 * on; nothing that was entered is lost.
 */
export function FailureNotice(props: {
  error: unknown
  loadError?: unknown
  /** What the dialog is about is on the screen, although it could not be asked for anew. */
  isLoaded?: boolean
}) {
  const t = useTranslations('request.failure')
  const text = useFailureText()
  const errors = useTranslations('errors')
  if (!props.error && !props.loadError) return null
  const isOlder = !props.error && props.isLoaded && failureOf(props.loadError).kind === 'CONNECTION'
  return (
    <p role="alert" className={classes.failure} ref={bringIntoSight}>
      <IconAlertTriangle size={18} aria-hidden />
      <span>
        {isOlder ? t('older') : props.error ? text(props.error) : errorMessage(errors, props.loadError)}
      </span>
    </p>
  )
}

/** Where a dialog could not load its request: asks for it again, in place of the button that would answer it. */
export function RetryLoading(props: { load: RequestLoad }) {
  const t = useTranslations('request.failure')
  return (
    <Button variant="primary" size="large" busy={props.load.busy} onClick={props.load.retry}>
      {t('retry')}
    </Button>
  )
}

// A long form may have scrolled; a failure must not go unseen.
function bringIntoSight(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' })
}

function useFailureText() {
  const t = useTranslations('request.failure')
  const errors = useTranslations('errors')
  const reasonText = useReasonText()
  return (error: unknown) => {
    const failure = failureOf(error)
    switch (failure.kind) {
      case 'OVERTAKEN':
        return t(failure.reason)
      case 'CONDITION':
        return t('condition', { reason: reasonText(failure.reason) })
      case 'CHANGED':
        return t('changed')
      case 'CONFLICT':
        return t('conflict')
      case 'CONNECTION':
        return t('connection')
      default:
        return errorMessage(errors, error)
    }
  }
}

/** What the primary button of a dialog says after a failure: the same again, or 'Try again'. */
export function useSubmitLabel(error: unknown, label: string): string {
  const t = useTranslations('request.failure')
  return error && failureOf(error).kind === 'CONNECTION' ? t('retry') : label
}
