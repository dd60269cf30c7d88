import { memo } from 'react'
import kinds from '../shared/blocks/kinds.module.css'
import type { DayNumber } from '../../domain/kernel/day-number.ts'
import { GroupHead, UnitHead } from './row-heads.tsx'
import type { Bar } from './timeline-bars.ts'
import classes from './timeline.module.css'
import type { Row } from './timeline-rows.ts'
import { DAY_WIDTH, xOf, type DaySpan, NAME_COLUMNS, type RowField } from './timeline-scale.ts'
import { GroupMonths } from './timeline-head.tsx'
import { outsideOf } from './unit-facts.ts'
import { useCellWords, type CellWords } from './use-cell-words.ts'

interface RowProps {
  row: Row
  index: number
  field: RowField
  /** The first and last day that are in the document. */
  from: DayNumber
  to: DayNumber
  /** The day the keyboard is at; null for the name; undefined in another row. */
  cursor: DayNumber | null | undefined
  isChosen: boolean
  editable: boolean
  onChoose: (id: string, isChosen: boolean) => void
  /** The days of the row that are selected, or where a block is being dragged to. */
  markFrom?: DayNumber
  markTo?: DayNumber
  markFirst?: boolean
  markLast?: boolean
  markText?: string
}

/** A row of the grid: its name, and what lies in the days that are in sight or near it. */
export const TimelineRow = memo(function TimelineRow(props: RowProps) {
  const { row, index, field, from, to, cursor } = props
  const words = useCellWords()
  const bars = row.kind === 'unit' ? row.entry.bars : row.group.bars
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={row.kind === 'unit' ? props.isChosen : undefined}
      data-row={index}
      data-kind={row.kind}
      className={classes.row}
      style={{ transform: `translateY(${row.top}px)`, height: row.height }}
    >
      {row.kind === 'unit' ? (
        <UnitHead
          entry={row.entry}
          today={field.today}
          hasCursor={cursor === null}
          isChosen={props.isChosen}
          editable={props.editable}
          onChoose={props.onChoose}
        />
      ) : (
        <GroupHead group={row.group} hasCursor={cursor === null} />
      )}
      <div role="none" className={classes.days}>
        {row.kind === 'group' && <GroupMonths group={row.group} field={field} from={from} to={to} />}
        {row.kind === 'unit' && <Ground row={row} field={field} from={from} to={to} />}
        {bars.map((bar) =>
          bar.to < from || bar.from > to ? null : (
            <BarCell
              key={bar.key}
              bar={bar}
              field={field}
              height={row.height}
              words={words}
              editable={props.editable}
            />
          ),
        )}
        <Overlays {...props} />
        {cursor !== undefined && cursor !== null && (
          <div
            // Another day is another cell: the focus goes there, and tells so.
            key={cursor}
            role="gridcell"
            tabIndex={0}
            data-cursor
            aria-colindex={cursor - field.span.from + 1 + NAME_COLUMNS}
            aria-label={words.cell(row, cursor)}
            className={classes.cursor}
            style={{ left: xOf(cursor, field.span, field.zoom), width: DAY_WIDTH[field.zoom] }}
          />
        )}
      </div>
    </div>
  )
})

/** The line of today and what is selected: before the bars, behind the names. */
function Overlays({ field, markFrom, markTo, ...props }: RowProps) {
  const { span, zoom, today } = field
  return (
    <>
      {today >= span.from && today <= span.to && (
        <span
          aria-hidden
          className={classes.todayLine}
          style={{ left: xOf(today, span, zoom) + DAY_WIDTH[zoom] / 2 - 1 }}
        />
      )}
      {markFrom !== undefined && markTo !== undefined && (
        <span
          aria-hidden
          className={classes.mark}
          data-first={props.markFirst || undefined}
          data-last={props.markLast || undefined}
          style={{
            left: xOf(markFrom, span, zoom),
            width: xOf(markTo + 1, span, zoom) - xOf(markFrom, span, zoom),
          }}
        >
          {props.markText && <span>{props.markText}</span>}
        </span>
      )}
    </>
  )
}

const BAR_MARGIN = 5
// Narrower bars have no room for words.
const LABELLED_WIDTH = 26
// Wider ones may begin far out of sight.
const FOLLOWED_WIDTH = 90

function BarCell(props: { bar: Bar; field: RowField; height: number; words: CellWords; editable: boolean }) {
  const { bar, field, words } = props
  const { span, zoom } = field
  const [first, last] = [Math.max(bar.from, span.from), Math.min(bar.to, span.to)]
  if (first > last) return null
  const width = xOf(last + 1, span, zoom) - xOf(first, span, zoom)
  const room = (props.height - 2 * BAR_MARGIN) / bar.lanes
  const isConflict = 'block' in bar.item && bar.item.block.conflict
  return (
    <div
      role="gridcell"
      aria-colindex={first - span.from + 1 + NAME_COLUMNS}
      aria-colspan={last - first + 1}
      aria-label={words.bar(bar)}
      data-bar={bar.key}
      data-own={(props.editable && 'block' in bar.item && bar.item.block.source === 'own') || undefined}
      className={`${classes.bar} ${kinds[bar.item.kind] ?? ''} ${isConflict ? kinds.conflict : ''}`}
      data-lanes={bar.lanes > 1 || undefined}
      data-narrow={width < 70 || undefined}
      style={{
        left: xOf(first, span, zoom) + 1,
        width: Math.max(width - 2, 2),
        top: BAR_MARGIN + bar.lane * room,
        height: room - (bar.lanes > 1 ? 1 : 0),
      }}
    >
      {width > LABELLED_WIDTH && bar.lanes < 3 && (
        <span
          className={classes.label}
          // Words stay in sight while any of their bar is; where there is no room to go along they lie still.
          data-follows={width > FOLLOWED_WIDTH || undefined}
        >
          {words.short(bar.item)}
        </span>
      )}
    </div>
  )
}

/** Days that can't be booked at all, and the free ones between what takes the unit. */
function Ground(props: {
  row: Extract<Row, { kind: 'unit' }>
  field: RowField
  from: DayNumber
  to: DayNumber
}) {
  const { row, field, from, to } = props
  const { span, zoom } = field
  const { unit, gaps } = row.entry
  const words = useCellWords()
  const place = (stretch: DaySpan) => {
    const [first, last] = [Math.max(stretch.from, span.from), Math.min(stretch.to, span.to)]
    return { left: xOf(first, span, zoom), width: xOf(last + 1, span, zoom) - xOf(first, span, zoom) }
  }
  const isNear = (stretch: DaySpan) => stretch.to >= from && stretch.from <= to && stretch.from <= span.to
  return (
    <>
      {outsideOf(unit, span)
        .filter(isNear)
        .map((stretch) => (
          <span key={stretch.from} aria-hidden className={classes.outside} style={place(stretch)} />
        ))}
      {gaps.filter(isNear).map((gap) => {
        const { left, width } = place(gap)
        return (
          <span
            key={gap.from}
            aria-hidden
            className={classes.gap}
            data-short={gap.isTooShort || undefined}
            style={{ left: left + 2, width: Math.max(width - 4, 2) }}
          >
            {width > 74 && <span>{words.gap(gap)}</span>}
          </span>
        )
      })}
    </>
  )
}
