import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { useTranslations } from 'use-intl'
import { LaterPart } from '../shared/later-part.tsx'
import type { PageLoader } from '../shared/page-loader.ts'
import { PageLink } from '../shared/page-link.tsx'
import { Page } from '../shared/page.tsx'
import { isTenantOnly, useViewer } from '../shared/viewer.ts'
import { TableDownload } from '../shared/table-download.tsx'
import { useSearch } from '../shared/use-search.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { FormSkeleton } from '../ui/skeletons.tsx'
import { AllDoneIllustration } from '../ui/illustrations/later.tsx'
import { MarkAllRead } from './mark-all-read.tsx'
import { NotificationPreferences } from './notification-preferences.tsx'
import {
  listingsOptions,
  notificationListOptions,
  preferencesOptions,
  tenantPreferencesOptions,
} from './notification-queries.ts'
import { NotificationRow } from './notification-row.tsx'
import { TenantPreferences } from './tenant-preferences.tsx'
import classes from './notifications.module.css'

// Not all read their settings, and whoever does reads the choices first.
const PushSettings = lazy(() =>
  import('./push-settings.tsx').then((module) => ({ default: module.PushSettings })),
)

const VIEWS = ['all', 'unread', 'settings'] as const

/** Fetches what the tab shows. */
export const loader: PageLoader = ({ queryClient, search, viewer }) => {
  const list = queryClient.prefetchInfiniteQuery(notificationListOptions(search.view === 'unread'))
  if (search.view !== 'settings') return list
  if (isTenantOnly(viewer))
    return Promise.all([list, queryClient.ensureQueryData(tenantPreferencesOptions())])
  return Promise.all([
    list,
    queryClient.ensureQueryData(preferencesOptions(search.listing ?? null)),
    queryClient.prefetchQuery(listingsOptions()),
  ])
}

/** Everything the person was told in the last 90 days, and what they want to be told about. */
export function NotificationsPage() {
  const t = useTranslations('notifications')
  const [search] = useSearch()
  const view = VIEWS.find((known) => known === search.view) ?? 'all'
  return (
    <Page title={t('title')} lead={t('lead')} width="narrow">
      <nav aria-label={t('views')} className={classes.tabs}>
        {VIEWS.map((other) => (
          <PageLink
            key={other}
            page="notifications"
            search={{ view: other }}
            replace
            keepScroll
            aria-current={other === view ? 'page' : undefined}
            className={classes.tab}
          >
            {t(`view.${other}`)}
          </PageLink>
        ))}
      </nav>
      {view === 'settings' ? <Settings /> : <List unread={view === 'unread'} />}
    </Page>
  )
}

/** What there is to choose is about the listings of landlords, or about a tenant's own stays. */
function Settings() {
  const viewer = useViewer()
  return (
    <div className={classes.column}>
      {isTenantOnly(viewer) ? <TenantPreferences /> : <NotificationPreferences />}
      {!viewer?.impersonation && (
        <LaterPart fallback={<FormSkeleton />}>
          <PushSettings />
        </LaterPart>
      )}
    </div>
  )
}

function List({ unread }: { unread: boolean }) {
  const t = useTranslations('notifications')
  const viewer = useViewer()
  const list = useSuspenseInfiniteQuery(notificationListOptions(unread))
  const nodes = list.data.pages.flatMap((page) => page.nodes)
  if (nodes.length === 0) {
    return (
      <EmptyState
        illustration={<AllDoneIllustration />}
        title={t(unread ? 'allRead' : 'empty')}
        text={t(isTenantOnly(viewer) ? 'emptyTextTenant' : 'emptyText')}
      />
    )
  }
  return (
    <div className={classes.column}>
      <div className={classes.tools}>
        <MarkAllRead unread={list.data.pages[0]?.counts.unread ?? 0} newest={nodes[0]?.createdAt} />
        <TableDownload path="/api/notifications.csv" query={{ unread: unread ? '1' : undefined }} />
      </div>
      <Card padded={false}>
        <ul className={classes.list} aria-label={t('title')}>
          {nodes.map((notification) => (
            <li key={notification.id}>
              <NotificationRow notification={notification} />
            </li>
          ))}
        </ul>
      </Card>
      {list.hasNextPage && (
        <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </div>
  )
}
