import { useRef, type PointerEvent, type RefObject } from 'react'

/** A movement under this many pixels is a tap (D4). */
const TAP_PIXELS = 5

/** Dragged beyond this share of its height, the drawer closes (D4). */
const CLOSE_SHARE = 1 / 3

/** Pointer handlers for a drawer's handle and for the space outside its panel. */
export function useDragToClose(panel: RefObject<HTMLElement | null>, close: () => void) {
  const start = useRef<{ x: number; y: number } | null>(null)

  const distance = (event: PointerEvent) => {
    const from = start.current
    return from ? Math.hypot(event.clientX - from.x, event.clientY - from.y) : Infinity
  }
  const begin = (event: PointerEvent) => {
    start.current = { x: event.clientX, y: event.clientY }
  }
  const move = (y: number) => {
    panel.current?.style.setProperty('translate', y > 0 ? `0 ${y}px` : '')
  }

  return {
    handle: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        begin(event)
        event.currentTarget.setPointerCapture(event.pointerId)
        if (panel.current) panel.current.dataset.dragging = 'true'
      },
      onPointerMove: (event: PointerEvent) => {
        if (start.current) move(event.clientY - start.current.y)
      },
      onPointerUp: (event: PointerEvent) => {
        const from = start.current
        if (!from || !panel.current) return
        const down = event.clientY - from.y
        const closes = distance(event) < TAP_PIXELS || down > panel.current.offsetHeight * CLOSE_SHARE
        start.current = null
        delete panel.current.dataset.dragging
        if (closes) close()
        move(0)
      },
      onPointerCancel: () => {
        start.current = null
        if (panel.current) delete panel.current.dataset.dragging
        move(0)
      },
    },
    outside: {
      onPointerDown: (event: PointerEvent) => {
        if (event.target === event.currentTarget) begin(event)
      },
      onPointerUp: (event: PointerEvent) => {
        if (event.target !== event.currentTarget) return
        if (distance(event) < TAP_PIXELS) close()
        start.current = null
      },
    },
  }
}
