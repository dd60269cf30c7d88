import { parseTime, type Time } from '@internationalized/date'
import { useEffect, useRef, useState } from 'react'
import { I18nProvider as WidgetLanguage } from 'react-aria/I18nProvider'
import { DateInput, DateSegment, Label, Text, TimeField } from 'react-aria-components/TimeField'
import { useLocale } from 'use-intl'
import classes from './day-picker.module.css'
import type { TimeFieldProps } from './field-frame.tsx'
import fieldClasses from './fields.module.css'

/** What TimeField becomes once its code is there. */
export function TimePicker(props: TimeFieldProps & { takesFocus: boolean }) {
  const { value, onChange, label, description, error, size, takesFocus } = props
  const language = useLocale()
  const box = useRef<HTMLDivElement>(null)
  const [known, setKnown] = useState(value)
  const [time, setTime] = useState(() => timeOf(value))
  if (known !== value) {
    setKnown(value)
    setTime(timeOf(value))
  }
  useEffect(() => {
    // From the browser's own field, whose place it takes.
    if (takesFocus) box.current?.querySelector<HTMLElement>('[role=spinbutton]')?.focus()
  }, [takesFocus])
  return (
    <WidgetLanguage locale={language === 'en' ? 'en-GB' : language}>
      <div ref={box} className={fieldClasses.field}>
        <TimeField
          value={time}
          onChange={(next) => {
            // One that is required is kept until another one is typed.
            if (next || !props.required) onChange(next?.toString().slice(0, 5) ?? '')
          }}
          // A time of which a part was deleted is shown whole again: it is the one that counts.
          onBlur={() => setTime(timeOf(value))}
          hourCycle={24}
          isRequired={props.required}
          isInvalid={Boolean(error)}
          validationBehavior="aria"
          shouldForceLeadingZeros
        >
          {label && <Label className={fieldClasses.label}>{label}</Label>}
          {description && (
            <Text slot="description" elementType="p" className={fieldClasses.description}>
              {description}
            </Text>
          )}
          <div className={fieldClasses.box} data-size={size} data-error={error ? true : undefined}>
            <DateInput className={classes.parts}>
              {(segment) => <DateSegment segment={segment} className={classes.part} />}
            </DateInput>
          </div>
          {error && (
            <Text slot="errorMessage" elementType="p" className={fieldClasses.error}>
              {error}
            </Text>
          )}
        </TimeField>
      </div>
    </WidgetLanguage>
  )
}

/** Nothing for '' and for what is no time. */
function timeOf(time: string): Time | null {
  try {
    return parseTime(time)
  } catch {
    return null
  }
}
