import { IconBell } from '@tabler/icons-react'
import { useQuery, queryOptions } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { graphql } from '../gen/gql.ts'
import { request } from '../graphql.ts'
import { useFeatureFlag, useViewer, worksForLandlord } from '../shared/viewer.ts'
import { useOverlay } from '../shared/use-overlay.ts'
import { IconButton } from '../ui/icon-button.tsx'
import classes from './bell.module.css'
import { useLazily } from './use-lazily.ts'

const loadPanel = () =>
  import('../notifications/notifications-panel.tsx').then(({ NotificationsPanel }) => NotificationsPanel)

/** How many notifications are unread; opens the panel with the newest. */
export function Bell() {
  const t = useTranslations('shell')
  const viewer = useViewer()
  const isOn = useFeatureFlag('LANDLORD_NOTIFICATIONS')
  // Tenants are told without the flag, which is about what landlords are told.
  const isNotified = viewer !== null && viewer.role !== 'LINK' && (isOn || !worksForLandlord(viewer))
  const { data: count = 0 } = useQuery({ ...unreadCountOptions(), enabled: isNotified })
  const [opened, setOpened] = useOverlay('notifications')
  const [Panel, want] = useLazily(loadPanel)
  if (!isNotified) return null
  return (
    <>
      <IconButton
        label={t('openNotifications', { count })}
        className={classes.bell}
        aria-haspopup="dialog"
        onClick={() => {
          want()
          setOpened(true)
        }}
      >
        <IconBell size={21} stroke={1.8} aria-hidden />
        {count > 0 && (
          <span className={classes.count} aria-hidden>
            {count > 99 ? '99+' : count}
          </span>
        )}
      </IconButton>
      {Panel && <Panel opened={opened} onClose={() => setOpened(false)} />}
    </>
  )
}

const unreadCountQuery = graphql(`
  query ShellUnreadCount {
    unreadNotificationCount
  }
`)

/** How many notifications are unread, for the bell; asked again every minute. */
function unreadCountOptions() {
  return queryOptions({
    queryKey: ['notifications', 'unread'],
    queryFn: async () => (await request(unreadCountQuery)).unreadNotificationCount,
    refetchInterval: 60_000,
  })
}
