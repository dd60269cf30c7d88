import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { errorMessage } from '../shared/error-message.ts'
import { useReasonText } from '../shared/reason-text.ts'
import classes from './request-dialog.module.css'
import { failureOf } from './request-failure.ts'

/**
 * Says in a dialog why an answer did not get through, or why what it asks about could not be loaded, and how to go
 * on; nothing that was entered is lost.
 */
export function FailureNotice(props: {
  error: unknown
  loadError: unknown
  /** What the dialog is about is on the screen, although it could not be asked for anew. */
  isLoaded: boolean
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
