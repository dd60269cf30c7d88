import { IconAlertTriangle } from '@tabler/icons-react'
import type { CalendarItem } from '../shared/blocks/calendar-items.ts'
import kinds from '../shared/blocks/kinds.module.css'
import { isConflict, useItemWords } from '../shared/blocks/use-item-words.ts'
import classes from './calendar-grid.module.css'
import type { RowBar } from './calendar-rows.ts'

/**
 * A stretch of days within one line of the calendar. It is a picture: the days below it say the same in words, and
 * everything that can be dragged here can be done by their keys.
 */
export function CalendarBar(props: {
  bar: RowBar<CalendarItem>
  /** Columns before the first day. */
  offset: number
  editable: boolean
  isChosen: boolean
  /** While it is in hand: where it was, or where it would be. */
  state?: 'left' | 'moved'
}) {
  const { bar, offset } = props
  const { item, start, end, lane } = bar
  const { short, sentence } = useItemWords()(item)
  const block = item.kind === 'block' || item.kind === 'far' ? item.block : null
  const isOwn = props.editable && block?.source === 'own'
  return (
    <span
      aria-hidden
      title={sentence}
      className={`${classes.bar} ${kinds[item.kind]} ${isConflict(item) ? kinds.conflict : ''}`}
      style={
        {
          gridColumn: `${start + offset + 1} / ${end + offset + 2}`,
          '--lane': lane,
        } as React.CSSProperties
      }
      data-block={block?.id}
      data-own={isOwn || undefined}
      data-before={bar.goesOnBefore || undefined}
      data-after={bar.goesOnAfter || undefined}
      data-chosen={props.isChosen || undefined}
      data-state={props.state}
    >
      {isConflict(item) && <IconAlertTriangle size={14} />}
      <span className={classes.barText}>{short}</span>
      {isOwn && !bar.goesOnBefore && <span className={classes.handle} data-grip="start" />}
      {isOwn && !bar.goesOnAfter && <span className={classes.handle} data-grip="end" />}
    </span>
  )
}
