import {
  IconAlertTriangle,
  IconCalendarCheck,
  IconCalendarPause,
  IconCalendarQuestion,
  IconRefresh,
} from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Pill, type Tone } from '../../ui/pill.tsx'
import { useCatalogueText } from '../status-text.ts'
import { useSearch } from '../use-search.ts'
import { useClosedWhileActing } from '../while-acting.ts'
import { FeedAnswer } from './feed-answer.tsx'
import { feedDialog, type FeedDialogKind } from './feed-dialogs.tsx'
import { FeedMissing } from './feed-missing.tsx'
import { FeedQuarantine } from './feed-quarantine.tsx'
import type { Feed } from './feed-queries.ts'
import { FeedWindow } from './feed-window.tsx'
import classes from './feeds.module.css'
import { useCheckFeed } from './use-check-feed.ts'

const LOOKS: Record<Feed['state'], { tone: Tone; icon: typeof IconCalendarCheck }> = {
  OK: { tone: 'pine', icon: IconCalendarCheck },
  FAILING: { tone: 'red', icon: IconAlertTriangle },
  QUARANTINE: { tone: 'amber', icon: IconCalendarPause },
  NEVER: { tone: 'stone', icon: IconCalendarQuestion },
}

/** One feed: what it is, what it answered last and when, what is held back, and what can be done with it. */
export function FeedCard({ feed }: { feed: Feed }) {
  const t = useTranslations('feeds')
  const platformText = useCatalogueText('catalogue.calendarPlatform')
  const stateText = useCatalogueText('catalogue.calendarFeedState')
  const platform = platformText(feed.platform)
  const { tone, icon: Icon } = LOOKS[feed.state]
  return (
    <Card as="li" className={classes.feed} aria-label={feed.label}>
      <div className={classes.head}>
        <strong>{feed.label}</strong>
        {platform !== feed.label && <Pill>{platform}</Pill>}
        <Pill tone={tone} icon={<Icon size={15} aria-hidden />}>
          {feed.state === 'OK' && feed.kind === 'FILE' ? t('read') : stateText(feed.state)}
        </Pill>
      </div>
      <FeedAnswer feed={feed} />
      <FeedQuarantine feed={feed} />
      <FeedMissing feed={feed} />
      <FeedWindow feed={feed} />
      {feed.canManage && <FeedButtons feed={feed} />}
    </Card>
  )
}

function FeedButtons({ feed }: { feed: Feed }) {
  const t = useTranslations('feeds')
  const [, setSearch] = useSearch()
  const check = useCheckFeed()
  const { id, label } = feed
  const closed = useClosedWhileActing('calendars')
  const button = (
    kind: FeedDialogKind,
    key: 'history' | 'edit' | 'newer' | 'remove',
    off: string | null = null,
  ) => (
    <Button
      size="small"
      variant="quiet"
      onClick={() => setSearch({ feeds: feedDialog(kind, id) })}
      disabled={off !== null}
      {...(off && { reason: off })}
      aria-label={t(`${key}.openOf`, { label })}
    >
      {t(`${key}.open`)}
    </Button>
  )
  return (
    <div className={classes.buttons}>
      {feed.kind === 'LINK' ? (
        <Button
          size="small"
          icon={<IconRefresh size={16} aria-hidden />}
          busy={check.busy}
          onClick={() => check.run(id)}
          aria-label={t('checkOf', { label })}
        >
          {t('check')}
        </Button>
      ) : (
        button('newer', 'newer')
      )}
      {button('history', 'history')}
      {button('remove', 'remove')}
      {button('edit', 'edit', closed)}
    </div>
  )
}
