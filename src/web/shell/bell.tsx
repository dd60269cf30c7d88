import { IconBell } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useViewer, worksForLandlord } from '../shared/viewer.ts'
import { unreadCountOptions } from '../shared/unread-count.ts'
import { IconButton } from '../ui/icon-button.tsx'
import classes from './bell.module.css'

const NotificationsPanel = lazy(() =>
  import('../notifications/notifications-panel.tsx').then(({ NotificationsPanel: component }) => ({
    default: component,
  })),
)

/** How many notifications are unread; opens the panel with the newest. */
export function Bell() {
  const t = useTranslations('shell')
  const viewer = useViewer()
  const told = worksForLandlord(viewer) && viewer?.role !== 'LINK'
  const { data: count = 0 } = useQuery({ ...unreadCountOptions(), enabled: told })
  const [opened, setOpened] = useState(false)
  const [wanted, setWanted] = useState(false)
  if (!told) return null
  return (
    <>
      <IconButton
        label={t('openNotifications', { count })}
        className={classes.bell}
        aria-haspopup="dialog"
        onClick={() => {
          setWanted(true)
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
      {wanted && (
        <Suspense fallback={null}>
          <NotificationsPanel opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  )
}
