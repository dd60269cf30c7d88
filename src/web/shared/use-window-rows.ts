import type * as windows from '@tanstack/react-virtual'
import {
  type CSSProperties,
  type RefObject,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react'
import { useInBrowser } from '../ui/use-in-browser.ts'

/** Rows from the end at which the next window of data is asked for. */
const NEAR_END = 12

/** So many rows are all in the document; what keeps longer lists short comes with them. */
const FEW = 50

/** So many are on the first screen, and are drawn by the server and taken over first. */
const FIRST = 12

const ROW_HEIGHT = 64

type Windows = typeof windows
type Rows = windows.Virtualizer<Window, Element>

/** A row that is in the document. */
interface WindowRow {
  index: number
  ref?: (element: Element | null) => void
  style?: CSSProperties
}

/** Keeps the rows in sight of a body that scrolls with the page; follows what moves the body up or down. */
export function useWindowRows(props: {
  count: number
  keyOf: (index: number) => string
  onEndReached: () => void
}) {
  const { count, onEndReached } = props
  const body = useRef<HTMLDivElement>(null)
  const virtualizer = useVirtualizer({ count, keyOf: props.keyOf, top: useTop(body) })
  // The rest follows in the browser's spare time, also where the page is come to from another one.
  const most = useDeferredValue(useInBrowser(), false) ? FEW : FIRST
  const rows = virtualizer ? rowsOf(virtualizer) : firstRows(Math.min(count, most))
  const last = rows.at(-1)?.index ?? 0
  useEffect(() => {
    if (last >= count - NEAR_END) onEndReached()
  }, [last, count, onEndReached])
  if (virtualizer) return { body, rows, style: { height: virtualizer.getTotalSize() } }
  // Rows that are still to come have their place: Back leads to where the page was scrolled to.
  return { body, rows, style: count > rows.length ? { minHeight: count * ROW_HEIGHT } : undefined }
}

function firstRows(count: number): WindowRow[] {
  return Array.from({ length: count }, (_, index) => ({ index }))
}

function rowsOf(virtualizer: Rows): WindowRow[] {
  return virtualizer.getVirtualItems().map(({ index, start }) => ({
    index,
    ref: virtualizer.measureElement,
    style: {
      position: 'absolute',
      inset: '0 0 auto',
      transform: `translateY(${start - virtualizer.options.scrollMargin}px)`,
    },
  }))
}

/** How far below the document's upper edge an element begins. */
function useTop(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const measure = () => {
      if (element.current) setTop(Math.round(element.current.getBoundingClientRect().top + window.scrollY))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [element])
  return top
}

interface List {
  count: number
  keyOf: (index: number) => string
  top: number
}

/** What keeps the list short, with the library that it is of. */
interface Keeper {
  library: Windows
  rows: Rows
}

let loaded: Windows | null = null

/** What keeps a long list short, once it is long and that is there. */
function useVirtualizer(list: List): Rows | null {
  const isLong = list.count > FEW
  const [, renew] = useReducer((times: number) => times + 1, 0)
  const [keeper, setKeeper] = useState<Keeper | null>(() => loaded && keeperOf(loaded, renew))
  const isMissing = isLong && keeper === null
  useEffect(() => {
    if (!isMissing) return
    const load = async () => {
      try {
        loaded = await import('@tanstack/react-virtual')
        setKeeper(keeperOf(loaded, renew))
      } catch {
        // Without a connection the list stays as it is.
      }
    }
    void load()
  }, [isMissing])
  const rows = isLong && keeper ? keeper.rows : null
  if (keeper && rows) rows.setOptions(optionsFor(keeper.library, list, renew))
  useLayoutEffect(() => rows?._didMount(), [rows])
  useLayoutEffect(() => rows?._willUpdate())
  return rows
}

function keeperOf(library: Windows, renew: () => void): Keeper {
  const nothing: List = { count: 0, keyOf: String, top: 0 }
  return { library, rows: new library.Virtualizer(optionsFor(library, nothing, renew)) }
}

function optionsFor(
  library: Windows,
  { count, keyOf, top }: List,
  onChange: () => void,
): windows.VirtualizerOptions<Window, Element> {
  return {
    count,
    getScrollElement: (): Window => window,
    observeElementRect: library.observeWindowRect,
    observeElementOffset: library.observeWindowOffset,
    scrollToFn: library.windowScroll,
    initialOffset: () => window.scrollY,
    estimateSize: () => ROW_HEIGHT,
    overscan: 10,
    scrollMargin: top,
    getItemKey: keyOf,
    onChange,
  }
}
