import { DayField } from './day-field.tsx'
import type { DaySpan, EndOfSpan } from './field-frame.tsx'
import classes from './span-field.module.css'

/**
 * The first and the last day of a span. The calendar of each shows the whole of it and which days are taken, and the
 * last day's opens at the first.
 */
export function SpanField(props: {
  value: { from: string; to: string }
  onChange: (part: { from?: string; to?: string }) => void
  first: EndOfSpan
  last: EndOfSpan
  /** The first and the last day that the calendars offer. */
  min?: string | undefined
  max?: string | undefined
  /** Days that can't be had; their calendars show them struck through, and don't take them. */
  taken?: readonly DaySpan[]
  /** Days that are taken already, struck through as well; somebody may choose them all the same. */
  marked?: readonly DaySpan[] | undefined
  required?: boolean
}) {
  const { value, onChange, min, max, taken, marked, required, first, last } = props
  const isBegun = /^\d{4}-\d\d-\d\d$/.test(value.from)
  const shared = { span: value, taken, marked, max, required }
  return (
    <div className={classes.span} data-hinted={first.description || last.description ? true : undefined}>
      <DayField {...shared} {...first} value={value.from} min={min} onChange={(from) => onChange({ from })} />
      <DayField
        {...shared}
        {...last}
        value={value.to}
        min={isBegun ? value.from : min}
        onChange={(to) => onChange({ to })}
      />
    </div>
  )
}
