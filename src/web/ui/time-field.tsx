import type { TimeFieldProps } from './field-frame.tsx'
import { TextField } from './fields.tsx'
import { usePickers } from './use-pickers.ts'

/** A time of the day from 00:00 to 23:59, whatever clock the browser has; the browser's own field until its code is there. */
export function TimeField({ onChange, ...rest }: TimeFieldProps) {
  const { pickers, hands, own } = usePickers()
  if (pickers) return <pickers.TimePicker {...rest} onChange={onChange} takesFocus={hands === 'there'} />
  return (
    <TextField
      {...rest}
      {...own}
      type="time"
      onChange={(event) => onChange(event.currentTarget.value.slice(0, 5))}
    />
  )
}
