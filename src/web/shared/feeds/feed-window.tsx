import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { useFormat } from '../format.ts'
import { useSearch } from '../use-search.ts'
import { feedDialog } from './feed-dialogs.tsx'
import type { Feed } from './feed-queries.ts'
import classes from './feeds.module.css'

/** What the end of a feed's booking window means: the question as long as it is open, then what somebody has confirmed. */
export function FeedWindow({ feed }: { feed: Feed }) {
  const t = useTranslations('feeds.window')
  const format = useFormat()
  const [, setSearch] = useSearch()
  const { id, label, windowLimit, windowMeaning, canManage } = feed
  if (!windowLimit || !(windowLimit.isBlocked || windowMeaning)) return null
  const days = { label, from: format.day(windowLimit.from), to: format.day(windowLimit.to) }
  const button = canManage && (
    <div>
      <Button
        size="small"
        variant={windowMeaning ? 'quiet' : 'plain'}
        onClick={() => setSearch({ feeds: feedDialog('window', id) })}
        aria-label={t('openOf', { label, what: windowMeaning ? 'change' : 'open' })}
      >
        {t(windowMeaning ? 'change' : 'open')}
      </Button>
    </div>
  )
  if (windowMeaning) {
    return (
      <div className={classes.answer}>
        <p>{t(windowMeaning, days)}</p>
        {button}
      </div>
    )
  }
  return (
    <div className={classes.quarantine} role="group" aria-label={t('title')}>
      <strong>{t('title')}</strong>
      <p>{t('ask', days)}</p>
      {button}
    </div>
  )
}
