import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { DayNumber } from '../../domain/kernel/day-number.ts'
import type { Row } from './timeline-rows.ts'
import { DAY_WIDTH, xOf, type DaySpan, type Zoom } from './timeline-scale.ts'
import { isSamePart, partInSight, visiblePart, type VisiblePart } from './visible-part.ts'

/** After so long without scrolling, the first day in sight is told. */
const SETTLED_MILLISECONDS = 350

/** What a scrolled timeline depends on; the sizes of names and head are in pixels. */
export interface TimelineField {
  rows: readonly Row[]
  span: DaySpan
  zoom: Zoom
  nameWidth: number
  headHeight: number
}

/**
 * Follows the scrolling of a timeline: which part of it belongs into the document, changed in steps. The first day in
 * sight stays where it is when zoom or span change, and follows `firstDay` when that is changed from outside.
 */
export function useTimelineScroll(
  field: TimelineField,
  firstDay: DayNumber,
  onSettled: (day: DayNumber) => void,
) {
  const { rows, span, zoom, nameWidth, headHeight } = field
  const scroller = useRef<HTMLDivElement>(null)
  const left = useRef(firstDay)
  // Where the last change of zoom, span or day has led: a scale on which all days fit leads nowhere, and means no other day.
  const led = useRef<number | null>(null)
  const settled = useRef(onSettled)
  const [part, setPart] = useState<VisiblePart>(() => {
    const left = xOf(firstDay, span, zoom)
    // About what timeline.module.css leaves of the window.
    const [width, height] = [window.innerWidth - nameWidth, window.innerHeight - 292 - headHeight]
    return partInSight({ left, top: 0, width, height }, rows, span, zoom)
  })

  const look = useCallback(() => {
    const element = scroller.current
    if (!element) return
    const sight = {
      left: element.scrollLeft,
      top: element.scrollTop,
      width: element.clientWidth - nameWidth,
      height: element.clientHeight - headHeight,
    }
    const next = visiblePart(sight, rows, span, zoom)
    setPart((before) => (isSamePart(before, next) ? before : next))
  }, [rows, span, zoom, nameWidth, headHeight])

  useEffect(() => {
    settled.current = onSettled
  }, [onSettled])

  // Before the frame: other scales show the same days, and rows that are there. What is drawn first is in sight anyhow.
  const isFirst = useRef(true)
  useLayoutEffect(() => {
    const element = scroller.current
    if (element) {
      element.scrollLeft = xOf(left.current, span, zoom)
      led.current = element.scrollLeft
    }
    if (!isFirst.current) look()
    isFirst.current = false
  }, [span, zoom, look])

  useLayoutEffect(() => {
    const element = scroller.current
    // What the scrolling itself has told comes back rounded to a day.
    if (!element || Math.floor(left.current) === firstDay) return
    left.current = firstDay
    element.scrollLeft = xOf(firstDay, span, zoom)
    led.current = element.scrollLeft
  }, [firstDay, span, zoom])

  useEffect(() => {
    const element = scroller.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    // What lies around comes in pieces: nobody waits for it.
    const lookAround = () => startTransition(look)
    const onScroll = () => {
      if (led.current !== null && Math.abs(element.scrollLeft - led.current) < 1) return lookAround()
      look()
      led.current = null
      const day = span.from + element.scrollLeft / DAY_WIDTH[zoom]
      if (Math.abs(day - left.current) < 0.01) return
      left.current = day
      clearTimeout(timer)
      timer = setTimeout(() => settled.current(Math.floor(day)), SETTLED_MILLISECONDS)
    }
    const observer = new ResizeObserver(lookAround)
    observer.observe(element)
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      element.removeEventListener('scroll', onScroll)
    }
  }, [look, span, zoom])

  /** Scrolls as little as is needed to show a row, and a day of it. */
  const reveal = useCallback(
    (row: Row | undefined, day: DayNumber | null) => {
      const element = scroller.current
      if (!element || !row) return
      const height = element.clientHeight - headHeight
      if (row.top < element.scrollTop) element.scrollTop = row.top
      else if (row.top + row.height > element.scrollTop + height)
        element.scrollTop = row.top + row.height - height
      if (day === null) return
      const width = element.clientWidth - nameWidth
      const [start, end] = [xOf(day, span, zoom), xOf(day + 1, span, zoom)]
      const margin = Math.min(60, width / 4)
      if (start - margin < element.scrollLeft) element.scrollLeft = start - margin
      else if (end + margin > element.scrollLeft + width) element.scrollLeft = end + margin - width
    },
    [span, zoom, nameWidth, headHeight],
  )

  return { scroller, part, reveal }
}
