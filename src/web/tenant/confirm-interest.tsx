import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { Button } from '../ui/button.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import classes from './request-page.module.css'
import type { TenantRequest } from './tenant-queries.ts'
import { useRequestCommand } from './use-request-command.ts'

/** The tenant's yes to an apartment that is free, with what it means. */
export function ConfirmInterest({ request }: { request: TenantRequest }) {
  const t = useTranslations('tenant.actions')
  const format = useFormat()
  const fee = request.tenantServiceFee
  const command = useRequestCommand({
    command: 'confirm',
    listingRequestId: request.id,
    doneText: t('confirmed'),
  })
  return (
    <>
      <div className={classes.go}>
        <Button variant="primary" size="large" busy={command.busy} onClick={command.run}>
          {t('confirm')}
        </Button>
        {fee.amount > 0 && (
          <p>
            {t('confirmFee', {
              amount: format.money(fee.amount, fee.currency, 'no'),
              percent: format.rate(fee.rate),
              vat: format.money(fee.vat, fee.currency, 'no'),
            })}
          </p>
        )}
        <small>{t('confirmHint')}</small>
      </div>
      {command.failure && <ErrorPanel message={command.failure} onRetry={command.run} busy={command.busy} />}
    </>
  )
}
