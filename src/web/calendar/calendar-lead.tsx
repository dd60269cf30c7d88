import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { CalendarAnswer } from '../../domain/calendar-answer.ts'
import { useFormat } from '../shared/format.ts'
import { dayNumber, dayText, monthStart } from './day-number.ts'
import { bookedShares } from './month-shares.ts'

const MONTHS = 3

/** How full the next months are, and how fresh the calendars from outside. */
export function CalendarLead(props: { answer: CalendarAnswer; updatedAt: number }) {
  const { answer, updatedAt } = props
  const t = useTranslations('calendar.lead')
  const format = useFormat()
  const today = dayNumber(answer.today)
  const until = monthStart(today, MONTHS) - 1
  const [share] = useMemo(
    () => bookedShares(answer.units, [{ from: today, to: until }]),
    [answer.units, today, until],
  )
  const feeds = useMemo(() => feedsOf(answer), [answer])
  const occupied = t('occupied', {
    share: format.percent(share ?? 0),
    month: format.month(dayText(until)),
  })
  if (feeds.count === 0) return occupied
  return t('withFeeds', {
    occupied,
    count: feeds.count,
    age: feeds.oldest ? format.relative(feeds.oldest, updatedAt) : 'never',
    quarantine: feeds.quarantine,
    failing: feeds.failing,
  })
}

function feedsOf({ units }: CalendarAnswer) {
  const sum = { count: 0, quarantine: 0, failing: 0, oldest: '' as string | null }
  for (const { feeds } of units) {
    if (!feeds || feeds.count === 0) continue
    sum.count += feeds.count
    sum.quarantine += feeds.quarantine
    sum.failing += feeds.failing
    const oldest = feeds.oldestAnswer
    if (oldest === null) sum.oldest = null
    else if (sum.oldest === '' || (sum.oldest !== null && oldest < sum.oldest)) sum.oldest = oldest
  }
  return sum
}
