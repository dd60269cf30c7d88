import type { ReactNode } from 'react'
import classes from './kbd.module.css'

/** A key of the keyboard. */
export function Kbd(props: { children: ReactNode }) {
  return <kbd className={classes.key}>{props.children}</kbd>
}
