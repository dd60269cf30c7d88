import { useQueries } from '@tanstack/react-query'
import { memo, useCallback, useState } from 'react'
import { useTranslations } from 'use-intl'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { landlordListingUnitsQuery, type ListingNode } from './home-queries.ts'
import { ListingRow } from './listing-row.tsx'
import { rowKey, toRows, type Row } from './listing-rows.ts'
import { UnitRow, UnitsFailedRow, UnitsPendingRow } from './unit-row.tsx'
import { useWindowRows } from '../shared/use-window-rows.ts'
import classes from './listing-table.module.css'

/** The listings as a table on wide and as cards on narrow screens; groups unfold into their units. */
export function ListingTable(props: {
  listings: readonly ListingNode[]
  totalCount: number
  onEndReached: () => void
}) {
  const t = useTranslations('home.listings')
  const [unfolded, setUnfolded] = useState<readonly string[]>([])
  const units = useQueries({ queries: unfolded.map(landlordListingUnitsQuery) })
  const rows = toRows(props.listings, new Map(unfolded.map((groupId, at) => [groupId, units[at]])))
  const toggle = useCallback((groupId: string) => {
    setUnfolded((before) =>
      before.includes(groupId) ? before.filter((other) => other !== groupId) : [...before, groupId],
    )
  }, [])
  return (
    <div
      role="table"
      aria-label={t('title')}
      aria-rowcount={rows.length + props.totalCount - props.listings.length + 1}
      className={classes.table}
    >
      <div role="rowgroup">
        <TableHead />
      </div>
      <TableBody rows={rows} onToggle={toggle} onEndReached={props.onEndReached} />
    </div>
  )
}

const HEADS = ['picture', 'listing', 'state', 'next90Days', 'requests', 'freeFrom', 'rent', 'links'] as const

function TableHead() {
  const t = useTranslations('home.listings')
  return (
    <div role="row" aria-rowindex={1} className={classes.head}>
      {HEADS.map((head) => (
        <span key={head} role="columnheader" data-head={head}>
          {head === 'picture' || head === 'links' ? <VisuallyHidden>{t(head)}</VisuallyHidden> : t(head)}
        </span>
      ))}
    </div>
  )
}

/** Of many rows only those in sight are in the document; scrolling renders this part alone. */
function TableBody(props: { rows: Row[]; onToggle: (groupId: string) => void; onEndReached: () => void }) {
  const { rows } = props
  const {
    body,
    style,
    rows: inSight,
  } = useWindowRows({
    count: rows.length,
    keyOf: (at) => rowKey(rows[at]),
    onEndReached: props.onEndReached,
  })
  return (
    <div role="rowgroup" ref={body} className={classes.body} style={style}>
      {inSight.map((item) => {
        const row = rows[item.index]
        if (!row) return null
        return (
          <div
            key={rowKey(row)}
            role="row"
            aria-rowindex={item.index + 2}
            ref={item.ref}
            data-index={item.index}
            data-kind={row.kind}
            className={classes.row}
            style={item.style}
          >
            <RowCells row={row} onToggle={props.onToggle} />
          </div>
        )
      })}
    </div>
  )
}

const RowCells = memo(function RowCells(props: { row: Row; onToggle: (groupId: string) => void }) {
  const { row } = props
  switch (row.kind) {
    case 'listing':
      return <ListingRow listing={row.listing} unfolded={row.unfolded} onToggle={props.onToggle} />
    case 'unit':
      return <UnitRow unit={row.unit} listing={row.listing} />
    case 'pending':
      return <UnitsPendingRow />
    case 'failed':
      return <UnitsFailedRow listing={row.listing} onRetry={row.retry} />
  }
})
