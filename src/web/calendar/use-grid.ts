import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import type { DayNumber } from '../../domain/kernel/day-number.ts'
import {
  cursorOf,
  moveCursor,
  placeAt,
  selectionBetween,
  type Cursor,
  type GridSelection,
  type Place,
} from './grid-cursor.ts'
import type { Row } from './timeline-rows.ts'
import { dayAt, DAY_WIDTH, ZOOMS, type DaySpan, type Zoom } from './timeline-scale.ts'

/** What the keyboard does beside moving. */
export interface GridCommands {
  /** Opens what is at a row and day; without a day the unit's own calendar. */
  open: (row: Row, day: DayNumber | null) => void
  /** Blocks the days of units. */
  block: (rows: readonly Row[], days: DaySpan) => void
  choose: (row: Row) => void
  zoom: (zoom: Zoom) => void
  help: () => void
}

/**
 * The keyboard's place in the grid and what is selected from it with Shift. The place is the grid's only stop for the
 * Tab key; its cell has the focus, also when it is far out of sight.
 */
export function useGrid(
  field: { rows: readonly Row[]; span: DaySpan; zoom: Zoom; today: DayNumber },
  scroller: RefObject<HTMLDivElement | null>,
  reveal: (row: Row | undefined, day: DayNumber | null) => void,
  commands: GridCommands,
) {
  const { rows, span, zoom, today } = field
  const [place, setPlace] = useState<Place>({ key: null, row: 0, day: today })
  const [anchor, setAnchor] = useState<Place | null>(null)
  const wantsFocus = useRef(false)
  const hasFocus = useRef(false)
  const indexes = useMemo(() => new Map(rows.map(({ key }, index) => [key, index])), [rows])
  const cursor = cursorOf(place, indexes, span)
  const start = anchor && cursorOf(anchor, indexes, span)
  const selection: GridSelection | null = start && selectionBetween(start, cursor)

  // The cell is there once the move is drawn, or the rows have come; one that new rows have replaced leaves the focus to
  // nobody, and the next takes it over.
  useEffect(() => {
    const isLeftToNobody = hasFocus.current && document.activeElement === document.body
    const cell = scroller.current?.querySelector<HTMLElement>('[data-cursor]')
    if (!cell || !(wantsFocus.current || isLeftToNobody)) return
    wantsFocus.current = false
    cell.focus({ preventScroll: true })
  })

  const goTo = useCallback(
    (next: Cursor, options: { from?: Cursor | null } = {}) => {
      wantsFocus.current = true
      setAnchor(options.from ? placeAt(options.from, rows) : null)
      setPlace(placeAt(next, rows))
    },
    [rows],
  )
  const unselect = useCallback(() => setAnchor(null), [])

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // What is inside of a cell has keys of its own.
    if (!(event.target instanceof HTMLElement) || !('cursor' in event.target.dataset)) return
    if (event.altKey) return
    const row = rows[cursor.row]
    if (!row) return
    const first = scroller.current ? dayAt(scroller.current.scrollLeft + DAY_WIDTH[zoom], span, zoom) : today
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
    const moved = moveCursor(
      cursor,
      { key, ctrlKey: event.ctrlKey, metaKey: event.metaKey },
      {
        rows: rows.length,
        span,
        today,
        firstDay: first,
        barsOf: (index) => {
          const one = rows[index]
          return one?.kind === 'unit' ? one.entry.bars : (one?.group.bars ?? [])
        },
      },
    )
    if (moved) {
      event.preventDefault()
      goTo(moved, { from: event.shiftKey ? (start ?? cursor) : null })
      reveal(rows[moved.row], moved.day)
      return
    }
    if (event.ctrlKey || event.metaKey) return
    const act = actionOf(key, row)
    if (!act) return
    event.preventDefault()
    act()
  }

  function actionOf(key: string, row: Row): (() => void) | null {
    switch (key) {
      case 'Enter':
        return () => commands.open(row, cursor.day)
      case ' ':
        return () => commands.choose(row)
      case 'b': {
        const days = selection ?? (cursor.day === null ? null : { from: cursor.day, to: cursor.day })
        if (!days) return null
        return () =>
          commands.block(selection ? rows.slice(selection.firstRow, selection.lastRow + 1) : [row], days)
      }
      case 'Escape':
        return anchor ? unselect : null
      case '+':
      case '-': {
        const next = ZOOMS[ZOOMS.indexOf(zoom) + (key === '+' ? -1 : 1)]
        return next ? () => commands.zoom(next) : null
      }
      case '?':
        return commands.help
      default:
        return null
    }
  }

  const handlers = {
    onKeyDown,
    onFocus: (event: FocusEvent<HTMLElement>) => {
      hasFocus.current = 'cursor' in event.target.dataset
    },
    // React tells of no blur of what it takes out of the document itself.
    onBlur: () => {
      hasFocus.current = false
    },
  }
  return { cursor, selection, goTo, unselect, handlers }
}
