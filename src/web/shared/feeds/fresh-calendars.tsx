import {
  IconAlertTriangle,
  IconCalendarCheck,
  IconCalendarExclamation,
  IconRefresh,
} from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { useNow } from '../../ui/countdown.tsx'
import { useFormat } from '../format.ts'
import { useCatalogueText } from '../status-text.ts'
import classes from './fresh-calendars.module.css'
import type { CalendarQuestion, FreshCalendars } from './use-fresh-calendars.ts'

/** What the connected calendars of a listing answered before somebody says yes, or how old that is; silent where none is. */
export function FreshCalendarsNotice({ question }: { question: CalendarQuestion }) {
  const t = useTranslations('freshCalendars')
  const { calendars, isAsking, hasFailed } = question
  return (
    <div role="status">
      {isAsking ? (
        <p className={classes.notice}>
          <IconRefresh size={18} aria-hidden />
          {t('asking')}
        </p>
      ) : hasFailed ? (
        <p className={classes.notice} data-tone="amber">
          <IconAlertTriangle size={18} aria-hidden />
          {t('failed')}
        </p>
      ) : (
        calendars && <Outcome calendars={calendars} />
      )}
    </div>
  )
}

function Outcome({ calendars }: { calendars: FreshCalendars }) {
  const t = useTranslations('freshCalendars')
  const { asked, changes, stale } = calendars
  if (asked === 0) return null
  if (changes.length === 0 && stale.length === 0) {
    return (
      <p className={classes.notice}>
        <IconCalendarCheck size={18} aria-hidden />
        {t('unchanged', { count: asked })}
      </p>
    )
  }
  return (
    <div className={classes.outcome}>
      <CalendarChanges calendars={calendars} />
      <StaleCalendars calendars={calendars} />
    </div>
  )
}

// What concerns the days in question comes first.
function CalendarChanges({ calendars }: { calendars: FreshCalendars }) {
  const t = useTranslations('freshCalendars')
  const format = useFormat()
  const sourceText = useSourceText()
  const { changes } = calendars
  if (changes.length === 0) return null
  const sorted = [...changes].sort((a, b) => Number(b.touchesRequest) - Number(a.touchesRequest))
  const touches = changes.some((change) => change.touchesRequest)
  return (
    <div className={classes.notice} data-tone={touches ? 'red' : undefined}>
      <IconCalendarExclamation size={18} aria-hidden />
      <div>
        <p>{t(touches ? 'changedThese' : 'changed')}</p>
        <ul>
          {sorted.map((change) => (
            <li key={`${change.feedId} ${change.kind} ${change.from}`}>
              {t(change.kind, { label: sourceText(change), days: format.dayRange(change.from, change.to) })}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function StaleCalendars({ calendars }: { calendars: FreshCalendars }) {
  const t = useTranslations('freshCalendars')
  const format = useFormat()
  const now = useNow()
  const problemText = useCatalogueText('catalogue.calendarSyncError')
  const sourceText = useSourceText()
  const { stale } = calendars
  if (stale.length === 0) return null
  return (
    <div className={classes.notice} data-tone="amber">
      <IconAlertTriangle size={18} aria-hidden />
      <ul>
        {stale.map((feed) => (
          <li key={feed.feedId}>
            {feed.error
              ? t('failing', { label: sourceText(feed), message: problemText(feed.error) })
              : t('silent', { label: sourceText(feed) })}{' '}
            {feed.answeredAt
              ? t('known', {
                  at: format.instant(feed.answeredAt),
                  when: format.relative(feed.answeredAt, now),
                })
              : t('unknown')}
          </li>
        ))}
      </ul>
    </div>
  )
}

function useSourceText() {
  const t = useTranslations('freshCalendars')
  return ({ label, unitName }: { label: string; unitName: string | null }) =>
    unitName ? t('ofUnit', { label, unit: unitName }) : label
}
