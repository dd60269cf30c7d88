import { IconChecks } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { errorMessage } from '../shared/error-message.ts'
import { Button } from '../ui/button.tsx'
import { showToast } from '../ui/toast-store.ts'
import { useMarkRead } from './notification-queries.ts'

/** Marks all as read up to the newest that was on the screen: what came since stays unread. */
export function MarkAllRead(props: { unread: number; newest: string | undefined }) {
  const t = useTranslations('notifications')
  const errors = useTranslations('errors')
  const markRead = useMarkRead()
  const { unread, newest } = props
  if (unread === 0 || !newest) return null
  return (
    <Button
      size="small"
      busy={markRead.isPending}
      icon={<IconChecks size={17} aria-hidden />}
      onClick={() =>
        markRead.mutate(
          { until: newest },
          { onError: (error) => showToast({ tone: 'error', text: errorMessage(errors, error) }) },
        )
      }
    >
      {t('markAllRead', { count: unread })}
    </Button>
  )
}
