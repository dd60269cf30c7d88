import { useId, type ReactNode } from 'react'
import classes from './choice-field.module.css'

/** One choice of a ChoiceField. */
export interface Choice<Value extends string> {
  value: Value
  label: ReactNode
  detail?: ReactNode
  icon?: ReactNode
  disabled?: boolean
}

/** One of a few, as cards with radio buttons; `compact` sets them side by side like a switch. */
export function ChoiceField<Value extends string>(props: {
  legend: ReactNode
  /** Keeps the legend for screen readers only. */
  hideLegend?: boolean
  choices: Choice<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  error?: ReactNode
  compact?: boolean
}) {
  const name = useId()
  const errorId = `${name}-error`
  return (
    <fieldset className={classes.field} aria-describedby={props.error ? errorId : undefined}>
      <legend className={props.hideLegend ? classes.hidden : classes.legend}>{props.legend}</legend>
      <div className={classes.choices} data-compact={props.compact || undefined}>
        {props.choices.map((choice) => (
          <label key={choice.value} className={classes.choice} data-disabled={choice.disabled || undefined}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={props.value === choice.value}
              disabled={choice.disabled}
              onChange={() => props.onChange(choice.value)}
              className={classes.radio}
            />
            {choice.icon}
            <span>
              <span className={classes.label}>{choice.label}</span>
              {choice.detail && <small className={classes.detail}>{choice.detail}</small>}
            </span>
          </label>
        ))}
      </div>
      {props.error && (
        <p id={errorId} className={classes.error}>
          {props.error}
        </p>
      )}
    </fieldset>
  )
}
