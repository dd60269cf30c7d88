import { useLayoutEffect, useRef, type RefObject } from 'react'

const SLIDE_MS = 180

/** Lets the entries of a list slide to their new places whenever the order changes, for those who like movement. */
export function useSliding(list: RefObject<HTMLUListElement | null>, order: readonly string[]) {
  const places = useRef(new Map<Element, { left: number; top: number }>())
  const shown = useRef('')
  useLayoutEffect(() => {
    if (shown.current === order.join()) return
    shown.current = order.join()
    const before = places.current
    places.current = new Map()
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    for (const entry of list.current?.children ?? []) {
      if (!(entry instanceof HTMLElement)) continue
      const now = { left: entry.offsetLeft, top: entry.offsetTop }
      const from = before.get(entry)
      places.current.set(entry, now)
      if (!from || isStill || (from.left === now.left && from.top === now.top)) continue
      const start = `translate(${from.left - now.left}px, ${from.top - now.top}px)`
      entry.animate([{ transform: start }, { transform: 'none' }], { duration: SLIDE_MS, easing: 'ease-out' })
    }
  }, [list, order])
}
