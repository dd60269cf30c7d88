import { useId, type ReactNode } from 'react'
import classes from './fields.module.css'

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
