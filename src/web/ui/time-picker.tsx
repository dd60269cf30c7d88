import { parseTime, type Time } from '@internationalized/date'
import { DateInput, DateSegment, TimeField } from 'react-aria-components/TimeField'
import classes from './day-picker.module.css'
import type { TimeFieldProps } from './field-frame.tsx'
import fieldClasses from './fields.module.css'
import {
  PickerFrame,
  PickerLanguage,
  readOrNull,
  submitByEnter,
  useFocusedBox,
  usePicked,
} from './picker-frame.tsx'

/** What TimeField becomes once its code is there. */
export function TimePicker(props: TimeFieldProps & { takesFocus: boolean }) {
  const { value, onChange, required, error } = props
  const box = useFocusedBox(props.takesFocus)
  const [time, setTime] = usePicked(value, timeOf)
  return (
    <PickerLanguage>
      <div ref={box} className={fieldClasses.field}>
        <TimeField
          value={time}
          onChange={(next) => {
            // One that is required is kept until another one is typed.
            if (next || !required) onChange(next?.toString().slice(0, 5) ?? '')
          }}
          // A time of which a part was deleted is shown whole again: it is the one that counts.
          onBlur={() => setTime(timeOf(value))}
          hourCycle={24}
          isRequired={required}
          isInvalid={Boolean(error)}
          validationBehavior="aria"
          shouldForceLeadingZeros
        >
          <PickerFrame {...props}>
            <div
              className={fieldClasses.box}
              data-size={props.size}
              data-error={error ? true : undefined}
              onKeyDownCapture={submitByEnter}
            >
              <DateInput className={classes.parts}>
                {(segment) => <DateSegment segment={segment} className={classes.part} />}
              </DateInput>
            </div>
          </PickerFrame>
        </TimeField>
      </div>
    </PickerLanguage>
  )
}

function timeOf(time: string): Time | null {
  return readOrNull(parseTime, time)
}
