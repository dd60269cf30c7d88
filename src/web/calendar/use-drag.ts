import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react'
import { ownBlock, type BlockDraft, type OwnBlock } from '../shared/blocks/block-draft.ts'
import type { DayNumber } from '../../domain/kernel/day-number.ts'
import { dayNumber, dayText, parseDay } from '../../domain/kernel/day.ts'
import type { Cursor, GridSelection } from './grid-cursor.ts'
import { rowAt, type Row } from './timeline-rows.ts'
import { dayAt, type DaySpan, type Zoom } from './timeline-scale.ts'
import { useEdgeScroll } from './use-edge-scroll.ts'

/** What is being dragged: a selection of days and rows, or an own block as a whole or by one end. */
type Drag =
  | { kind: 'select'; from: Cursor }
  | { kind: 'move' | 'start' | 'end'; block: OwnBlock; grabbed: DayNumber; row: number }

// A mouse that moves less than this has clicked; a finger that does so rests.
const CLICK_PIXELS = { mouse: 4, finger: 10 }
// This near to its ends a block is made longer or shorter.
const EDGE_PIXELS = 7
const LONG_PRESS_MILLISECONDS = 420

/** What dragging tells. */
export interface DragCommands {
  /** A cell was clicked, on a bar or beside. */
  onClick: (cursor: Cursor, isBar: boolean) => void
  /** Days are selected from one place to another, the drag may go on. */
  onSelect: (from: Cursor, to: Cursor) => void
  /** The selection is finished. */
  onSelected: (selection: GridSelection) => void
  /** An own block was dropped elsewhere. */
  onDropped: (before: OwnBlock, draft: BlockDraft) => void
  /** The drag was given up: nothing is selected. */
  onCancelled: () => void
}

/** A block on its way: where it would lie. */
export interface Ghost extends DaySpan {
  row: number
}

/**
 * Mouse and finger in the rows: dragging over free days selects them, dragging own blocks moves or resizes them, near an
 * edge the timeline scrolls along, Escape gives up. A finger has to rest first, since it scrolls. Where nothing may be
 * changed nothing is dragged, and a click opens as ever.
 */
export function useDrag(
  field: {
    rows: readonly Row[]
    span: DaySpan
    zoom: Zoom
    nameWidth: number
    headHeight: number
    editable: boolean
  },
  scroller: RefObject<HTMLDivElement | null>,
  body: RefObject<HTMLDivElement | null>,
  commands: DragCommands,
) {
  const { rows, span, zoom, nameWidth, editable } = field
  const [ghost, setGhost] = useState<Ghost | null>(null)
  const drag = useRef<Drag | null>(null)
  const pressed = useRef<{ x: number; y: number; isBar: boolean; moved: boolean; slack: number } | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const last = useRef<{ x: number; y: number }>({ x: 0, y: 0 })
  const cancelled = useRef<() => void>(() => undefined)
  const edges = useEdgeScroll(field, scroller, () => follow())

  useEffect(() => {
    const element = scroller.current
    // While a finger selects, it doesn't scroll; only a listener that isn't passive can say so.
    const hold = (event: TouchEvent) => {
      if (drag.current) event.preventDefault()
    }
    element?.addEventListener('touchmove', hold, { passive: false })
    return () => {
      clearTimeout(timer.current)
      element?.removeEventListener('touchmove', hold)
    }
  }, [scroller])

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && drag.current) cancelled.current()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])

  const cursorAt = (x: number, y: number): Cursor => {
    const box = body.current?.getBoundingClientRect()
    if (!box) return { row: 0, day: span.from }
    return { row: rowAt(rows, y - box.top), day: dayAt(x - box.left - nameWidth, span, zoom) }
  }

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const target = event.target instanceof Element ? event.target : null
    if (event.button !== 0 || !target || target.closest('[role="rowheader"]')) return
    const bar = target.closest<HTMLElement>('[data-bar]')
    const cursor = cursorAt(event.clientX, event.clientY)
    const isFinger = event.pointerType === 'touch'
    const at = { x: event.clientX, y: event.clientY }
    const slack = isFinger ? CLICK_PIXELS.finger : CLICK_PIXELS.mouse
    pressed.current = { ...at, isBar: bar !== null, moved: false, slack }
    last.current = at
    if (!editable) return
    const begin = () => {
      drag.current = dragOf(bar, cursor, event.clientX)
      if (!drag.current) return
      edges.begin(at)
      body.current?.setPointerCapture(event.pointerId)
    }
    if (isFinger) {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        begin()
        if (pressed.current) pressed.current.moved = true
        if (drag.current?.kind === 'select') commands.onSelect(cursor, cursor)
      }, LONG_PRESS_MILLISECONDS)
    } else begin()
  }

  function dragOf(bar: HTMLElement | null, cursor: Cursor, x: number): Drag | null {
    if (!bar) return { kind: 'select', from: cursor }
    const row = rows[cursor.row]
    if (row?.kind !== 'unit') return null
    const found = row.entry.bars.find(({ key }) => key === bar.dataset.bar)
    const block = found && 'block' in found.item ? ownBlock(row.entry.unit.id, found.item.block) : null
    if (!block) return null
    const box = bar.getBoundingClientRect()
    const edge = Math.min(EDGE_PIXELS, box.width / 4)
    const kind = x - box.left < edge ? 'start' : box.right - x < edge ? 'end' : 'move'
    return { kind, block, grabbed: cursor.day ?? 0, row: cursor.row }
  }

  const follow = () => {
    const now = drag.current
    if (!now) return
    const cursor = cursorAt(last.current.x, last.current.y)
    if (now.kind === 'select') commands.onSelect(now.from, cursor)
    else setGhost(ghostOf(now, cursor))
  }

  function ghostOf(now: Exclude<Drag, { kind: 'select' }>, cursor: Cursor): Ghost {
    const [from, to] = [dayNumber(parseDay(now.block.from)), dayNumber(parseDay(now.block.to))]
    const day = cursor.day ?? from
    if (now.kind === 'start') return { row: now.row, from: Math.min(day, to), to }
    if (now.kind === 'end') return { row: now.row, from, to: Math.max(day, from) }
    const by = day - now.grabbed
    const row = rows[cursor.row]?.kind === 'unit' ? cursor.row : now.row
    return { row, from: from + by, to: to + by }
  }

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const start = pressed.current
    if (!start) return
    last.current = { x: event.clientX, y: event.clientY }
    const distance = Math.hypot(event.clientX - start.x, event.clientY - start.y)
    if (!start.moved && distance < start.slack) return
    start.moved = true
    if (!drag.current) return clearTimeout(timer.current)
    edges.move(last.current)
    follow()
  }

  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const [start, now] = [pressed.current, drag.current]
    stop()
    if (!start) return
    const cursor = cursorAt(event.clientX, event.clientY)
    if (!start.moved) return commands.onClick(cursor, start.isBar)
    if (now?.kind === 'select' && now.from.day !== null && cursor.day !== null) {
      commands.onSelected({
        firstRow: Math.min(now.from.row, cursor.row),
        lastRow: Math.max(now.from.row, cursor.row),
        from: Math.min(now.from.day, cursor.day),
        to: Math.max(now.from.day, cursor.day),
      })
    } else if (now && now.kind !== 'select') drop(now, ghostOf(now, cursor))
  }

  function drop(now: Exclude<Drag, { kind: 'select' }>, { row, from, to }: Ghost) {
    const target = rows[row]
    const listingId = target?.kind === 'unit' ? target.entry.unit.id : now.block.listingId
    const { id, reason, note } = now.block
    const draft = { blockId: id, listingIds: [listingId], from: dayText(from), to: dayText(to), reason, note }
    const isSame =
      draft.from === now.block.from && draft.to === now.block.to && listingId === now.block.listingId
    if (!isSame) commands.onDropped(now.block, draft)
  }

  function stop() {
    clearTimeout(timer.current)
    edges.end()
    pressed.current = null
    drag.current = null
    setGhost(null)
  }

  function cancel() {
    const isSelecting = drag.current?.kind === 'select'
    stop()
    if (isSelecting) commands.onCancelled()
  }

  useEffect(() => {
    cancelled.current = cancel
  })

  return { ghost, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: cancel } }
}
