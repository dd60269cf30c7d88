import { parseDate, type CalendarDate } from '@internationalized/date'
import { IconCalendar } from '@tabler/icons-react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { I18nProvider as WidgetLanguage } from 'react-aria/I18nProvider'
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider'
import {
  Button,
  DateInput,
  DatePicker,
  DateSegment,
  Group,
  Label,
  Popover,
  Text,
} from 'react-aria-components/DatePicker'
import { useLocale } from 'use-intl'
import { DayCalendar } from './day-calendar.tsx'
import classes from './day-picker.module.css'
import { topDialog } from './dialog-stack.ts'
import type { DayFieldProps } from './field-frame.tsx'
import fieldClasses from './fields.module.css'

/** What DayField becomes once its code is there. */
export function DayPicker(props: DayFieldProps & { takesFocus: boolean }) {
  const language = useLocale()
  return (
    // Days are written as in Europe.
    <WidgetLanguage locale={language === 'en' ? 'en-GB' : language}>
      <Picker {...props} />
    </WidgetLanguage>
  )
}

function Picker(props: DayFieldProps & { takesFocus: boolean }) {
  const { value, onChange, onBlur, label, description, error, size, min, max, span, takesFocus } = props
  const box = useRef<HTMLDivElement>(null)
  const [known, setKnown] = useState(value)
  const [date, setDate] = useState(() => dateOf(value))
  if (known !== value) {
    setKnown(value)
    setDate(dateOf(value))
  }
  useEffect(() => {
    // From the browser's own field, whose place it takes.
    if (takesFocus) box.current?.querySelector<HTMLElement>('[role=spinbutton]')?.focus()
  }, [takesFocus])
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
          {label && <Label className={fieldClasses.label}>{label}</Label>}
          {description && (
            <Text slot="description" elementType="p" className={fieldClasses.description}>
              {description}
            </Text>
          )}
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
          {error && (
            <Text slot="errorMessage" elementType="p" className={fieldClasses.error}>
              {error}
            </Text>
          )}
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

/** Nothing for '' and for what is no day. */
function dateOf(day: string): CalendarDate | null {
  try {
    return parseDate(day)
  } catch {
    return null
  }
}

/** As every other field does it. */
function submitByEnter(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLElement)) return
  if (event.target.matches('[role=spinbutton]')) event.target.closest('form')?.requestSubmit()
}
