import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { errorMessage } from '../shared/error-message.ts'
import { useSearch } from '../shared/use-search.ts'
import { useViewer } from '../shared/viewer.ts'
import { Button } from '../ui/button.tsx'
import { SelectField } from '../ui/fields.tsx'
import { showToast } from '../ui/toast-store.ts'
import {
  listingsOptions,
  preferencesOptions,
  useResetPreferences,
  useSavePreference,
  type Preference,
  type Ways,
} from './notification-queries.ts'
import classes from './notifications.module.css'
import { PreferenceList } from './preference-list.tsx'

/** What somebody wants to be told about, per kind: for all listings, or for one that shall differ. */
export function NotificationPreferences() {
  const t = useTranslations('notifications')
  const errors = useTranslations('errors')
  const kinds = useTranslations('catalogue.notificationKind')
  const viewer = useViewer()
  const [search, setSearch] = useSearch()
  const groupId = search.listing ?? null
  const { data, error, refetch, isFetching } = useQuery(preferencesOptions(groupId))
  const listings = useQuery(listingsOptions()).data ?? []
  const save = useSavePreference(groupId)
  const change = (row: Preference, choice: Partial<Ways>) =>
    save.mutate(
      { kind: row.kind, inApp: row.inApp, byEmail: row.byEmail, byPush: row.byPush, ...choice },
      { onError: (failed) => showToast({ tone: 'error', text: errorMessage(errors, failed) }) },
    )
  if (viewer?.impersonation) return <p className={classes.none}>{t('settings.impersonating')}</p>
  return (
    <div className={classes.column}>
      <SelectField
        label={t('settings.listing')}
        description={t('settings.listingHint')}
        value={groupId ?? ''}
        data={[
          { value: '', label: t('settings.allListings') },
          ...listings.map((listing) => ({ value: listing.groupId, label: listing.name })),
        ]}
        onChange={(event) =>
          setSearch({ listing: event.currentTarget.value || undefined }, { replace: true })
        }
      />
      <PreferenceList
        rows={data}
        error={error}
        busy={isFetching}
        onRetry={() => void refetch()}
        nameOf={({ kind }) => kinds(kind)}
        onChange={change}
      />
      {groupId && data?.some((row) => row.isOwn) && <Reset groupId={groupId} />}
    </div>
  )
}

function Reset({ groupId }: { groupId: string }) {
  const t = useTranslations('notifications')
  const errors = useTranslations('errors')
  const reset = useResetPreferences(groupId)
  return (
    <Button
      busy={reset.isPending}
      onClick={() =>
        reset.mutate(undefined, {
          onError: (error) => showToast({ tone: 'error', text: errorMessage(errors, error) }),
        })
      }
    >
      {t('settings.reset')}
    </Button>
  )
}
