import { IconBell } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useBootstrap } from '../shared/viewer.ts'
import { useOverlay } from '../shared/use-overlay.ts'
import { IconButton } from '../ui/icon-button.tsx'
import classes from './bell.module.css'
import { isNotified, unreadCountOptions } from './shell-queries.ts'
import { useLazily } from '../shared/use-lazily.ts'

const loadPanel = () =>
  import('../notifications/notifications-panel.tsx').then(({ NotificationsPanel }) => NotificationsPanel)

/** How many notifications are unread; opens the panel with the newest. */
export function Bell() {
  const t = useTranslations('shell')
  const isWanted = isNotified(useBootstrap())
  const { data: count = 0 } = useQuery({ ...unreadCountOptions, enabled: isWanted })
  const [opened, setOpened] = useOverlay('notifications')
  const [Panel, want] = useLazily(loadPanel)
  if (!isWanted) return null
  const shown = count > 99 ? '99+' : String(count)
  return (
    <>
      <IconButton
        label={t('openNotifications', { count, shown })}
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
            {shown}
          </span>
        )}
      </IconButton>
      {Panel && <Panel opened={opened} onClose={() => setOpened(false)} />}
    </>
  )
}
