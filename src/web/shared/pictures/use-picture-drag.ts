import { useEffect, useLayoutEffect, useRef, useState, type PointerEvent, type RefObject } from 'react'
import { movedPicture } from '../../../domain/listings/pictures.ts'
import { EDGE_PIXELS, edgeScroll, placeAt, type Box, type Point } from './picture-drag.ts'

/** How long a finger rests on a photo until it lifts it, in milliseconds (ours); sooner it scrolls the page. */
const LONG_PRESS_MS = 400

// A mouse that moves less than this has clicked; a finger that does so rests.
const SLACK_PIXELS = { mouse: 5, finger: 10 }

/** A photo that is held: which, how large it is, where, and the place it would take. */
export interface LiftedPicture {
  id: string
  place: number
  box: Box
}

/** A pressed photo: where it was touched, and where the pointer is. */
interface Press {
  id: string
  began: Point
  now: Point
  box: Box
  isFinger: boolean
  isLifted: boolean
  /** The place that it would take. */
  place: number
  hasLeftEdges: boolean
  ended: AbortController
}

/**
 * Dragging photos by mouse and finger. A finger has to rest on a photo first, since it scrolls; near to the upper and the
 * lower edge of the window the page scrolls along. While a photo is held the others make room, and only dropping it
 * changes the order; Escape, or whatever takes the finger away, gives up. `floating` is what follows the pointer.
 */
export function usePictureDrag(
  list: RefObject<HTMLUListElement | null>,
  floating: RefObject<HTMLDivElement | null>,
  options: {
    order: readonly string[]
    onDrop: (imageId: string, place: number) => void
  },
) {
  const [lifted, setLifted] = useState<LiftedPicture | null>(null)
  const press = useRef<Press | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const frame = useRef<number>(undefined)
  const now = useRef(options)
  useLayoutEffect(() => {
    now.current = options
  })

  useEffect(() => {
    const element = list.current
    // While a finger holds a photo it doesn't scroll; only a listener that isn't passive can say so.
    const hold = (event: TouchEvent) => {
      if (press.current?.isLifted && event.cancelable) event.preventDefault()
    }
    element?.addEventListener('touchmove', hold, { passive: false })
    return () => {
      element?.removeEventListener('touchmove', hold)
      press.current?.ended.abort()
      clearTimeout(timer.current)
      if (frame.current !== undefined) cancelAnimationFrame(frame.current)
    }
  }, [list])

  const onPointerDown = (event: PointerEvent<HTMLUListElement>) => {
    const target = event.target instanceof Element ? event.target : null
    const tile = target?.closest<HTMLElement>('[data-picture]')
    const id = tile?.dataset.picture
    if (!tile || !id || event.button !== 0 || !event.isPrimary) return
    if (target?.closest('button, select, label')) return
    stop()
    const at = pointOf(event)
    const ended = new AbortController()
    const { x, y, width, height } = tile.getBoundingClientRect()
    press.current = {
      id,
      began: at,
      now: at,
      box: { x, y, width, height },
      isFinger: event.pointerType !== 'mouse',
      isLifted: false,
      place: now.current.order.indexOf(id),
      hasLeftEdges: false,
      ended,
    }
    const { signal } = ended
    window.addEventListener('pointermove', onMove, { signal })
    window.addEventListener('pointerup', onUp, { signal })
    window.addEventListener('pointercancel', stop, { signal })
    window.addEventListener('keydown', onKey, { signal, capture: true })
    window.addEventListener('scroll', follow, { signal })
    if (press.current.isFinger) timer.current = setTimeout(lift, LONG_PRESS_MS)
  }

  function lift() {
    const held = press.current
    if (!held) return
    held.isLifted = true
    setLifted({ id: held.id, place: held.place, box: held.box })
  }

  function onMove(event: globalThis.PointerEvent) {
    const held = press.current
    if (!held || !event.isPrimary) return
    // The button was let go where nobody told us.
    if (!held.isFinger && event.buttons === 0) return stop()
    held.now = pointOf(event)
    const slack = held.isFinger ? SLACK_PIXELS.finger : SLACK_PIXELS.mouse
    if (!held.isLifted) {
      if (Math.hypot(held.now.x - held.began.x, held.now.y - held.began.y) < slack) return
      if (held.isFinger) return stop()
      lift()
    }
    const { y } = held.now
    if (y > EDGE_PIXELS && y < window.innerHeight - EDGE_PIXELS) held.hasLeftEdges = true
    follow()
    frame.current ??= requestAnimationFrame(scroll)
  }

  /** The held photo follows the pointer, and takes the place that lies below it. */
  function follow() {
    const held = press.current
    if (!held?.isLifted) return
    floating.current?.style.setProperty('translate', shiftOf(held))
    const place = placeAt(held.now, boxesOf(list.current))
    if (place === -1 || place === held.place) return
    held.place = place
    setLifted({ id: held.id, place, box: held.box })
  }

  function scroll() {
    frame.current = undefined
    const held = press.current
    if (!held?.isLifted) return
    const drag = { began: held.began.y, now: held.now.y, hasLeft: held.hasLeftEdges }
    const by = edgeScroll(drag, window.innerHeight)
    if (by === 0) return
    // The event of the scrolling lets the photo follow.
    window.scrollBy({ top: by, behavior: 'instant' })
    frame.current = requestAnimationFrame(scroll)
  }

  function onUp() {
    const held = press.current
    stop()
    const { order, onDrop } = now.current
    if (!held?.isLifted || !order.includes(held.id)) return
    if (held.place !== order.indexOf(held.id)) onDrop(held.id, held.place)
  }

  function onKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !press.current?.isLifted) return
    event.stopPropagation()
    stop()
  }

  function stop() {
    press.current?.ended.abort()
    press.current = null
    clearTimeout(timer.current)
    setLifted(null)
  }

  const { order } = options
  return {
    lifted,
    /** The order as it is seen: with the held photo at the place that it would take. */
    shown: lifted && order.includes(lifted.id) ? movedPicture(order, lifted.id, lifted.place) : order,
    handlers: {
      onPointerDown,
      // A photo is no picture to be saved or dragged elsewhere while a finger rests on it.
      onContextMenu: (event: { preventDefault: () => void }) => {
        if (press.current?.isFinger) event.preventDefault()
      },
      onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
    },
  }
}

function pointOf({ clientX, clientY }: { clientX: number; clientY: number }): Point {
  return { x: clientX, y: clientY }
}

function shiftOf({ began, now }: Press): string {
  return `${now.x - began.x}px ${now.y - began.y}px`
}

/** Where the places of a list lie, in their order; photos that still slide to theirs are taken as arrived. */
function boxesOf(list: HTMLUListElement | null): Box[] {
  if (!list) return []
  const { left, top } = list.getBoundingClientRect()
  return [...list.children]
    .filter((child) => child instanceof HTMLElement)
    .toSorted((a, b) => Number(a.style.order) - Number(b.style.order))
    .map((child) => ({
      x: left + child.offsetLeft,
      y: top + child.offsetTop,
      width: child.offsetWidth,
      height: child.offsetHeight,
    }))
}
