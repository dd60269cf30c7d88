import { useEffect, useState, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { useTranslations } from 'use-intl'
import classes from './timeline.module.css'
import type { Bar } from './timeline-bars.ts'
import type { Row } from './timeline-rows.ts'
import { BarFacts } from './bar-facts.tsx'

const DELAY_MILLISECONDS = 180
const CARD_WIDTH = 300

interface Shown {
  bar: Bar
  name: string
  left: number
  top: number
  above: boolean
}

/**
 * Details of the bar below the mouse, or of the one at the keyboard's place. Screen readers read the same in the cell's
 * own words. It listens by itself, so that the timeline isn't drawn anew for it.
 */
export function HoverCard(props: { scroller: RefObject<HTMLDivElement | null>; rows: readonly Row[] }) {
  const { scroller, rows } = props
  const t = useTranslations('calendar')
  const [shown, setShown] = useState<Shown | null>(null)
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isByKey = false
    const hide = () => {
      clearTimeout(timer)
      setShown(null)
    }
    const onScroll = () => {
      // A key that leads out of sight scrolls there; what is to be shown is looked for only afterwards.
      if (isByKey) setShown(null)
      else hide()
    }
    const show = (target: EventTarget | null, x: number | null) => {
      clearTimeout(timer)
      isByKey = x === null
      const cell = target instanceof Element ? target.closest<HTMLElement>('[data-bar]') : null
      const row = rows[Number(cell?.closest<HTMLElement>('[data-row]')?.dataset.row)]
      const bars = row?.kind === 'unit' ? row.entry.bars : row?.group.bars
      const bar = bars?.find(({ key }) => key === cell?.dataset.bar)
      if (!cell || !row || !bar) return setShown(null)
      timer = setTimeout(() => {
        const box = cell.getBoundingClientRect()
        const left = Math.min(Math.max(x ?? box.left, 8), window.innerWidth - CARD_WIDTH - 16)
        const above = box.bottom + 190 > window.innerHeight
        setShown({
          bar,
          name: row.kind === 'unit' ? row.entry.unit.name : row.group.name,
          left,
          top: above ? box.top - 8 : box.bottom + 8,
          above,
        })
      }, DELAY_MILLISECONDS)
    }
    const onOver = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && event.buttons === 0) show(event.target, event.clientX)
    }
    const onFocus = (event: FocusEvent) => {
      const cell = event.target
      if (!(cell instanceof HTMLElement) || !cell.matches(':focus-visible')) return
      show(barBelow(cell), null)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide()
    }
    element.addEventListener('pointerover', onOver)
    element.addEventListener('pointerleave', hide)
    element.addEventListener('pointerdown', hide)
    element.addEventListener('focusin', onFocus)
    element.addEventListener('focusout', hide)
    element.addEventListener('scroll', onScroll, { passive: true })
    window.addEventListener('keydown', onKey)
    return () => {
      clearTimeout(timer)
      element.removeEventListener('pointerover', onOver)
      element.removeEventListener('pointerleave', hide)
      element.removeEventListener('pointerdown', hide)
      element.removeEventListener('focusin', onFocus)
      element.removeEventListener('focusout', hide)
      element.removeEventListener('scroll', onScroll)
      window.removeEventListener('keydown', onKey)
    }
  }, [scroller, rows])
  if (!shown) return null
  return createPortal(
    <div
      aria-hidden
      className={classes.card}
      data-above={shown.above || undefined}
      style={{ left: shown.left, top: shown.top, width: CARD_WIDTH }}
    >
      <small>{shown.name}</small>
      <BarFacts bar={shown.bar} />
      <small className={classes.hint}>{t('openHint')}</small>
    </div>,
    document.body,
  )
}

/** The bar in whose days the keyboard's cell lies. */
function barBelow(cell: HTMLElement): Element | null {
  const column = Number(cell.getAttribute('aria-colindex'))
  for (const bar of cell.parentElement?.querySelectorAll('[data-bar]') ?? []) {
    const first = Number(bar.getAttribute('aria-colindex'))
    if (first <= column && column < first + Number(bar.getAttribute('aria-colspan'))) return bar
  }
  return null
}
