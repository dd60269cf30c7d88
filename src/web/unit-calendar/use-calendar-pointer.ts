import { useCallback, useEffect, useRef, type PointerEvent, type RefObject } from 'react'
import { markFrom, takeUp, type DayDrag, type DayStretch, type Grip } from './block-drag.ts'

/** How long a finger rests before it drags instead of scrolling. */
const LONG_PRESS_MILLISECONDS = 400

/** How far a finger may tremble while it rests. */
const TREMBLE_PIXELS = 10

/** What the pointer found and did. */
export interface PointerOptions {
  grid: RefObject<HTMLElement | null>
  /** Whether days can be dragged at all. */
  enabled: boolean
  /** The own block of an id; undefined for one that isn't changed by hand. */
  blockOf: (id: string) => (DayStretch & { id: string }) | undefined
  /** The drag as it goes on; null when it is over. */
  onDrag: (drag: DayDrag | null) => void
  onDrop: (drag: DayDrag) => void
  /** A click or tap on a day, or on the block that lies there. */
  onTap: (day: string, blockId: string | null, shiftKey: boolean) => void
}

interface Gesture {
  pointerId: number
  drag: DayDrag
  /** A finger or pen, which scrolls until it has rested. */
  isTouch: boolean
  x: number
  y: number
  isStarted: boolean
  tapped: string | null
  shiftKey: boolean
  timer?: ReturnType<typeof setTimeout>
}

/** Drags days by mouse, and by finger after a long press or at the handle of a chosen block; short ones are taps. */
export function useCalendarPointer(options: PointerOptions) {
  const gesture = useRef<Gesture | null>(null)
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })

  const stop = useCallback(() => {
    clearTimeout(gesture.current?.timer)
    gesture.current = null
    latest.current.onDrag(null)
  }, [])

  const { grid } = options
  useEffect(() => {
    const element = grid.current
    // React's own listener is passive and could not keep the page from scrolling under a drag.
    const hold = (event: TouchEvent) => {
      if (gesture.current?.isStarted) event.preventDefault()
    }
    element?.addEventListener('touchmove', hold, { passive: false })
    return () => {
      element?.removeEventListener('touchmove', hold)
      clearTimeout(gesture.current?.timer)
    }
  }, [grid])

  const start = (running: Gesture) => {
    running.isStarted = true
    if (running.isTouch) navigator.vibrate?.(12)
    latest.current.onDrag(running.drag)
  }

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const day = dayAt(event)
    if (event.button !== 0 || !day || gesture.current) return
    const found = readTarget(event.target)
    const block = found.blockId ? latest.current.blockOf(found.blockId) : undefined
    const running: Gesture = {
      pointerId: event.pointerId,
      drag: block ? takeUp(found.grip, block, day) : markFrom(day),
      isTouch: event.pointerType !== 'mouse',
      x: event.clientX,
      y: event.clientY,
      isStarted: false,
      tapped: found.blockId,
      shiftKey: event.shiftKey,
    }
    gesture.current = running
    if (!latest.current.enabled || (found.blockId && !block)) return
    if (running.isTouch && found.grip !== 'move') start(running)
    else if (running.isTouch) running.timer = setTimeout(() => start(running), LONG_PRESS_MILLISECONDS)
  }

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const running = gesture.current
    if (!running || running.pointerId !== event.pointerId) return
    if (!running.isStarted && running.isTouch) {
      const distance = Math.hypot(event.clientX - running.x, event.clientY - running.y)
      if (distance > TREMBLE_PIXELS) stop()
      return
    }
    const day = dayAt(event)
    if (!day || day === running.drag.day || !isDraggable(running, latest.current)) return
    // From here on the drag goes on outside of the calendar too.
    if (!running.isStarted) event.currentTarget.setPointerCapture(event.pointerId)
    running.drag = { ...running.drag, day }
    start(running)
  }

  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const running = gesture.current
    if (!running || running.pointerId !== event.pointerId) return
    stop()
    const { drag, tapped, shiftKey } = running
    const isDragged = running.isStarted && (drag.grip === 'new' || drag.day !== drag.anchor)
    if (isDragged) latest.current.onDrop(drag)
    else latest.current.onTap(drag.anchor, tapped, shiftKey)
  }

  return {
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: stop,
      // A long press on a phone would open the browser's own menu over the drag.
      onContextMenu: (event: { preventDefault: () => void }) => {
        if (gesture.current?.isTouch) event.preventDefault()
      },
    },
    /** Lets go without a change; whether there was something in hand. */
    cancel: (): boolean => {
      const wasRunning = gesture.current?.isStarted ?? false
      if (wasRunning) stop()
      return wasRunning
    },
  }
}

function isDraggable(running: Gesture, { enabled }: PointerOptions): boolean {
  return enabled && (running.tapped === null || running.drag.blockId !== null)
}

function readTarget(target: EventTarget): { blockId: string | null; grip: Grip } {
  const element = target instanceof Element ? target : null
  const grip = element?.closest<HTMLElement>('[data-grip]')?.dataset.grip
  return {
    blockId: element?.closest<HTMLElement>('[data-block]')?.dataset.block ?? null,
    grip: grip === 'start' || grip === 'end' ? grip : 'move',
  }
}

/** The day under a pointer, also where a bar lies over it. */
function dayAt({ clientX, clientY }: { clientX: number; clientY: number }): string | null {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    if (element instanceof HTMLElement && element.dataset.day) return element.dataset.day
  }
  return null
}
