import { useTranslations } from 'use-intl'
import type { CalendarUnit } from '../../domain/calendars/calendar-answer.ts'
import { useFormat } from '../shared/format.ts'
import { useNow } from '../ui/countdown.tsx'
import { bookedShare, nextFreeDay } from './unit-state.ts'

/** The unit in one line: when it is free next, how much of the next year is booked, the shortest stay, and how fresh its connected calendars are. */
export function UnitLead({ unit, today }: { unit: CalendarUnit; today: string }) {
  const t = useTranslations('unitCalendar.lead')
  const format = useFormat()
  const now = useNow()
  const free = nextFreeDay(unit, today)
  const parts = [
    free === null ? t('neverFree') : free === today ? t('freeNow') : t('freeFrom', { day: format.day(free) }),
    t('occupied', { share: format.percent(bookedShare(unit, today)) }),
    unit.minStay ? t('minStay', { months: unit.minStay }) : null,
    feedWords(),
  ]
  return <>{parts.filter(Boolean).join(' · ')}</>

  function feedWords(): string | null {
    const { feeds } = unit
    if (!feeds || feeds.count === 0) return null
    if (feeds.quarantine > 0) return t('quarantine', { count: feeds.quarantine })
    if (feeds.failing > 0) return t('failing', { count: feeds.failing })
    if (!feeds.oldestAnswer) return t('neverAnswered')
    return t('answered', { when: format.relative(feeds.oldestAnswer, now) })
  }
}
