import { useId, type ReactNode } from 'react'
import { Card } from '../ui/card.tsx'
import classes from './aside-card.module.css'

/** A small headed card beside the facts of a request. */
export function AsideCard(props: { title: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className={classes.card}>
      <h3 id={id}>{props.title}</h3>
      {props.children}
    </Card>
  )
}
