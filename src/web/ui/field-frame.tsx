import { useId, type ReactNode } from 'react'
import classes from './fields.module.css'

/** What every field has beside the properties of its input. */
export interface FieldProps {
  label?: ReactNode
  /** A hint between label and input. */
  description?: ReactNode
  /** What is wrong and how to mend it; falsy when nothing is. */
  error?: ReactNode
  /** 'sm' for tool bars. */
  size?: 'sm' | 'md'
}

/** Days from a first to a last one, both 'YYYY-MM-DD'; '' where one isn't chosen yet. */
export interface DaySpan {
  from: string
  to: string
}

/** What the field of one end of a span has of its own. */
export type EndOfSpan = Pick<
  DayFieldProps,
  'label' | 'description' | 'error' | 'name' | 'disabled' | 'data-autofocus' | 'data-field'
>

/** Properties of a field for a day. */
export interface DayFieldProps extends FieldProps {
  /** 'YYYY-MM-DD', or '' for none. */
  value: string
  onChange: (day: string) => void
  onBlur?: () => void
  /** The first and the last day that its calendar offers; others can be typed. */
  min?: string | undefined
  max?: string | undefined
  /** The span of which it is one end, as its calendar shows it. */
  span?: DaySpan
  /** Days that can't be had: its calendar strikes them through and doesn't take them; they can be typed. */
  taken?: readonly DaySpan[] | undefined
  /** Days that are taken already: its calendar strikes them through, and takes them where somebody wants them all the same. */
  marked?: readonly DaySpan[] | undefined
  /** Sends the day with the form. */
  name?: string
  required?: boolean | undefined
  disabled?: boolean
  'aria-label'?: string
  'data-autofocus'?: boolean
  'data-field'?: string
}

/** Properties of a field for a time of the day. */
export interface TimeFieldProps extends FieldProps {
  /** 'HH:MM', or '' for none. */
  value: string
  onChange: (time: string) => void
  required?: boolean
}

interface Described {
  id?: string
  description?: ReactNode
  error?: ReactNode
  'aria-describedby'?: string
  'aria-invalid'?: React.AriaAttributes['aria-invalid']
}

/** Ids that tie an input to its label, hint and error, and the attributes that say so. */
export interface FieldIds {
  description: string
  error: string
  input: Pick<Described, 'id' | 'aria-describedby' | 'aria-invalid'>
}

/** Makes the ids of one field; an id of its own is kept. */
export function useFieldIds(props: Described): FieldIds {
  const made = useId()
  const id = props.id ?? made
  const description = `${id}-description`
  const error = `${id}-error`
  const describedBy = [props['aria-describedby'], props.description && description, props.error && error]
  return {
    description,
    error,
    input: {
      id,
      'aria-describedby': describedBy.filter(Boolean).join(' ') || undefined,
      'aria-invalid': props['aria-invalid'] ?? (props.error ? true : undefined),
    },
  }
}

/** Label, hint, the input itself and its error. */
export function FieldFrame(props: {
  ids: FieldIds
  label?: ReactNode
  description?: ReactNode
  error?: ReactNode
  className?: string
  children: ReactNode
}) {
  const { ids } = props
  return (
    <div className={[classes.field, props.className].filter(Boolean).join(' ')}>
      {props.label && (
        <label htmlFor={ids.input.id} className={classes.label}>
          {props.label}
        </label>
      )}
      {props.description && (
        <p id={ids.description} className={classes.description}>
          {props.description}
        </p>
      )}
      {props.children}
      {props.error && (
        <p id={ids.error} className={classes.error}>
          {props.error}
        </p>
      )}
    </div>
  )
}
