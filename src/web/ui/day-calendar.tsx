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

/** The calendar of a field for a day: its month and year can be chosen, and the day taken back with `onClear`. */
export function DayCalendar(props: { min?: CalendarDate; max?: CalendarDate; onClear?: () => void }) {
  const { min, max, onClear } = props
  const t = useTranslations('ui')
  const picker = use(DatePickerStateContext)
  return (
    <Dialog className={classes.dialog}>
      <Calendar minValue={min} maxValue={max}>
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
          {(date) => <CalendarCell date={date} className={classes.day} />}
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
