import type { ReactNode } from 'react'
import { isDay, parseDay } from '../../domain/kernel/day.ts'
import { DayField } from '../ui/day-field.tsx'

/** Whether a day can be the last one of a stay. */
export function isPossibleLastDay(day: string, possible: { from: string; to: string }): boolean {
  if (!isDay(day)) return false
  const chosen = parseDay(day)
  return parseDay(possible.from) <= chosen && chosen <= parseDay(possible.to)
}

/** An earlier last day of a stay; says between which days it has to be, and that again where another one is typed. */
export function LastDayField(props: {
  label: ReactNode
  between: string
  possible: { from: string; to: string }
  value: string
  onChange: (day: string) => void
}) {
  const { label, between, possible, value, onChange } = props
  return (
    <DayField
      label={label}
      description={between}
      value={value}
      min={possible.from}
      max={possible.to}
      required
      onChange={onChange}
      error={value !== '' && !isPossibleLastDay(value, possible) ? between : undefined}
    />
  )
}
