import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import classes from './virtual-list.module.css'

/**
 * A long list that scrolls with the page and keeps only what is in sight in the document.
 * `estimateSize` is a row's likely height in pixels, gap included; real heights are measured.
 * `onEndReached` is called near the last item, for the next window of data.
 */
export function VirtualList<Item>(props: {
  items: readonly Item[]
  label: string
  estimateSize: number
  gap?: number
  getKey: (item: Item) => string
  renderItem: (item: Item, index: number) => ReactNode
  onEndReached?: () => void
}) {
  const { items, onEndReached } = props
  const list = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    if (list.current) setTop(list.current.getBoundingClientRect().top + window.scrollY)
  }, [])
  // oxlint-disable-next-line react/incompatible-library -- nothing here is compiled by the React Compiler
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => props.estimateSize,
    overscan: 8,
    gap: props.gap ?? 0,
    scrollMargin: top,
    getItemKey: (index) => {
      const item = items[index]
      return item === undefined ? index : props.getKey(item)
    },
  })
  const rows = virtualizer.getVirtualItems()
  const last = rows.at(-1)?.index ?? -1
  useLayoutEffect(() => {
    if (items.length > 0 && last >= items.length - 5) onEndReached?.()
  }, [last, items.length, onEndReached])
  return (
    <ul
      ref={list}
      aria-label={props.label}
      className={classes.list}
      style={{ height: virtualizer.getTotalSize() }}
    >
      {rows.map((row) => {
        const item = items[row.index]
        if (item === undefined) return null
        return (
          <li
            key={row.key}
            ref={virtualizer.measureElement}
            data-index={row.index}
            aria-posinset={row.index + 1}
            aria-setsize={items.length}
            className={classes.row}
            style={{ transform: `translateY(${row.start - virtualizer.options.scrollMargin}px)` }}
          >
            {props.renderItem(item, row.index)}
          </li>
        )
      })}
    </ul>
  )
}
