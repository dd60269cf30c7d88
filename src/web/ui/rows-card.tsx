import type { ReactNode } from 'react'
import { Card } from './card.tsx'
import classes from './rows-card.module.css'

/** A card of rows with a line between each two; its children are list items, `ordered` where their order tells something. */
export function RowsCard(props: { label?: string; ordered?: boolean; children: ReactNode }) {
  const List = props.ordered ? 'ol' : 'ul'
  return (
    <Card padded={false}>
      <List className={classes.rows} aria-label={props.label}>
        {props.children}
      </List>
    </Card>
  )
}
