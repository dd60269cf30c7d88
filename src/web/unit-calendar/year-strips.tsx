import { useMediaQuery } from '@mantine/hooks'
import type { CalendarCandidate, CalendarUnit } from '../../domain/calendar-answer.ts'
import { UnitMonthStrip } from '../shared/blocks/unit-month-strip.tsx'
import { useFormat } from '../shared/format.ts'
import { monthsOf } from './calendar-rows.ts'
import classes from './unit-calendar-page.module.css'
import type { CalendarPlace } from './use-calendar-place.ts'

/** Whether a year's days would be too narrow for a finger or the eye. */
export function useYearStrips(): boolean {
  return useMediaQuery('(max-width: 899.98px)', undefined, { getInitialValueInEffect: false }) ?? false
}

/** A year as twelve lines to tap on, each of which opens its month. */
export function YearStrips(props: {
  unit: CalendarUnit
  candidates: readonly CalendarCandidate[]
  place: CalendarPlace
}) {
  const { place } = props
  const format = useFormat()
  return (
    <ul className={classes.strips}>
      {monthsOf(place.page).map(({ key: month }) => (
        <li key={month}>
          <button type="button" onClick={() => place.showMonth(month)}>
            <span aria-hidden className={classes.stripName}>
              {format.month(month)}
            </span>
            <UnitMonthStrip
              unit={props.unit}
              candidates={props.candidates}
              month={month}
              today={place.today}
            />
          </button>
        </li>
      ))}
    </ul>
  )
}
