import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { CalendarAnswer } from '../../domain/calendars/calendar-answer.ts'
import { useFormat } from '../shared/format.ts'
import { monthStart } from '../../domain/kernel/day-number.ts'
import { dayNumber, dayText } from '../../domain/kernel/day.ts'
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
    age:
      feeds.oldest === 'never' || feeds.oldest === 'files'
        ? feeds.oldest
        : format.relative(feeds.oldest, updatedAt),
    quarantine: feeds.quarantine,
    failing: feeds.failing,
  })
}

/** All feeds together; files, which nobody asks again, have no age. */
function feedsOf({ units }: CalendarAnswer) {
  const feeds = units.flatMap((unit) => (unit.feeds && unit.feeds.count > 0 ? [unit.feeds] : []))
  const sum = (key: 'count' | 'quarantine' | 'failing') => feeds.reduce((total, one) => total + one[key], 0)
  const asked = feeds.filter(({ links }) => links > 0)
  const answers = asked.flatMap(({ oldestAnswer }) => oldestAnswer ?? [])
  const oldest = answers.reduce((first, answer) => (answer < first ? answer : first), answers[0] ?? 'files')
  return {
    count: sum('count'),
    quarantine: sum('quarantine'),
    failing: sum('failing'),
    oldest: answers.length < asked.length ? 'never' : oldest,
  }
}
