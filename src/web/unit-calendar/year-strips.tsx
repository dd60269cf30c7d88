import { useTranslations } from 'use-intl'
import type { CalendarCandidate, CalendarUnit } from '../../domain/calendars/calendar-answer.ts'
import { UnitMonthStrip } from '../shared/blocks/unit-month-strip.tsx'
import { useFormat } from '../shared/format.ts'
import { useMediaQuery } from '../shared/use-media-query.ts'
import { Bone } from '../ui/skeletons.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import type { DayStretch } from './block-drag.ts'
import { monthsOf } from './calendar-rows.ts'
import { isKnown } from './known-days.ts'
import classes from './unit-calendar-page.module.css'
import type { CalendarPlace } from './use-calendar-place.ts'

/** Whether a year's days would be too narrow for a finger or the eye. */
export function useYearStrips(): boolean {
  return useMediaQuery('(max-width: 899.98px)')
}

/** A year as twelve lines to tap on, each of which opens its month. */
export function YearStrips(props: {
  unit: CalendarUnit
  candidates: readonly CalendarCandidate[]
  place: CalendarPlace
  known: DayStretch
  isLoading: boolean
}) {
  const { place } = props
  const t = useTranslations('unitCalendar.day')
  const format = useFormat()
  return (
    <ul className={classes.strips}>
      {monthsOf(place.page).map(({ key: month, days }) => (
        <li key={month}>
          <button type="button" onClick={() => place.showMonth(month)}>
            <span aria-hidden className={classes.stripName}>
              {format.month(month)}
            </span>
            {isKnown(props.known, { from: month, to: days.at(-1) ?? month }) ? (
              <UnitMonthStrip
                unit={props.unit}
                candidates={props.candidates}
                month={month}
                today={place.today}
              />
            ) : (
              <span aria-busy={props.isLoading || undefined}>
                <VisuallyHidden>
                  {t('label', { day: format.month(month), items: t('unknown') })}
                </VisuallyHidden>
                {props.isLoading && <Bone height="26px" radius="7px" />}
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}
