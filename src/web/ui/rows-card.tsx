import type { ReactNode } from 'react'
import { Card } from './card.tsx'
import classes from './rows-card.module.css'

/** A card of rows with a line between each two; its children are list items. */
export function RowsCard({ children }: { children: ReactNode }) {
  return (
    <Card padded={false}>
      <ul className={classes.rows}>{children}</ul>
    </Card>
  )
}
