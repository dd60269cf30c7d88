import { useEffect, useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { daysOfDrag } from './block-drag.ts'
import type { CalendarGridProps } from './calendar-grid-props.ts'
import classes from './calendar-grid.module.css'
import { CalendarLine } from './calendar-line.tsx'
import { rowsOf, type CalendarView } from './calendar-rows.ts'
import { useCalendarPointer } from './use-calendar-pointer.ts'
import { type Day, addDays, parseDay, partsOfDay } from '../../domain/kernel/day.ts'

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
          period: view === 'month' ? format.month(page, 'year') : String(partsOfDay(parseDay(page)).year),
        })}
        aria-describedby={helpId}
        aria-multiselectable
        aria-busy={props.isLoading || undefined}
        aria-readonly={!props.editable || undefined}
        className={classes.grid}
        data-view={view}
        data-dragging={drag ? drag.grip : undefined}
        onKeyDown={(event) => {
          if (event.altKey || event.ctrlKey || event.metaKey) return
          if (event.key === 'Escape' && pointer.cancel()) return
          if (props.onKey(event)) event.preventDefault()
        }}
        onFocus={(event) => {
          if (event.target.dataset.day) props.onFocusDay(event.target.dataset.day)
        }}
        // A click decides itself where the keyboard goes; the browser would move it before a drag has begun.
        onMouseDown={(event) => event.preventDefault()}
        {...pointer.handlers}
      >
        <Head view={view} />
        {rowsOf(view, page).map((row) => (
          <CalendarLine key={row.key} {...props} row={row} marked={marked} />
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
        <Weekday key={at} day={addDays(parseDay(MONDAY), at)} />
      ))}
    </div>
  )
}

function Weekday({ day }: { day: Day }) {
  const format = useFormat()
  const [long = ''] = format.day(day, 'weekday').split(/[ ,]/)
  return (
    <span role="columnheader">
      <VisuallyHidden>{long}</VisuallyHidden>
      <span aria-hidden>{long.slice(0, 2)}</span>
    </span>
  )
}
