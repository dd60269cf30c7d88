import type { CalendarDate } from '@internationalized/date'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { use } from 'react'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarMonthPicker,
  CalendarYearPicker,
} from 'react-aria-components/Calendar'
import { DatePickerStateContext } from 'react-aria-components/DatePicker'
import { Dialog } from 'react-aria-components/Dialog'
import { useTranslations } from 'use-intl'
import classes from './day-calendar.module.css'
import type { DaySpan } from './field-frame.tsx'

/**
 * The calendar of a field for a day: its month and year can be chosen, and the day taken back with `onClear`. It shows
 * the span that the day is an end of, and strikes through what is taken.
 */
export function DayCalendar(props: {
  min?: CalendarDate | undefined
  max?: CalendarDate | undefined
  span?: DaySpan | undefined
  taken?: readonly DaySpan[] | undefined
  /** Struck through, too, but not refused. */
  marked?: readonly DaySpan[] | undefined
  onClear?: (() => void) | undefined
}) {
  const { min, max, span, taken, marked, onClear } = props
  const t = useTranslations('ui')
  const picker = use(DatePickerStateContext)
  return (
    <Dialog className={classes.dialog}>
      <Calendar
        minValue={min}
        maxValue={max}
        isDateUnavailable={(date) => taken?.some((days) => isWithin(date, days)) ?? false}
      >
        <div className={classes.head}>
          <Button slot="previous" className={classes.step}>
            <IconChevronLeft size={20} aria-hidden />
          </Button>
          <CalendarMonthPicker format="long">{Choice}</CalendarMonthPicker>
          <CalendarYearPicker>{Choice}</CalendarYearPicker>
          <Button slot="next" className={classes.step}>
            <IconChevronRight size={20} aria-hidden />
          </Button>
        </div>
        <CalendarGrid className={classes.grid}>
          {(date) => (
            <CalendarCell
              date={date}
              className={classes.day}
              data-within={(span && isWithin(date, span)) || undefined}
              data-marked={marked?.some((days) => isWithin(date, days)) || undefined}
            />
          )}
        </CalendarGrid>
      </Calendar>
      {onClear && (
        <button
          type="button"
          className={classes.clear}
          onClick={() => {
            onClear()
            picker?.setOpen(false)
          }}
        >
          {t('clearDay')}
        </button>
      )}
    </Dialog>
  )
}

/** Without one of its ends a span has no days. */
function isWithin(date: { toString: () => string }, { from, to }: DaySpan): boolean {
  const day = date.toString()
  return from !== '' && to !== '' && from <= day && day <= to
}

type ChoiceProps = Parameters<Parameters<typeof CalendarYearPicker>[0]['children']>[0]

function Choice(
  props: Pick<ChoiceProps, 'aria-label' | 'value' | 'onChange'> & {
    items: { id: number; formatted: string }[]
  },
) {
  return (
    <select
      aria-label={props['aria-label']}
      value={props.value}
      onChange={(event) => props.onChange(Number(event.currentTarget.value))}
      className={classes.choice}
    >
      {props.items.map(({ id, formatted }) => (
        <option key={id} value={id}>
          {formatted}
        </option>
      ))}
    </select>
  )
}
