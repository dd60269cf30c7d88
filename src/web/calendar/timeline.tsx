import { useId, useRef, type CSSProperties } from 'react'
import { useTranslations } from 'use-intl'
import type { BlockDraft, OwnBlock } from '../shared/blocks/block-draft.ts'
import type { DayNumber } from '../../domain/kernel/day-number.ts'
import { dayText } from '../../domain/kernel/day.ts'
import type { GridSelection } from './grid-cursor.ts'
import { HoverCard } from './hover-card.tsx'
import { TimelineHead, TimelineLines } from './timeline-head.tsx'
import { TimelineRow } from './timeline-row.tsx'
import classes from './timeline.module.css'
import { heightOf, type Row } from './timeline-rows.ts'
import { widthOf, type DaySpan, type Zoom, NAME_COLUMNS, type RowField } from './timeline-scale.ts'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { useDrag } from './use-drag.ts'
import { useGrid } from './use-grid.ts'
import { useTimelineScroll } from './use-timeline-scroll.ts'

/** What happens in a timeline. */
export interface TimelineCommands {
  onBlock: (draft: BlockDraft) => void
  onDropped: (before: OwnBlock, draft: BlockDraft) => void
  onOpen: (row: Row, day: DayNumber | null) => void
  onChoose: (id: string, isChosen: boolean) => void
  onZoom: (zoom: Zoom) => void
  onHelp: () => void
  /** The first day in sight, when scrolling has come to rest. */
  onSettled: (day: DayNumber) => void
}

const HEAD_HEIGHT: Record<Zoom, number> = { week: 72, month: 50, quarter: 50 }

/**
 * Units by days: a grid that scrolls both ways and keeps only what is near to the sight in the document. What it does is
 * told to `commands`; it changes nothing itself.
 */
export function Timeline(props: {
  label: string
  /** How it is used, for who can't see it. */
  hint: string
  rows: readonly Row[]
  field: RowField
  /** The share of booked days of each month. */
  shares: readonly (number | null)[]
  /** How many units there are. */
  count: number
  /** Whether the rows are all there will be. */
  isWhole: boolean
  firstDay: DayNumber
  nameWidth: number
  chosen: ReadonlySet<string>
  busy: boolean
  /** Whether anything may be changed. */
  editable: boolean
  commands: TimelineCommands
}) {
  const { rows, field, nameWidth, chosen, editable, commands } = props
  const { span, zoom, today } = field
  const t = useTranslations('calendar')
  const body = useRef<HTMLDivElement>(null)
  const hintId = useId()
  const headHeight = HEAD_HEIGHT[zoom]
  const { scroller, part, reveal } = useTimelineScroll(
    { rows, span, zoom, nameWidth, headHeight },
    props.firstDay,
    commands.onSettled,
  )
  const block = (chosenRows: readonly Row[], { from, to }: DaySpan) => {
    const listingIds = chosenRows.flatMap((row) => (row.kind === 'unit' ? [row.entry.unit.id] : []))
    if (listingIds.length > 0) commands.onBlock({ listingIds, from: dayText(from), to: dayText(to) })
  }
  const grid = useGrid({ rows, span, zoom, today }, scroller, reveal, {
    open: commands.onOpen,
    block,
    choose: (row) => {
      if (row.kind === 'unit') commands.onChoose(row.entry.unit.id, !chosen.has(row.entry.unit.id))
    },
    zoom: commands.onZoom,
    help: commands.onHelp,
  })
  const drag = useDrag({ rows, span, zoom, nameWidth, headHeight, editable }, scroller, body, {
    onClick: (cursor, isBar) => {
      grid.goTo(cursor)
      const row = rows[cursor.row]
      if (row && isBar) commands.onOpen(row, cursor.day)
    },
    onSelect: (from, to) => grid.goTo(to, { from }),
    onSelected: (selection) => block(rows.slice(selection.firstRow, selection.lastRow + 1), selection),
    onDropped: commands.onDropped,
    onCancelled: grid.unselect,
  })

  const height = heightOf(rows)
  const mark = drag.ghost
    ? { ...drag.ghost, firstRow: drag.ghost.row, lastRow: drag.ghost.row }
    : grid.selection
  const textOf = (marked: GridSelection) =>
    t('selected', { days: marked.to - marked.from + 1, units: marked.lastRow - marked.firstRow + 1 })
  const markText = mark ? textOf(mark) : ''
  const indexes = indexesOf(part.firstRow, part.lastRow, rows.length, grid.cursor.row)
  return (
    <>
      <div
        ref={scroller}
        role="grid"
        // The place of the keyboard lies in one of the cells.
        tabIndex={-1}
        aria-label={props.label}
        aria-describedby={hintId}
        aria-rowcount={props.isWhole ? rows.length + 1 : -1}
        aria-colcount={span.to - span.from + 1 + NAME_COLUMNS}
        aria-multiselectable
        aria-busy={props.busy}
        className={classes.scroller}
        data-zoom={zoom}
        data-narrow={nameWidth < 220 || undefined}
        style={{ '--name-width': `${nameWidth}px`, '--head-height': `${headHeight}px` } as CSSProperties}
        {...grid.handlers}
      >
        <div role="none" className={classes.content} style={{ width: nameWidth + widthOf(span, zoom) }}>
          <TimelineHead
            field={field}
            shares={props.shares}
            count={props.count}
            from={part.from}
            to={part.to}
          />
          <TimelineLines field={field} from={part.from} to={part.to} height={height} />
          <div ref={body} role="rowgroup" className={classes.body} style={{ height }} {...drag.handlers}>
            {indexes.map((index) => {
              const row = rows[index]
              if (!row) return null
              return (
                <TimelineRow
                  key={row.key}
                  row={row}
                  index={index}
                  field={field}
                  from={part.from}
                  to={part.to}
                  cursor={index === grid.cursor.row ? grid.cursor.day : undefined}
                  isChosen={row.kind === 'unit' && chosen.has(row.entry.unit.id)}
                  editable={editable}
                  onChoose={commands.onChoose}
                  {...markOf(mark, index, markText)}
                />
              )
            })}
          </div>
        </div>
        <span id={hintId} hidden>
          {props.hint}
        </span>
        <HoverCard scroller={scroller} rows={rows} />
      </div>
      <VisuallyHidden role="status">{grid.selection ? textOf(grid.selection) : ''}</VisuallyHidden>
    </>
  )
}

/** The part of a selection, or of a block on its way, that lies in a row. */
function markOf(mark: GridSelection | null, index: number, text: string) {
  if (!mark || index < mark.firstRow || index > mark.lastRow) return null
  return {
    markFrom: mark.from,
    markTo: mark.to,
    markFirst: index === mark.firstRow,
    markLast: index === mark.lastRow,
    ...(index === mark.firstRow && { markText: text }),
  }
}

/** The rows that are in the document: those near to the sight, and always that of the keyboard's place. */
function indexesOf(first: number, last: number, count: number, cursor: number): number[] {
  const indexes: number[] = []
  for (let index = first; index <= Math.min(last, count - 1); index++) indexes.push(index)
  if (count > 0 && cursor < first) indexes.unshift(cursor)
  else if (cursor > last && cursor < count) indexes.push(cursor)
  return indexes
}
