import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Rows from the end at which the next window of data is asked for. */
const NEAR_END = 12

/** Keeps the rows in sight of a body that scrolls with the page; follows what moves the body up or down. */
export function useWindowRows(props: {
  count: number
  keyOf: (index: number) => string
  onEndReached: () => void
}) {
  const { count, onEndReached } = props
  const body = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const measure = () => {
      if (body.current) setTop(Math.round(body.current.getBoundingClientRect().top + window.scrollY))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])
  // oxlint-disable-next-line react/incompatible-library -- nothing here is compiled by the React Compiler
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => 64,
    overscan: 10,
    scrollMargin: top,
    getItemKey: props.keyOf,
    // Rows outside are ready before they scroll in; rendering them may wait for the frame.
    useFlushSync: false,
  })
  const last = virtualizer.getVirtualItems().at(-1)?.index ?? 0
  useEffect(() => {
    if (last >= count - NEAR_END) onEndReached()
  }, [last, count, onEndReached])
  return { body, virtualizer }
}
