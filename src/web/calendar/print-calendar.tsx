import { useCallback, useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import kinds from '../shared/blocks/kinds.module.css'
import { useFormat } from '../shared/format.ts'
import { monthStart, type DayNumber } from '../../domain/kernel/day-number.ts'
import { dayText } from '../../domain/kernel/day.ts'
import classes from './print-calendar.module.css'
import type { GroupEntry, UnitEntry } from './timeline-rows.ts'
import { monthsOf, type DaySpan, type Zoom } from './timeline-scale.ts'
import { useCellWords } from './use-cell-words.ts'
import { useDayNames } from './use-day-names.ts'

/** Whether the page is being printed, by the browser's own command too, and what prints it. */
export function usePrinting(): [boolean, () => void] {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    // The browser takes its picture as soon as the listener is done.
    const before = () => flushSync(() => setPrinting(true))
    const after = () => setPrinting(false)
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    return () => {
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
    }
  }, [])
  const print = useCallback(() => window.print(), [])
  return [printing, print]
}

/** Months on one sheet's width. */
const MONTHS: Record<Zoom, number> = { week: 1, month: 6, quarter: 18 }

/** All units on paper, from the first month in sight on; as many months as the zoom stands for. */
export function PrintCalendar(props: {
  groups: readonly GroupEntry[]
  span: DaySpan
  firstDay: DayNumber
  zoom: Zoom
  today: DayNumber
}) {
  const { groups, span, zoom, today } = props
  const t = useTranslations('calendar')
  const format = useFormat()
  const names = useDayNames()
  const from = monthStart(props.firstDay)
  const sheet = { from, to: Math.min(monthStart(from, MONTHS[zoom]) - 1, span.to) }
  const months = monthsOf(sheet)
  return createPortal(
    <div className={classes.sheet} data-print>
      <p className={classes.about}>
        {t('printed', {
          range: format.dayRange(dayText(sheet.from), dayText(sheet.to)),
          day: format.day(dayText(today)),
        })}
      </p>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('unit')}</th>
            <th scope="col">
              <span className={classes.months}>
                {months.map((month, at) => (
                  <span key={month.month} style={placeOf(month, sheet)}>
                    {names.month(month.from, at === 0 || month.isFirstOfYear)}
                  </span>
                ))}
              </span>
            </th>
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.groupId}>
            {group.units.map((entry) => (
              <PrintRow key={entry.unit.id} entry={entry} sheet={sheet} months={months} />
            ))}
          </tbody>
        ))}
      </table>
    </div>,
    document.body,
  )
}

function PrintRow({
  entry,
  sheet,
  months,
}: {
  entry: UnitEntry
  sheet: DaySpan
  months: readonly DaySpan[]
}) {
  const words = useCellWords()
  return (
    <tr>
      <th scope="row">{entry.unit.name}</th>
      <td>
        {months.map((month) => (
          <i key={month.from} className={classes.line} style={{ left: placeOf(month, sheet).left }} />
        ))}
        {entry.bars.map((bar) =>
          bar.to < sheet.from || bar.from > sheet.to ? null : (
            <span
              key={bar.key}
              className={`${classes.bar} ${kinds[bar.item.kind] ?? ''}`}
              style={{
                ...placeOf({ from: Math.max(bar.from, sheet.from), to: Math.min(bar.to, sheet.to) }, sheet),
                top: `${(bar.lane / bar.lanes) * 100}%`,
                height: `${100 / bar.lanes}%`,
              }}
            >
              {words.short(bar.item)}
            </span>
          ),
        )}
      </td>
    </tr>
  )
}

function placeOf({ from, to }: DaySpan, sheet: DaySpan) {
  const days = sheet.to - sheet.from + 1
  return { left: `${((from - sheet.from) / days) * 100}%`, width: `${((to - from + 1) / days) * 100}%` }
}
