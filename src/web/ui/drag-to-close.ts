import { useRef, useState, type PointerEvent, type RefObject } from 'react'

/** A movement under this many pixels is a tap (D4). */
const TAP_PIXELS = 5

/** Dragged beyond this share of its height, the drawer closes (D4). */
const CLOSE_SHARE = 1 / 3

/** Whether letting go closes the drawer: by a tap, or dragged down beyond a third of its height (D4). */
export function closesDrawer(movement: { x: number; y: number }, height: number): boolean {
  return Math.hypot(movement.x, movement.y) < TAP_PIXELS || movement.y > height * CLOSE_SHARE
}

/** Properties for a drawer's panel, for its handle and for the space outside. */
export function useDragToClose(panel: RefObject<HTMLElement | null>, close: () => void) {
  const start = useRef<{ x: number; y: number } | null>(null)
  const [down, setDown] = useState<number | null>(null)

  const movement = (event: PointerEvent) => {
    const from = start.current ?? { x: -Infinity, y: -Infinity }
    return { x: event.clientX - from.x, y: event.clientY - from.y }
  }
  const begin = (event: PointerEvent) => {
    start.current = { x: event.clientX, y: event.clientY }
  }
  const end = () => {
    start.current = null
    setDown(null)
  }

  return {
    panel: {
      'data-dragging': down === null ? undefined : true,
      style: down === null ? undefined : { translate: `0 ${Math.max(0, down)}px` },
    },
    handle: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        begin(event)
        event.currentTarget.setPointerCapture(event.pointerId)
        setDown(0)
      },
      onPointerMove: (event: PointerEvent) => {
        if (start.current) setDown(movement(event).y)
      },
      onPointerUp: (event: PointerEvent) => {
        if (start.current && closesDrawer(movement(event), panel.current?.offsetHeight ?? 0)) close()
        end()
      },
      onPointerCancel: end,
    },
    outside: {
      onPointerDown: (event: PointerEvent) => {
        if (event.target === event.currentTarget) begin(event)
      },
      onPointerUp: (event: PointerEvent) => {
        // A height of Infinity: outside, only a tap counts.
        if (event.target === event.currentTarget && start.current && closesDrawer(movement(event), Infinity))
          close()
        end()
      },
    },
  }
}
