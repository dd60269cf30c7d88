import { useId, type ReactNode } from 'react'
import classes from './section.module.css'

/** A headed part of a page; `aside` stands beside the heading (a pill, a count), `actions` at its end. */
export function Section(props: {
  title: ReactNode
  aside?: ReactNode
  actions?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id}>{props.title}</h2>
        {props.aside}
        {props.actions && <div className={classes.actions}>{props.actions}</div>}
      </div>
      {props.children}
    </section>
  )
}
