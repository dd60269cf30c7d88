import { createContext, use, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { durationOf } from '../../domain/day.ts'
import type { CalendarItem } from '../shared/blocks/calendar-items.ts'
import { useItemWords, type ItemWords } from '../shared/blocks/use-item-words.ts'
import { useFormat } from '../shared/format.ts'
import { dayText, type DayNumber } from './day-number.ts'
import type { Row } from './timeline-rows.ts'
import type { DaySpan } from './timeline-scale.ts'
import { gapsBetween, type Gap } from './unit-facts.ts'

/** What is said of the cells of a timeline. */
export interface CellWords {
  item(item: CalendarItem): ItemWords
  /** Unit, day and what is there, for who doesn't see it. */
  cell(row: Row, day: DayNumber, today: DayNumber): string
  /** How long a free stretch is. */
  gap(gap: Gap): string
  /** '1 Feb – 31 Jul 2027, 6 months'. */
  days(span: DaySpan): string
}

const CellWordsContext = createContext<CellWords | null>(null)

/** Gives the words to all rows, so that each sentence is made once. */
export const CellWordsProvider = CellWordsContext.Provider

/** The words of the timeline around. */
export function useCellWords(): CellWords {
  const words = use(CellWordsContext)
  if (!words) throw new Error('CellWordsProvider is missing')
  return words
}

/** Makes the words of a timeline; formats of days are slow, so what was said once is kept. */
export function useNewCellWords(): CellWords {
  const t = useTranslations('calendar.cell')
  const format = useFormat()
  const wordsOf = useItemWords()
  return useMemo(() => {
    const known = new WeakMap<CalendarItem, ItemWords>()
    const item = (one: CalendarItem) => {
      const words = known.get(one) ?? wordsOf(one)
      known.set(one, words)
      return words
    }
    const duration = ({ from, to }: DaySpan) =>
      format.duration(
        durationOf({
          from: Temporal.PlainDate.from(dayText(from)),
          to: Temporal.PlainDate.from(dayText(to)),
        }),
      )
    const there = (row: Row, day: DayNumber, today: DayNumber): string => {
      const bars = row.kind === 'unit' ? row.entry.bars : row.group.bars
      const found = bars.filter((bar) => bar.from <= day && day <= bar.to)
      if (found.length > 0) return format.list(found.map((bar) => item(bar.item).sentence))
      if (row.kind === 'group') return t('nothing')
      const { unit, taken } = row.entry
      const text = dayText(day)
      if (text < unit.availableFrom || (unit.availableTo !== null && text > unit.availableTo))
        return t('outside')
      const gap = gapsBetween(unit, taken, today).find(({ from, to }) => from <= day && day <= to)
      if (!gap) return t('free')
      return t(gap.isTooShort ? 'freeTooShort' : 'freeUntil', {
        until: format.day(dayText(gap.to)),
        duration: duration(gap),
        months: unit.minStay ?? 0,
      })
    }
    return {
      item,
      cell: (row, day, today) =>
        t('of', {
          name: row.kind === 'unit' ? row.entry.unit.name : row.group.name,
          day: format.day(dayText(day), 'long'),
          what: there(row, day, today),
        }),
      gap: (gap) => t(gap.isTooShort ? 'gapTooShort' : 'gap', { duration: duration(gap) }),
      days: ({ from, to }) =>
        t('days', {
          range: from === to ? format.day(dayText(from)) : format.dayRange(dayText(from), dayText(to)),
          duration: duration({ from, to }),
        }),
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the words of items are a new function each time, of the same language
  }, [t, format])
}
