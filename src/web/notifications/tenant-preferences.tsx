import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { errorMessage } from '../shared/error-message.ts'
import { Card } from '../ui/card.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { CheckField } from '../ui/fields.tsx'
import { FormSkeleton } from '../ui/skeletons.tsx'
import { showToast } from '../ui/toast-store.ts'
import {
  tenantPreferencesOptions,
  type TenantPreference,
  useSaveTenantPreference,
} from './notification-queries.ts'
import classes from './notifications.module.css'

/** What a tenant wants to be told about, per kind; mails that the contract or the law needs stay on, and say so. */
export function TenantPreferences() {
  const t = useTranslations('notifications')
  const errors = useTranslations('errors')
  const { data, error, refetch, isFetching } = useQuery(tenantPreferencesOptions())
  const save = useSaveTenantPreference()
  const change = (row: TenantPreference, choice: { inApp?: boolean; byEmail?: boolean }) =>
    save.mutate(
      { kind: row.kind, inApp: row.inApp, byEmail: row.byEmail, ...choice },
      { onError: (failed) => showToast({ tone: 'error', text: errorMessage(errors, failed) }) },
    )
  return (
    <div className={classes.column}>
      <p className={classes.hint}>{t('settings.tenantLead')}</p>
      {!data && error && (
        <ErrorPanel message={errorMessage(errors, error)} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {!data && !error && <FormSkeleton />}
      {data && (
        <Card padded={false}>
          <ul className={classes.list}>
            {data.map((row) => (
              <li key={row.kind} className={classes.preference}>
                <fieldset>
                  <legend>
                    {t(`settings.tenantKinds.${row.kind}.name`)}
                    <span className={classes.legendHint}>{t(`settings.tenantKinds.${row.kind}.hint`)}</span>
                  </legend>
                  <CheckField
                    label={t('settings.inApp')}
                    checked={row.inApp}
                    onChange={(event) => change(row, { inApp: event.currentTarget.checked })}
                  />
                  <CheckField
                    label={t('settings.byEmail')}
                    description={row.isAlwaysMailed ? t('settings.always') : undefined}
                    checked={row.byEmail || row.isAlwaysMailed}
                    disabled={row.isAlwaysMailed}
                    onChange={(event) => change(row, { byEmail: event.currentTarget.checked })}
                  />
                </fieldset>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  )
}
