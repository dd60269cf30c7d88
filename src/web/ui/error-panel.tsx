import { IconRefresh } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from './button.tsx'
import { Card } from './card.tsx'
import classes from './error-panel.module.css'

/** A part that could not be loaded or saved: says what to do, with a retry where one makes sense. */
export function ErrorPanel(props: {
  message: ReactNode
  title?: ReactNode
  onRetry?: () => void
  busy?: boolean
  action?: ReactNode
}) {
  const t = useTranslations('ui')
  return (
    <Card className={classes.panel} role="alert">
      <div>
        {props.title && <strong>{props.title}</strong>}
        <p>{props.message}</p>
      </div>
      {(props.onRetry || props.action) && (
        <div className={classes.actions}>
          {props.onRetry && (
            <Button
              size="small"
              busy={props.busy}
              icon={<IconRefresh size={16} aria-hidden />}
              onClick={props.onRetry}
            >
              {t('retry')}
            </Button>
          )}
          {props.action}
        </div>
      )}
    </Card>
  )
}
