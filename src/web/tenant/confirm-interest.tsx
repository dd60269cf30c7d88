import { useTranslations } from 'use-intl'
import { Button } from '../ui/button.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import classes from './request-page.module.css'
import { useRequestCommand } from './use-request-command.ts'

/** The tenant's yes to an apartment that is free, with what it means. */
export function ConfirmInterest(props: { listingRequestId: string }) {
  const t = useTranslations('tenant.actions')
  const command = useRequestCommand({
    command: 'confirm',
    listingRequestId: props.listingRequestId,
    doneText: t('confirmed'),
  })
  return (
    <>
      <div className={classes.go}>
        <Button variant="primary" size="large" busy={command.busy} onClick={command.run}>
          {t('confirm')}
        </Button>
        <small>{t('confirmHint')}</small>
      </div>
      {command.failure && <ErrorPanel message={command.failure} onRetry={command.run} busy={command.busy} />}
    </>
  )
}
