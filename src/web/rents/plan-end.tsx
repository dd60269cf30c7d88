import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { errorMessage } from '../shared/error-message.ts'
import { Button } from '../ui/button.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import classes from './rents.module.css'

/** Below the homes: how many would change, and the button that does exactly that or says why it can't. */
export function PlanEnd(props: {
  plan: ReactNode
  submit: ReactNode
  reason: string | undefined
  changing: { busy: boolean; error: unknown }
}) {
  const errors = useTranslations('errors')
  const { error, busy } = props.changing
  return (
    <>
      <div className={classes.end}>
        <p role="status">{props.plan}</p>
        <div className={classes.submit}>
          <Button
            type="submit"
            variant="primary"
            size="large"
            busy={busy}
            disabled={props.reason !== undefined}
            reason={props.reason}
          >
            {props.submit}
          </Button>
        </div>
      </div>
      {error !== null && error !== undefined && <ErrorPanel message={errorMessage(errors, error)} />}
    </>
  )
}
