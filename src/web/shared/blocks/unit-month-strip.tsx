import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { CalendarCandidate, CalendarUnit } from '../../../domain/calendars/calendar-answer.ts'
import { daysInMonth, firstOfMonth, lastOfMonth, parseDay, partsOfDay } from '../../../domain/kernel/day.ts'
import { useFormat } from '../format.ts'
import { closedDays, itemsOf, itemsWithin, type CalendarItem } from './calendar-items.ts'
import kinds from './kinds.module.css'
import classes from './unit-month-strip.module.css'
import { isConflict, useItemWords } from './use-item-words.ts'

/** Properties of the UnitMonthStrip. */
export interface UnitMonthStripProps {
  unit: CalendarUnit
  candidates: readonly CalendarCandidate[]
  /** Any day of the month. */
  month: string
  today: string
  /** Writes the days 1, 8, 15, 22 and 29 below. */
  numbers?: boolean
}

/** A month of a unit as one line of days, with a sentence for those who don't see it. */
export function UnitMonthStrip(props: UnitMonthStripProps) {
  const { unit, candidates, month, today } = props
  const sentence = useMonthSentence()
  const first = firstOfMonth(parseDay(month))
  const days = daysInMonth(first)
  const from = first
  const to = lastOfMonth(first)
  const items = useMemo(() => itemsWithin(itemsOf(unit, candidates), from, to), [unit, candidates, from, to])
  const closed = closedDays(unit, from, to)
  const place = (item: { from: string; to: string }) => {
    const start = item.from < from ? 1 : partsOfDay(parseDay(item.from)).day
    const end = item.to > to ? days : partsOfDay(parseDay(item.to)).day
    return { left: `${((start - 1) / days) * 100}%`, width: `${((end - start + 1) / days) * 100}%` }
  }
  return (
    <span className={classes.strip} role="img" aria-label={sentence(from, items, closed)}>
      <span className={classes.track}>
        {closed.map((days) => (
          <i key={days.from} className={classes.closed} style={place(days)} />
        ))}
        {items.toReversed().map((item) => (
          <i
            key={item.key}
            className={`${classes.bar} ${kinds[item.kind]} ${isConflict(item) ? kinds.conflict : ''}`}
            data-kind={item.kind}
            style={place(item)}
          />
        ))}
        {from <= today && today <= to && (
          <i
            className={`${classes.today} ${kinds.today}`}
            style={{ left: place({ from: today, to: today }).left }}
          />
        )}
      </span>
      {props.numbers && (
        <span className={classes.numbers}>
          {[1, 8, 15, 22, 29]
            .filter((day) => day <= days)
            .map((day) => (
              <span key={day} style={{ left: `${((day - 1) / days) * 100}%` }}>
                {day}
              </span>
            ))}
        </span>
      )}
    </span>
  )
}

function useMonthSentence(): (
  month: string,
  items: readonly CalendarItem[],
  closed: readonly { from: string; to: string }[],
) => string {
  const t = useTranslations('blocks.month')
  const words = useItemWords()
  const format = useFormat()
  return (month, items, closed) => {
    const name = format.month(month, 'year')
    const last = daysInMonth(parseDay(month))
    const isClosed = closed.some(({ from, to }) => from === month && partsOfDay(parseDay(to)).day === last)
    if (items.length === 0 && closed.length === 0) return t('free', { month: name })
    if (items.length === 0 && isClosed) return t('closed', { month: name })
    const shown = [
      ...items.map((item) => words(item).sentence),
      ...closed.map(({ from, to }) => t('closedDays', { range: format.dayRange(from, to) })),
    ]
    return t(items.length === 0 ? 'freeBut' : 'taken', { month: name, items: format.list(shown) })
  }
}
