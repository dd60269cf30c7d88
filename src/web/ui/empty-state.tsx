import type { ReactNode } from 'react'
import classes from './empty-state.module.css'

/** What to show where there is nothing: a drawing, why, and the next step. */
export function EmptyState(props: {
  illustration?: ReactNode
  title: ReactNode
  text?: ReactNode
  action?: ReactNode
  level?: 1 | 2
}) {
  const Heading = props.level === 1 ? 'h1' : 'h2'
  return (
    <div className={classes.empty}>
      {props.illustration}
      <Heading tabIndex={props.level === 1 ? -1 : undefined}>{props.title}</Heading>
      {props.text && <p className={classes.text}>{props.text}</p>}
      {props.action && <div className={classes.action}>{props.action}</div>}
    </div>
  )
}
