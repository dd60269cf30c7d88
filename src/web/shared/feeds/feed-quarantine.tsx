import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { useFormat } from '../format.ts'
import { useCatalogueText } from '../status-text.ts'
import { useSearch } from '../use-search.ts'
import { feedDialog } from './feed-dialogs.tsx'
import type { Feed } from './feed-queries.ts'
import classes from './feeds.module.css'

const SHOWN = 6

/** The days that a feed no longer shows and that stay blocked nonetheless, why, and how they become free. */
export function FeedQuarantine({ feed }: { feed: Feed }) {
  const t = useTranslations('feeds.quarantine')
  const kindText = useCatalogueText('catalogue.heldBackKind')
  const format = useFormat()
  const [, setSearch] = useSearch()
  const { quarantine, label } = feed
  if (!quarantine) return null
  const { heldBack, answers } = quarantine
  return (
    <div className={classes.quarantine} role="group" aria-label={t('title')}>
      <strong>{t('title')}</strong>
      <p>{t('text', { label })}</p>
      <ul>
        {heldBack.slice(0, SHOWN).map((held) => (
          <li key={`${held.from} ${held.to} ${held.summary}`}>
            {format.dayRange(held.from, held.to)}
            <small>
              {' · '}
              {kindText(held.kind)}
              {held.summary && ` · ${held.summary}`}
            </small>
          </li>
        ))}
        {heldBack.length > SHOWN && <li>{t('more', { count: heldBack.length - SHOWN })}</li>}
      </ul>
      <p>{t('answers', { answers, since: format.instant(quarantine.since ?? feed.answeredAt ?? '') })}</p>
      {feed.canManage && (
        <div>
          <Button size="small" onClick={() => setSearch({ feeds: feedDialog('release', feed.id) })}>
            {t('release')}
          </Button>
        </div>
      )}
    </div>
  )
}
