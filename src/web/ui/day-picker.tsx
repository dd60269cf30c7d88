import { parseDate, type CalendarDate } from '@internationalized/date'
import { IconCalendar } from '@tabler/icons-react'
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider'
import { Button, DateInput, DatePicker, DateSegment, Group, Popover } from 'react-aria-components/DatePicker'
import { DayCalendar } from './day-calendar.tsx'
import classes from './day-picker.module.css'
import { topDialog } from './dialog-stack.ts'
import type { DayFieldProps } from './field-frame.tsx'
import fieldClasses from './fields.module.css'
import {
  PickerFrame,
  PickerLanguage,
  readOrNull,
  submitByEnter,
  useFocusedBox,
  usePicked,
} from './picker-frame.tsx'

/** What DayField becomes once its code is there. */
export function DayPicker(props: DayFieldProps & { takesFocus: boolean }) {
  return (
    <PickerLanguage>
      <Picker {...props} />
    </PickerLanguage>
  )
}

function Picker(props: DayFieldProps & { takesFocus: boolean }) {
  const { value, onChange, onBlur, error, size, min, max, span } = props
  const box = useFocusedBox(props.takesFocus)
  const [date, setDate] = usePicked(value, dateOf)
  const change = (next: CalendarDate | null) => {
    onChange(next?.toString() ?? '')
    // As a field of the browser says it: what was typed is kept when a session ends.
    box.current?.querySelector('input[type=date]')?.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return (
    // A dialog makes all outside of it inert.
    <PortalProvider getContainer={() => topDialog() ?? document.body}>
      <div ref={box} className={fieldClasses.field}>
        <DatePicker
          value={date}
          onChange={change}
          onBlur={() => {
            // A day of which a part was deleted is shown whole again: it is the one that counts.
            setDate(date?.copy() ?? null)
            onBlur?.()
          }}
          name={props.name}
          isRequired={props.required}
          isDisabled={props.disabled}
          isInvalid={Boolean(error)}
          placeholderValue={span ? dateOf(span.from) : null}
          validationBehavior="aria"
          shouldForceLeadingZeros
          aria-label={props['aria-label']}
          data-field={props['data-field']}
        >
          <PickerFrame {...props}>
            <Group
              className={fieldClasses.box}
              data-size={size}
              data-error={error ? true : undefined}
              onKeyDownCapture={submitByEnter}
            >
              <DateInput className={classes.parts}>
                {(segment) => (
                  <DateSegment
                    segment={segment}
                    className={classes.part}
                    data-autofocus={segment.type === 'day' ? props['data-autofocus'] : undefined}
                  />
                )}
              </DateInput>
              <Button className={classes.open}>
                <IconCalendar size={19} stroke={1.7} aria-hidden />
              </Button>
            </Group>
          </PickerFrame>
          <Popover className={classes.popover}>
            <DayCalendar
              min={min ? (dateOf(min) ?? undefined) : undefined}
              max={max ? (dateOf(max) ?? undefined) : undefined}
              span={span}
              taken={props.taken}
              marked={props.marked}
              onClear={props.required || !value ? undefined : () => change(null)}
            />
          </Popover>
        </DatePicker>
      </div>
    </PortalProvider>
  )
}

function dateOf(day: string): CalendarDate | null {
  return readOrNull(parseDate, day)
}
