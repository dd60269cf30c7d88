import { useLocale } from 'use-intl'
import { isOffered, itemsOn, type CalendarItem } from '../shared/blocks/calendar-items.ts'
import { shortMonth, useFormat } from '../shared/format.ts'
import { Bone } from '../ui/skeletons.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { daysOfDrag, type DayDrag } from './block-drag.ts'
import { CalendarBar } from './calendar-bar.tsx'
import type { CalendarGridProps } from './calendar-grid-props.ts'
import classes from './calendar-grid.module.css'
import { barsOf, isOnPage, type CalendarRow, type RowBar } from './calendar-rows.ts'
import { isKnown } from './known-days.ts'
import { useDayWords } from './use-day-words.ts'
import { dayOfWeek, parseDay, partsOfDay } from '../../domain/kernel/day.ts'

/** A week or a month: its days, and over them the bars of what takes or wants them. */
export function CalendarLine(props: CalendarGridProps & { row: CalendarRow }) {
  const { row, items, view, page } = props
  const format = useFormat()
  const language = useLocale()
  const drawn = items.filter(isDrawn)
  const bars = barsOf(row, drawn)
  const moved = movedBars(row, drawn, props.drag)
  const lanes = Math.max(1, ...[...bars, ...moved].map(({ lane }) => lane + 1))
  return (
    <div role="row" className={classes.row} style={{ '--lanes': lanes } as React.CSSProperties}>
      {view === 'year' && (
        <span
          role="rowheader"
          className={classes.monthName}
          data-now={isOnPage('month', row.key, props.today) || undefined}
        >
          <VisuallyHidden>{format.month(row.key)}</VisuallyHidden>
          <span aria-hidden>{shortMonth(row.key, language)}</span>
        </span>
      )}
      {row.days.map((day, at) => (
        <Day
          key={day}
          {...props}
          date={day}
          column={at}
          isOutside={view === 'month' && !isOnPage('month', page, day)}
        />
      ))}
      {bars.map((bar) => (
        <CalendarBar
          key={bar.item.key}
          bar={bar}
          offset={view === 'year' ? 1 : 0}
          editable={props.editable}
          isChosen={bar.item.kind === 'block' && bar.item.block.id === props.chosenBlock}
          state={props.drag && isDragged(bar.item, props.drag) ? 'left' : undefined}
        />
      ))}
      {moved.map((bar) => (
        <CalendarBar
          key="moved"
          bar={bar}
          offset={view === 'year' ? 1 : 0}
          editable={false}
          isChosen={false}
          state="moved"
        />
      ))}
    </div>
  )
}

function isDragged(item: CalendarItem, drag: DayDrag): boolean {
  return item.kind === 'block' && item.block.id === drag.blockId
}

/**
 * The block in hand where it would be dropped. Its bar stays where it was, paler: a finger that drags it would lose
 * its hold with the element that it began on.
 */
function movedBars(
  row: CalendarRow,
  items: readonly CalendarItem[],
  drag: DayDrag | null,
): RowBar<CalendarItem>[] {
  const dragged = drag && items.find((item) => isDragged(item, drag))
  if (!drag || !dragged) return []
  const moved = { ...dragged, ...daysOfDrag(drag) }
  const others = items.filter((item) => item !== dragged)
  return barsOf<CalendarItem>(row, [...others, moved]).filter(({ item }) => item === moved)
}

/** Free days are drawn where they are of no use; the rest is told with the day. */
function isDrawn(item: CalendarItem): boolean {
  return item.kind !== 'gap' || item.isTooShort
}

function Day(props: CalendarGridProps & { date: string; column: number; isOutside: boolean }) {
  const { date, unit, today, marked } = props
  const words = useDayWords()
  const on = itemsOn(props.items, date)
  const offered = isOffered(unit, date)
  const isUnknown = !isKnown(props.known, { from: date, to: date })
  const isMarked = marked !== null && marked.from <= date && date <= marked.to
  const weekday = dayOfWeek(parseDay(date))
  return (
    <div
      role="gridcell"
      data-day={date}
      data-outside={props.isOutside || undefined}
      data-closed={(!offered && !isUnknown) || undefined}
      data-unknown={isUnknown || undefined}
      aria-busy={(isUnknown && props.isLoading) || undefined}
      data-past={date < today || undefined}
      data-weekend={weekday > 5 || undefined}
      data-marked={isMarked || undefined}
      aria-selected={isMarked}
      aria-current={date === today ? 'date' : undefined}
      aria-label={words(date, on, isUnknown ? 'unknown' : offered ? 'offered' : 'closed')}
      tabIndex={date === props.day ? 0 : -1}
      className={classes.day}
      style={{ gridColumn: props.column + (props.view === 'year' ? 2 : 1) }}
    >
      {props.view === 'month' && (
        <span aria-hidden className={classes.number}>
          {partsOfDay(parseDay(date)).day}
        </span>
      )}
      {isUnknown && props.isLoading && <Bone height="10px" width="60%" />}
    </div>
  )
}
