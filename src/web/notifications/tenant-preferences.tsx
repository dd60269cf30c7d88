import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { errorMessage } from '../shared/error-message.ts'
import { showToast } from '../ui/toast-store.ts'
import {
  tenantPreferencesOptions,
  type TenantPreference,
  type Ways,
  useSaveTenantPreference,
} from './notification-queries.ts'
import classes from './notifications.module.css'
import { PreferenceList } from './preference-list.tsx'

/** What a tenant wants to be told about, per kind; mails that the contract or the law needs stay on, and say so. */
export function TenantPreferences() {
  const t = useTranslations('notifications')
  const errors = useTranslations('errors')
  const { data, error, refetch, isFetching } = useQuery(tenantPreferencesOptions())
  const save = useSaveTenantPreference()
  const change = (row: TenantPreference, choice: Partial<Ways>) =>
    save.mutate(
      { kind: row.kind, inApp: row.inApp, byEmail: row.byEmail, byPush: row.byPush, ...choice },
      { onError: (failed) => showToast({ tone: 'error', text: errorMessage(errors, failed) }) },
    )
  return (
    <div className={classes.column}>
      <p className={classes.hint}>{t('settings.tenantLead')}</p>
      <PreferenceList
        rows={data}
        error={error}
        busy={isFetching}
        onRetry={() => void refetch()}
        nameOf={({ kind }) => t(`settings.tenantKinds.${kind}.name`)}
        hintOf={({ kind }) => t(`settings.tenantKinds.${kind}.hint`)}
        onChange={change}
      />
    </div>
  )
}
