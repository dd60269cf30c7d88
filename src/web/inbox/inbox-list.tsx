import { useQueries, useQueryClient } from '@tanstack/react-query'
import {
  useVirtualizer,
  useWindowVirtualizer,
  type VirtualItem,
  type Virtualizer,
} from '@tanstack/react-virtual'
import { useImperativeHandle, useLayoutEffect, useRef, useState, type ReactNode, type Ref } from 'react'
import { useTranslations } from 'use-intl'
import { Bone } from '../ui/skeletons.tsx'
import type { InboxFilters, InboxScope } from './inbox-filters.ts'
import classes from './inbox-list.module.css'
import { inboxPageOptions, PAGE_SIZE, type InboxRow } from './inbox-queries.ts'

/** What the page may ask of its list. */
export interface InboxListHandle {
  scrollToIndex: (index: number) => void
}

/** Properties of the list in both of its forms. */
export interface InboxListProps {
  scope: InboxScope
  filters: InboxFilters
  totalCount: number
  renderRow: (row: InboxRow) => ReactNode
  /** The rows shown are still those of the filters before. */
  stale: boolean
  ref?: Ref<InboxListHandle>
}

const ROW_HEIGHT = 92
const CARD_HEIGHT = 168

/** The list beside an open request: dense rows in a pane that scrolls by itself. */
export function PaneList(props: InboxListProps) {
  const pane = useRef<HTMLDivElement>(null)
  // oxlint-disable-next-line react/incompatible-library -- nothing here is compiled by the React Compiler
  const virtualizer = useVirtualizer({
    count: props.totalCount,
    estimateSize: () => ROW_HEIGHT,
    getScrollElement: () => pane.current,
    overscan: 6,
  })
  useImperativeHandle(props.ref, () => ({ scrollToIndex: (index) => virtualizer.scrollToIndex(index) }))
  return (
    <div ref={pane} className={classes.pane}>
      <Rows {...props} virtualizer={virtualizer} offset={0} gap={0} />
    </div>
  )
}

/** The list as cards that scroll with the page. */
export function PageList(props: InboxListProps) {
  const top = useRef<HTMLDivElement>(null)
  const [offset, setOffset] = useState(0)
  useLayoutEffect(() => {
    if (top.current) setOffset(top.current.getBoundingClientRect().top + window.scrollY)
  }, [])
  // oxlint-disable-next-line react/incompatible-library -- nothing here is compiled by the React Compiler
  const virtualizer = useWindowVirtualizer({
    count: props.totalCount,
    estimateSize: () => CARD_HEIGHT,
    overscan: 6,
    gap: 10,
    scrollMargin: offset,
  })
  useImperativeHandle(props.ref, () => ({ scrollToIndex: (index) => virtualizer.scrollToIndex(index) }))
  return (
    <div ref={top}>
      <Rows {...props} virtualizer={virtualizer} offset={offset} gap={10} />
    </div>
  )
}

type AnyVirtualizer = Virtualizer<HTMLDivElement, Element> | Virtualizer<Window, Element>

function Rows(props: InboxListProps & { virtualizer: AnyVirtualizer; offset: number; gap: number }) {
  const { virtualizer } = props
  const t = useTranslations('inbox')
  const items = virtualizer.getVirtualItems()
  const rowAt = useRows(props.scope, props.filters, items, virtualizer.isScrolling)
  return (
    <ul
      aria-label={t('list')}
      aria-busy={props.stale || undefined}
      className={classes.list}
      style={{ height: virtualizer.getTotalSize() }}
    >
      {items.map((item) => {
        const row = rowAt(item.index)
        return (
          <li
            key={item.key}
            ref={virtualizer.measureElement}
            data-index={item.index}
            aria-posinset={item.index + 1}
            aria-setsize={props.totalCount}
            className={classes.item}
            style={{ transform: `translateY(${item.start - props.offset}px)` }}
          >
            {row ? props.renderRow(row) : <RowSkeleton />}
          </li>
        )
      })}
    </ul>
  )
}

/** The rows of the windows in sight; a window that only flies past while scrolling is not asked for. */
function useRows(scope: InboxScope, filters: InboxFilters, items: VirtualItem[], scrolling: boolean) {
  const queryClient = useQueryClient()
  const pages = [...new Set([0, ...items.map((item) => Math.floor(item.index / PAGE_SIZE))])]
  const results = useQueries({
    queries: pages.map((page) => {
      const before = inboxPageOptions(scope, filters, page - 1).queryKey
      const follows = page === 0 || queryClient.getQueryData(before) !== undefined
      return { ...inboxPageOptions(scope, filters, page), enabled: follows || !scrolling }
    }),
  })
  return (index: number): InboxRow | undefined => {
    const at = pages.indexOf(Math.floor(index / PAGE_SIZE))
    return results[at]?.data?.nodes[index % PAGE_SIZE]
  }
}

function RowSkeleton() {
  return (
    <div className={classes.skeleton} aria-hidden>
      <Bone width="52%" />
      <Bone width="38%" height="11px" />
      <Bone width="44%" height="11px" />
    </div>
  )
}

/** Stands in for the list while its first window loads. */
export function ListBones(props: { cards: boolean }) {
  const t = useTranslations('inbox')
  return (
    <div
      role="status"
      aria-busy="true"
      aria-label={t('loading')}
      className={props.cards ? classes.cards : undefined}
    >
      {Array.from({ length: 7 }, (_, at) => (
        <RowSkeleton key={at} />
      ))}
    </div>
  )
}
