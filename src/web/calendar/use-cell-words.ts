import { createContext, use, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { CalendarItem } from '../shared/blocks/calendar-items.ts'
import { isConflict, useItemWords } from '../shared/blocks/use-item-words.ts'
import { useFormat } from '../shared/format.ts'
import type { Tone } from '../ui/pill.tsx'
import { durationBetween, type DayNumber } from '../../domain/kernel/day-number.ts'
import { dayText } from '../../domain/kernel/day.ts'
import type { Bar } from './timeline-bars.ts'
import type { GroupEntry, Row, UnitEntry } from './timeline-rows.ts'
import type { DaySpan } from './timeline-scale.ts'
import type { FeedHealth, Gap } from './unit-facts.ts'

/** What is said in the rows of a timeline. */
export interface CellWords {
  /** What fits into a bar. */
  short(item: CalendarItem): string
  /** What a bar is, with its days. */
  bar(bar: Bar): string
  /** Unit, day and what is there, for who doesn't see it. */
  cell(row: Row, day: DayNumber): string
  /** How long a free stretch is. */
  gap(gap: Gap): string
  /** '1 Feb 2027 – 31 Jul 2027, 6 months'. */
  days(span: DaySpan): string
  /** When a unit is free, with a tone where that matters. */
  vacancy(entry: UnitEntry, today: DayNumber): { text: string; tone: Tone | null }
  health(health: FeedHealth | 'conflict'): string
  choose(name: string): string
  /** How many units a group has, or how many requests find none. */
  group(group: GroupEntry): string
}

const CellWordsContext = createContext<CellWords | null>(null)

/** Gives the words to all rows, so that each is made once, and no row asks for texts of its own. */
export const CellWordsProvider = CellWordsContext.Provider

/** The words of the timeline around. */
export function useCellWords(): CellWords {
  const words = use(CellWordsContext)
  if (!words) throw new Error('CellWordsProvider is missing')
  return words
}

// From here on a day needs its year to be understood.
const DAYS_WITHOUT_YEAR = 330

/** Makes the words of a timeline; formats of days are slow, so what was said once is kept. */
export function useNewCellWords(): CellWords {
  const t = useTranslations('calendar.cell')
  const texts = useTranslations('calendar')
  const format = useFormat()
  const wordsOf = useItemWords()
  return useMemo(() => {
    const short = kept((item: CalendarItem) => wordsOf(item).short)
    const day = kept((number: DayNumber) => format.day(dayText(number)))
    const near = kept((number: DayNumber) => format.day(dayText(number), 'short'))
    const duration = ({ from, to }: DaySpan) => format.duration(durationBetween(from, to))
    const bar = kept((one: Bar) =>
      t('bar', {
        what: short(one.item),
        from: day(one.from),
        to: day(one.to),
        conflict: String(isConflict(one.item)),
      }),
    )
    const there = (row: Row, number: DayNumber): string => {
      const bars = row.kind === 'unit' ? row.entry.bars : row.group.bars
      const found = bars.filter(({ from, to }) => from <= number && number <= to)
      if (found.length > 0) return format.list(found.map(bar))
      if (row.kind === 'group') return t('nothing')
      const { unit, gaps } = row.entry
      const text = dayText(number)
      if (text < unit.availableFrom || (unit.availableTo !== null && text > unit.availableTo))
        return t('outside')
      const gap = gaps.find(({ from, to }) => from <= number && number <= to)
      if (!gap) return t('free')
      return t(gap.isTooShort ? 'freeTooShort' : 'freeUntil', {
        until: day(gap.to),
        duration: duration(gap),
        months: unit.minStay ?? 0,
      })
    }
    return {
      short,
      bar,
      cell: (row, number) =>
        t('of', {
          name: row.kind === 'unit' ? row.entry.unit.name : row.group.name,
          day: format.day(dayText(number), 'long'),
          what: there(row, number),
        }),
      gap: kept((gap: Gap) => t(gap.isTooShort ? 'gapTooShort' : 'gap', { duration: duration(gap) })),
      days: ({ from, to }) =>
        t('days', {
          range: from === to ? day(from) : format.dayRange(dayText(from), dayText(to)),
          duration: duration({ from, to }),
        }),
      vacancy: ({ unit, free, isVacantSoon }, today) => {
        if (!unit.published) return { text: texts('unpublished'), tone: null }
        if (free === null) return { text: texts('freeNever'), tone: null }
        if (free <= today) return { text: texts('freeNow'), tone: 'blue' }
        const text = texts('freeFrom', { day: free - today < DAYS_WITHOUT_YEAR ? near(free) : day(free) })
        return { text, tone: isVacantSoon ? 'amber' : null }
      },
      health: (health) => (health === 'fresh' ? '' : texts(`health.${health}`)),
      choose: (name) => texts('choose', { name }),
      group: ({ bars, units }) => {
        if (bars.length > 0) return texts('noUnitFree', { count: bars.length })
        return units.some(({ unit }) => unit.partOfGroup) ? texts('apartments', { count: units.length }) : ''
      },
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the words of items are a new function each time, of the same language
  }, [t, texts, format])
}

/** Remembers what a function has answered. */
function kept<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>()
  return (key) => {
    const found = known.get(key)
    if (found !== undefined) return found
    const made = make(key)
    known.set(key, made)
    return made
  }
}
