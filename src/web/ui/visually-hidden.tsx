import type { ComponentPropsWithoutRef } from 'react'
import classes from './visually-hidden.module.css'

/** Text for screen readers only. */
export function VisuallyHidden(props: ComponentPropsWithoutRef<'span'>) {
  return <span {...props} className={classes.hidden} />
}
