import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { errorMessage } from '../shared/error-message.ts'
import { useReasonText } from '../shared/status-text.ts'
import classes from './request-dialog.module.css'
import { failureOf } from './request-failure.ts'

/** Says in a dialog why an answer did not get through, and how to go on; nothing that was entered is lost. */
export function FailureNotice(props: { error: unknown }) {
  const text = useFailureText()
  if (!props.error) return null
  return (
    <p role="alert" className={classes.failure} ref={bringIntoSight}>
      <IconAlertTriangle size={18} aria-hidden />
      <span>{text(props.error)}</span>
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
