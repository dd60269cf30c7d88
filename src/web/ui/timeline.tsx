import type { ReactNode } from 'react'
import type { Tone } from './pill.tsx'
import classes from './timeline.module.css'

/** One thing that happened. */
export interface TimelineItem {
  key: string
  title: ReactNode
  /** When, already formatted. */
  at: ReactNode
  detail?: ReactNode
  tone?: Tone
}

/** What happened, in order, as dots on a line. */
export function Timeline(props: { items: readonly TimelineItem[] }) {
  return (
    <ol className={classes.list}>
      {props.items.map((item) => (
        <li key={item.key} data-tone={item.tone ?? 'pine'}>
          {item.title} <small>{item.at}</small>
          {item.detail && <small className={classes.detail}>{item.detail}</small>}
        </li>
      ))}
    </ol>
  )
}
