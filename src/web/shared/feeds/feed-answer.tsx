import { useTranslations } from 'use-intl'
import { useNow } from '../../ui/countdown.tsx'
import { useFormat } from '../format.ts'
import type { Feed } from './feed-queries.ts'
import { useFeedProblem } from './feed-problem.ts'
import classes from './feeds.module.css'

/** What a feed answered last and when, what that means for the days that it blocks, and when it is asked again. */
export function FeedAnswer({ feed }: { feed: Feed }) {
  const t = useTranslations('feeds')
  const format = useFormat()
  const { windowLimit, label, freeEntries } = feed
  return (
    <div className={classes.answer}>
      <p>
        <Sentence feed={feed} />
      </p>
      {freeEntries > 0 && <p>{t('freeEntries', { label, count: freeEntries })}</p>}
      {windowLimit && !windowLimit.isBlocked && (
        <p>{t('windowLimit', { label, from: format.day(windowLimit.from) })}</p>
      )}
      <small>
        <Next feed={feed} />
      </small>
    </div>
  )
}

function Sentence({ feed }: { feed: Feed }) {
  const t = useTranslations('feeds')
  const problemText = useFeedProblem()
  const format = useFormat()
  const now = useNow()
  const { label, answeredAt, checkedAt } = feed
  const when = format.relative(answeredAt ?? checkedAt ?? '', now)
  if (feed.state === 'FAILING') {
    const message = problemText(feed)
    return (
      <>
        {t('answer.FAILING', { label, when: format.relative(checkedAt ?? '', now), message })}{' '}
        {answeredAt ? t('kept', { when: format.instant(answeredAt) }) : t('keptNothing')}
      </>
    )
  }
  if (feed.state === 'NEVER' || !answeredAt) return t('answer.NEVER', { label })
  if (feed.state === 'QUARANTINE') return t('answer.QUARANTINE', { label, when, count: feed.events })
  if (feed.kind === 'FILE')
    return t('answer.FILE', { file: feed.fileName ?? label, when, count: feed.events })
  return (
    <>
      {t('answer.OK', { label, when, count: feed.events })}
      {feed.error && ` ${problemText(feed)}`}
    </>
  )
}

function Next({ feed }: { feed: Feed }) {
  const t = useTranslations('feeds')
  const format = useFormat()
  const now = useNow()
  if (feed.kind === 'FILE') return t('fileStays')
  const { nextCheckAt } = feed
  const isDue = !nextCheckAt || Date.parse(nextCheckAt) <= now
  return isDue ? t('nextNow') : t('next', { when: format.relative(nextCheckAt, now) })
}
