import type { ReactNode } from 'react'
import classes from './pill.module.css'

/** Meaning of a colour: pine settled, violet signing, blue new, amber deadline, red harm, stone paused. */
export type Tone = 'pine' | 'violet' | 'blue' | 'amber' | 'red' | 'stone'

/** A short state in words on its tint; `pattern` adds hatching (paused, blocked) so that colour isn't alone. */
export function Pill(props: {
  tone?: Tone
  icon?: ReactNode
  pattern?: 'hatched' | 'outlined' | 'dashed'
  children: ReactNode
}) {
  const { tone = 'stone', icon, pattern, children } = props
  return (
    <span className={classes.pill} data-tone={tone} data-pattern={pattern}>
      {icon}
      {children}
    </span>
  )
}
