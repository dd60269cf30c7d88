import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { partsOfNumber, weekdayOf, type DayNumber } from '../../domain/kernel/day-number.ts'
import { bookedShares } from './month-shares.ts'
import classes from './timeline.module.css'
import type { GroupEntry } from './timeline-rows.ts'
import { DAY_WIDTH, xOf, type DaySpan, NAME_COLUMNS, type RowField } from './timeline-scale.ts'
import { useDayNames } from './use-day-names.ts'

/** The months with the share of booked days, and near enough their days; stays in sight. */
export function TimelineHead(props: {
  field: RowField
  shares: readonly (number | null)[]
  count: number
  from: DayNumber
  to: DayNumber
}) {
  const { field, shares } = props
  const t = useTranslations('calendar')
  const format = useFormat()
  const names = useDayNames()
  const { months, span, zoom } = field
  return (
    <div role="row" aria-rowindex={1} className={classes.head} data-zoom={zoom}>
      <div role="columnheader" aria-colindex={1} className={classes.corner}>
        {t('apartments', { count: props.count })}
      </div>
      <div role="none" className={classes.months}>
        {months.map((cell, at) => {
          const share = shares[at] ?? null
          return (
            <div
              key={cell.month}
              role="columnheader"
              aria-colindex={cell.from - span.from + 1 + NAME_COLUMNS}
              aria-colspan={cell.to - cell.from + 1}
              className={classes.month}
              style={placeOf(cell, field)}
            >
              <span className={classes.monthWords}>
                <strong>
                  {zoom === 'week'
                    ? format.month(cell.month, 'year')
                    : names.month(cell.from, cell.isFirstOfYear && zoom === 'month')}
                </strong>
                {share !== null && (
                  <small>
                    {zoom === 'quarter'
                      ? format.percent(share)
                      : t('occupied', { share: format.percent(share) })}
                  </small>
                )}
              </span>
            </div>
          )
        })}
        {zoom === 'week' && <Days field={field} from={props.from} to={props.to} />}
      </div>
    </div>
  )
}

function Days({ field, from, to }: { field: RowField; from: DayNumber; to: DayNumber }) {
  const names = useDayNames()
  const days = Array.from({ length: to - from + 1 }, (_, at) => from + at)
  return days.map((day) => (
    <span
      key={day}
      aria-hidden
      className={classes.day}
      data-weekend={weekdayOf(day) > 4 || undefined}
      data-today={day === field.today || undefined}
      style={{ left: xOf(day, field.span, 'week'), width: DAY_WIDTH.week }}
    >
      <small>{names.weekday(day)}</small>
      {partsOfNumber(day).day}
    </span>
  ))
}

/** The share of booked days of a group by month, in the group's row. */
export function GroupMonths(props: { group: GroupEntry; field: RowField; from: DayNumber; to: DayNumber }) {
  const { group, field } = props
  const t = useTranslations('calendar')
  const format = useFormat()
  const shares = useMemo(
    () =>
      bookedShares(
        group.units.map(({ unit }) => unit),
        field.months,
      ),
    [group, field.months],
  )
  // Requests without a free unit stand in the same row.
  if (group.bars.length > 0) return null
  return field.months.map((cell, at) => {
    const share = shares[at] ?? null
    if (share === null || cell.to < props.from || cell.from > props.to) return null
    return (
      <div
        key={cell.month}
        role="gridcell"
        aria-colindex={cell.from - field.span.from + 1 + NAME_COLUMNS}
        aria-colspan={cell.to - cell.from + 1}
        aria-label={t('groupMonth', {
          month: format.month(cell.month, 'year'),
          share: format.percent(share),
        })}
        className={classes.groupMonth}
        style={placeOf(cell, field)}
      >
        <span aria-hidden className={classes.groupShare}>
          {format.percent(share)}
        </span>
      </div>
    )
  })
}

function placeOf(stretch: DaySpan, { span, zoom }: RowField) {
  return {
    left: xOf(stretch.from, span, zoom),
    width: xOf(stretch.to + 1, span, zoom) - xOf(stretch.from, span, zoom),
  }
}

/** Lines of months, and weekends where days are wide, behind the rows. */
export function TimelineLines(props: { field: RowField; from: DayNumber; to: DayNumber; height: number }) {
  const { field, height } = props
  const { months, span, zoom } = field
  const weekends: DayNumber[] = []
  if (zoom === 'week') {
    for (let day = props.from; day <= props.to; day++) if (weekdayOf(day) === 5) weekends.push(day)
  }
  return (
    <div aria-hidden className={classes.lines} style={{ height }}>
      {weekends.map((day) => (
        <span
          key={day}
          className={classes.weekend}
          style={{ left: xOf(day, span, zoom), width: 2 * DAY_WIDTH[zoom] }}
        />
      ))}
      {months.map(({ from, month }) => (
        <span key={month} className={classes.line} style={{ left: xOf(from, span, zoom) }} />
      ))}
    </div>
  )
}
