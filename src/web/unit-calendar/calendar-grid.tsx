import { useEffect, useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { CalendarUnit } from '../../domain/calendar-answer.ts'
import { isOffered, itemsOn, type CalendarItem } from '../shared/blocks/calendar-items.ts'
import { useFormat } from '../shared/format.ts'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { daysOfDrag, type DayDrag, type DayStretch } from './block-drag.ts'
import { CalendarBar } from './calendar-bar.tsx'
import classes from './calendar-grid.module.css'
import type { Key } from './calendar-keys.ts'
import { barsOf, isOnPage, rowsOf, type CalendarRow, type CalendarView } from './calendar-rows.ts'
import { useDayWords } from './use-day-words.ts'
import { useCalendarPointer } from './use-calendar-pointer.ts'

/** Properties of the CalendarGrid. */
export interface CalendarGridProps {
  view: CalendarView
  /** A day of the month or year that is shown. */
  page: string
  today: string
  unit: CalendarUnit
  items: readonly CalendarItem[]
  /** The day that has the keyboard. */
  day: string
  /** Counts up when that day is to be focused. */
  focusCount: number
  /** The days that are marked, or null. */
  marked: DayStretch | null
  /** A block or days in hand. */
  drag: DayDrag | null
  /** The own block whose handles are shown. */
  chosenBlock: string | null
  /** Whether blocks can be changed by this person. */
  editable: boolean
  /** A sentence for whoever doesn't see the calendar, read when it changes. */
  status: string
  onKey: (key: Key) => boolean
  onDrag: (drag: DayDrag | null) => void
  onDrop: (drag: DayDrag) => void
  onTap: (day: string, blockId: string | null, shiftKey: boolean) => void
}

/** A month by weeks or a year by months as a grid of days, with bars over it for what takes or wants them. */
export function CalendarGrid(props: CalendarGridProps) {
  const { view, page, items, drag, day, focusCount } = props
  const t = useTranslations('unitCalendar')
  const format = useFormat()
  const grid = useRef<HTMLDivElement>(null)
  const helpId = useId()
  const own = items.flatMap((item) =>
    item.kind === 'block' && item.block.source === 'own' ? [item.block] : [],
  )
  const pointer = useCalendarPointer({
    grid,
    enabled: props.editable,
    blockOf: (id) => own.find((block) => block.id === id),
    onDrag: props.onDrag,
    onDrop: props.onDrop,
    onTap: props.onTap,
  })
  useEffect(() => {
    if (focusCount > 0) grid.current?.querySelector<HTMLElement>(`[data-day="${day}"][tabindex="0"]`)?.focus()
  }, [focusCount, day])
  const shown = drag
    ? items.map((item) => (isDragged(item, drag) ? { ...item, ...daysOfDrag(drag) } : item))
    : items
  const marked = drag?.grip === 'new' ? daysOfDrag(drag) : props.marked
  return (
    <>
      <p id={helpId} className={classes.help}>
        {props.editable ? <Help /> : t('helpReading')}
      </p>
      <VisuallyHidden role="status">{props.status}</VisuallyHidden>
      <div
        ref={grid}
        role="grid"
        tabIndex={-1}
        aria-label={t('gridLabel', {
          period: view === 'month' ? format.month(page, 'year') : page.slice(0, 4),
        })}
        aria-describedby={helpId}
        aria-multiselectable
        aria-readonly={!props.editable || undefined}
        className={classes.grid}
        data-view={view}
        data-dragging={drag ? drag.grip : undefined}
        onKeyDown={(event) => {
          if (event.altKey || event.ctrlKey || event.metaKey) return
          if (event.key === 'Escape' && pointer.cancel()) return
          if (props.onKey(event)) event.preventDefault()
        }}
        {...pointer.handlers}
      >
        <Head view={view} />
        {rowsOf(view, page).map((row) => (
          <Row key={row.key} {...props} row={row} items={shown} marked={marked} />
        ))}
      </div>
    </>
  )
}

function Help() {
  const t = useTranslations('unitCalendar.help')
  return (
    <>
      <span className={classes.mouse}>{t('mouse')} </span>
      <span className={classes.touch}>{t('touch')} </span>
      <span className={classes.keys}>{t('keys')}</span>
    </>
  )
}

function isDragged(item: CalendarItem, drag: DayDrag): boolean {
  return item.kind === 'block' && item.block.id === drag.blockId
}

const MONDAY = '2024-01-01'
const MONTH_DAYS = 31

function Head({ view }: { view: CalendarView }) {
  const t = useTranslations('unitCalendar')
  if (view === 'year') {
    return (
      <div role="row" className={classes.head}>
        <span role="columnheader">
          <VisuallyHidden>{t('month')}</VisuallyHidden>
        </span>
        {Array.from({ length: MONTH_DAYS }, (_, at) => (
          <span key={at} role="columnheader">
            {at + 1}
          </span>
        ))}
      </div>
    )
  }
  return (
    <div role="row" className={classes.head}>
      {Array.from({ length: 7 }, (_, at) => (
        <Weekday key={at} day={Temporal.PlainDate.from(MONDAY).add({ days: at })} />
      ))}
    </div>
  )
}

function Weekday({ day }: { day: Temporal.PlainDate }) {
  const format = useFormat()
  const [long = ''] = format.day(day.toString(), 'weekday').split(/[ ,]/)
  return (
    <span role="columnheader" aria-label={long}>
      <span aria-hidden>{long.slice(0, 2)}</span>
    </span>
  )
}

function Row(props: CalendarGridProps & { row: CalendarRow }) {
  const { row, items, view, page } = props
  const format = useFormat()
  const bars = barsOf(row, items)
  const lanes = Math.max(1, ...bars.map(({ lane }) => lane + 1))
  return (
    <div role="row" className={classes.row} style={{ '--lanes': lanes } as React.CSSProperties}>
      {view === 'year' && (
        <span
          role="rowheader"
          className={classes.monthName}
          data-now={isOnPage('month', row.key, props.today) || undefined}
        >
          {format.month(row.key).slice(0, 3)}
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
          isDragged={props.drag ? isDragged(bar.item, props.drag) : false}
        />
      ))}
    </div>
  )
}

function Day(props: CalendarGridProps & { date: string; column: number; isOutside: boolean }) {
  const { date, unit, today, marked } = props
  const words = useDayWords()
  const on = itemsOn(props.items, date)
  const offered = isOffered(unit, date)
  const isMarked = marked !== null && marked.from <= date && date <= marked.to
  const weekday = Temporal.PlainDate.from(date).dayOfWeek
  return (
    <div
      role="gridcell"
      data-day={date}
      data-outside={props.isOutside || undefined}
      data-closed={!offered || undefined}
      data-past={date < today || undefined}
      data-weekend={weekday > 5 || undefined}
      data-marked={isMarked || undefined}
      aria-selected={isMarked}
      aria-current={date === today ? 'date' : undefined}
      aria-label={words(date, on, offered)}
      tabIndex={date === props.day ? 0 : -1}
      className={classes.day}
      style={{ gridColumn: props.column + (props.view === 'year' ? 2 : 1) }}
    >
      {props.view === 'month' && (
        <span aria-hidden className={classes.number}>
          {Number(date.slice(8))}
        </span>
      )}
    </div>
  )
}
