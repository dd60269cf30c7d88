import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { errorMessage } from '../shared/error-message.ts'
import { InMenu, PageLink } from '../shared/page-link.tsx'
import { isTenantOnly, useViewer } from '../shared/viewer.ts'
import { AdaptiveDialog } from '../ui/adaptive-dialog.tsx'
import { Button } from '../ui/button.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { ListSkeleton } from '../ui/skeletons.tsx'
import { MarkAllRead } from './mark-all-read.tsx'
import { notificationListOptions } from './notification-queries.ts'
import { NotificationRow } from './notification-row.tsx'
import classes from './notifications.module.css'

const SHOWN = 8

/** The newest notifications, over whatever page is open. */
export function NotificationsPanel(props: { opened: boolean; onClose: () => void }) {
  const t = useTranslations('notifications')
  return (
    <AdaptiveDialog
      opened={props.opened}
      onClose={props.onClose}
      title={t('title')}
      footer={
        <InMenu value>
          <Button component={PageLink} page="notifications" variant="primary">
            {t('all')}
          </Button>
        </InMenu>
      }
    >
      <InMenu value>
        <Newest />
      </InMenu>
    </AdaptiveDialog>
  )
}

function Newest() {
  const t = useTranslations('notifications')
  const errors = useTranslations('errors')
  const viewer = useViewer()
  const { data, error, refetch, isFetching } = useInfiniteQuery(notificationListOptions(false))
  if (!data && error) {
    return (
      <ErrorPanel message={errorMessage(errors, error)} onRetry={() => void refetch()} busy={isFetching} />
    )
  }
  const nodes = data?.pages[0]?.nodes
  if (!nodes) return <ListSkeleton rows={4} />
  if (nodes.length === 0)
    return <p className={classes.none}>{t(isTenantOnly(viewer) ? 'emptyTextTenant' : 'emptyText')}</p>
  return (
    <>
      <MarkAllRead unread={data?.pages[0]?.counts.unread ?? 0} newest={nodes[0]?.createdAt} />
      <ul className={classes.list} aria-label={t('title')}>
        {nodes.slice(0, SHOWN).map((notification) => (
          <li key={notification.id}>
            <NotificationRow notification={notification} />
          </li>
        ))}
      </ul>
    </>
  )
}
