import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { useFormat } from '../format.ts'
import { useSearch } from '../use-search.ts'
import { feedDialog } from './feed-dialogs.tsx'
import type { Feed } from './feed-queries.ts'
import classes from './feeds.module.css'

const SHOWN = 6

/** The days whose entries a feed has left out, when they become free by themselves, and the way to free them at once. */
export function FeedMissing({ feed }: { feed: Feed }) {
  const t = useTranslations('feeds')
  const format = useFormat()
  const [, setSearch] = useSearch()
  const { missing, label } = feed
  if (missing.length === 0) return null
  return (
    <div className={classes.quarantine} role="group" aria-label={t('quarantine.title')}>
      <strong>{t('quarantine.title')}</strong>
      <p>{t('missing.text', { label, count: missing.length })}</p>
      <ul>
        {missing.slice(0, SHOWN).map(({ from, to, summary, rule, freeAt }) => (
          <li key={`${from} ${to} ${summary}`}>
            {format.dayRange(from, to)}
            <small>
              {summary && ` · ${summary}`}
              {' · '}
              {t(rule === 'ALONE' ? 'missing.soon' : 'missing.later', { when: format.instant(freeAt) })}
            </small>
          </li>
        ))}
        {missing.length > SHOWN && <li>{t('quarantine.more', { count: missing.length - SHOWN })}</li>}
      </ul>
      {feed.canManage && (
        <div>
          <Button size="small" onClick={() => setSearch({ feeds: feedDialog('release', feed.id) })}>
            {t('quarantine.release')}
          </Button>
        </div>
      )}
    </div>
  )
}
