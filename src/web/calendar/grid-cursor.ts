import { monthsLater, type DayNumber } from '../../domain/kernel/day-number.ts'
import type { Bar } from './timeline-bars.ts'
import type { DaySpan } from './timeline-scale.ts'

/** A place in the grid: a row by its index, and a day, or null for the row's name. */
export interface Cursor {
  row: number
  day: DayNumber | null
}

/** A place that outlives its rows: the row by its key, and its index for when that row is gone. */
export interface Place extends Cursor {
  key: string | null
}

/** The place of a cursor. */
export function placeAt(cursor: Cursor, rows: readonly { key: string }[]): Place {
  return { ...cursor, key: rows[cursor.row]?.key ?? null }
}

/** Where a place is now: in its row, wherever that has gone; where a filter has taken it away, near to where it was. */
export function cursorOf(place: Place, indexes: ReadonlyMap<string, number>, span: DaySpan): Cursor {
  const index = place.key === null ? undefined : indexes.get(place.key)
  return inField({ row: index ?? place.row, day: place.day }, { rows: indexes.size, span })
}

/** What a move depends on. */
export interface GridField {
  rows: number
  span: DaySpan
  today: DayNumber
  /** The day to go to from a name: the first in sight. */
  firstDay: DayNumber
  /** Rows in sight, for Ctrl and an arrow. */
  barsOf: (row: number) => readonly Bar[]
}

/** A key with what is held beside it. */
export interface Key {
  key: string
  ctrlKey: boolean
  metaKey: boolean
}

/**
 * Where a key leads, or null for one that moves nothing: arrows go by day and row, with Ctrl by week and to the first or
 * last row, Page Up and Down by month, Home to the name, End to the last day, n and p to where something begins or ends,
 * t to today.
 */
export function moveCursor(cursor: Cursor, key: Key, field: GridField): Cursor | null {
  const isFar = key.ctrlKey || key.metaKey
  switch (key.key) {
    case 'ArrowUp':
      return inField({ ...cursor, row: isFar ? 0 : cursor.row - 1 }, field)
    case 'ArrowDown':
      return inField({ ...cursor, row: isFar ? field.rows - 1 : cursor.row + 1 }, field)
    case 'Home':
      return { ...cursor, day: null }
    case 'End':
      return { ...cursor, day: field.span.to }
    default: {
      const day = dayAfter(cursor, key.key, isFar, field)
      return day === undefined ? null : inField({ row: cursor.row, day }, field)
    }
  }
}

function dayAfter(
  { row, day }: Cursor,
  key: string,
  isFar: boolean,
  field: GridField,
): DayNumber | null | undefined {
  const first = field.firstDay
  switch (key) {
    case 'ArrowLeft':
      if (day === null) return null
      return day === field.span.from ? null : Math.max(day - (isFar ? 7 : 1), field.span.from)
    case 'ArrowRight':
      return day === null ? first : day + (isFar ? 7 : 1)
    case 'PageUp':
      return day === null ? first : monthsLater(day, -1)
    case 'PageDown':
      return day === null ? first : monthsLater(day, 1)
    case 't':
      return isFar ? undefined : field.today
    case 'n':
      return isFar ? undefined : nextEdge(field.barsOf(row), day ?? first, 1)
    case 'p':
      return isFar ? undefined : nextEdge(field.barsOf(row), day ?? first, -1)
    default:
      return undefined
  }
}

/** The nearest day after (or before) one on which something begins, or on which it is over. */
function nextEdge(bars: readonly Bar[], day: DayNumber, direction: 1 | -1): DayNumber {
  const edges = bars.flatMap(({ from, to }) => [from, to + 1])
  const ahead = edges.filter((edge) => (edge - day) * direction > 0)
  if (ahead.length === 0) return day
  return direction === 1 ? Math.min(...ahead) : Math.max(...ahead)
}

function inField({ row, day }: Cursor, { rows, span }: Pick<GridField, 'rows' | 'span'>): Cursor {
  return {
    row: Math.max(Math.min(row, rows - 1), 0),
    day: day === null ? null : Math.min(Math.max(day, span.from), span.to),
  }
}

/** A rectangle of rows and days, all inclusive. */
export interface GridSelection extends DaySpan {
  firstRow: number
  lastRow: number
}

/** The rectangle between two places; null where one of them is a name. */
export function selectionBetween(anchor: Cursor, cursor: Cursor): GridSelection | null {
  if (anchor.day === null || cursor.day === null) return null
  return {
    firstRow: Math.min(anchor.row, cursor.row),
    lastRow: Math.max(anchor.row, cursor.row),
    from: Math.min(anchor.day, cursor.day),
    to: Math.max(anchor.day, cursor.day),
  }
}
