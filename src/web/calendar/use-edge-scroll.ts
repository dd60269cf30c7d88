import { useEffect, useRef, type RefObject } from 'react'
import { edgeNear, scrollDirection, type Sight } from './edge-scroll.ts'

/** Pixels per frame, some 500 in a second. */
const STEP_PIXELS = 8

interface Point {
  x: number
  y: number
}

/** A drag that may scroll: where it began, where it is, and along which axes it has been away from the edges. */
interface Held {
  began: Point
  now: Point
  hasLeft: { x: boolean; y: boolean }
}

/**
 * Scrolls while a drag is held near to an edge, also when the pointer rests there. `onScrolled` follows what now lies
 * below the pointer.
 */
export function useEdgeScroll(
  field: { nameWidth: number; headHeight: number },
  scroller: RefObject<HTMLDivElement | null>,
  onScrolled: () => void,
) {
  const { nameWidth, headHeight } = field
  const held = useRef<Held | null>(null)
  const frame = useRef<number>(undefined)
  const scrolled = useRef(onScrolled)
  useEffect(() => {
    scrolled.current = onScrolled
  }, [onScrolled])
  useEffect(() => () => stopFrames(frame), [])

  const sights = (): { x: Sight; y: Sight } | null => {
    const box = scroller.current?.getBoundingClientRect()
    if (!box) return null
    return {
      x: { start: box.left + nameWidth, end: box.right },
      y: { start: box.top + headHeight, end: box.bottom },
    }
  }

  const step = () => {
    frame.current = undefined
    const [element, drag, sight] = [scroller.current, held.current, sights()]
    if (!element || !drag || !sight) return
    const along = (axis: 'x' | 'y') =>
      scrollDirection(
        { began: drag.began[axis], now: drag.now[axis], hasLeft: drag.hasLeft[axis] },
        sight[axis],
      ) * STEP_PIXELS
    const by = { left: along('x'), top: along('y') }
    const before = [element.scrollLeft, element.scrollTop]
    element.scrollLeft += by.left
    element.scrollTop += by.top
    // Nothing more to come: the next move asks again.
    if (element.scrollLeft === before[0] && element.scrollTop === before[1]) return
    scrolled.current()
    frame.current = requestAnimationFrame(step)
  }

  return {
    begin: (began: Point) => {
      held.current = { began, now: began, hasLeft: { x: false, y: false } }
    },
    move: (now: Point) => {
      const [drag, sight] = [held.current, sights()]
      if (!drag || !sight) return
      drag.now = now
      if (edgeNear(now.x, sight.x) === 0) drag.hasLeft.x = true
      if (edgeNear(now.y, sight.y) === 0) drag.hasLeft.y = true
      frame.current ??= requestAnimationFrame(step)
    },
    end: () => {
      held.current = null
      stopFrames(frame)
    },
  }
}

function stopFrames(frame: RefObject<number | undefined>) {
  if (frame.current !== undefined) cancelAnimationFrame(frame.current)
  frame.current = undefined
}
