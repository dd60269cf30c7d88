import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCloudOff,
  IconGitCompare,
  IconLoader2,
  type Icon,
} from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { errorMessage } from '../shared/error-message.ts'
import { Button } from '../ui/button.tsx'
import classes from './listing-edit.module.css'
import type { SaveState, StepState } from './step-state.ts'

const ICONS: Record<SaveState, Icon> = {
  SAVED: IconCircleCheck,
  WAITING: IconLoader2,
  SAVING: IconLoader2,
  OFFLINE: IconCloudOff,
  REFUSED: IconAlertTriangle,
  CONFLICT: IconGitCompare,
  FAILED: IconAlertTriangle,
}

/** Says whether what was typed is saved, and what to do where it isn't. */
export function SaveStatus(props: { state: StepState; onRetry: () => void }) {
  const { state } = props
  const t = useTranslations('listingEdit.save')
  const tErrors = useTranslations('errors')
  const StateIcon = ICONS[state.state]
  return (
    <div className={classes.status} data-state={state.state}>
      <p role="status">
        <StateIcon size={18} aria-hidden />
        {sentence()}
      </p>
      {(state.state === 'FAILED' || state.state === 'OFFLINE') && (
        <Button size="small" onClick={props.onRetry}>
          {t('retry')}
        </Button>
      )}
    </div>
  )

  function sentence(): string {
    if (state.state === 'FAILED') return t('FAILED', { reason: errorMessage(tErrors, state.failure) })
    if (state.state === 'OFFLINE' && !state.isKept) return t('notKept')
    if (state.state === 'REFUSED') return t('REFUSED', { count: Object.keys(state.errors).length })
    return t(state.state)
  }
}
