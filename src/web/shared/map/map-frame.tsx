import { IconMinus, IconPlus } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { useInBrowser } from '../../ui/use-in-browser.ts'
import { type MapContent, useMap } from './use-map.ts'
import classes from './map.module.css'

/** Properties of a MapFrame. */
export interface MapFrameProps extends MapContent {
  /** Waits until the map is nearly in sight. */
  isLazy?: boolean
  /** What to do where no map can be drawn. */
  fallback: string
  /** Stands over the map, at its lower edge. */
  children?: ReactNode
}

/** A map with its buttons: its place is kept from the start, and where it can't be drawn a sentence says so. */
export function MapFrame(props: MapFrameProps) {
  const { isLazy = false, fallback, children, ...content } = props
  const t = useTranslations('map')
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(frame, isLazy)
  const isInBrowser = useInBrowser()
  const { map, state, isTroubled, again } = useMap(canvas, content, isInBrowser && isNear)
  const isBroken = state === 'UNDRAWABLE' || state === 'UNREACHABLE'
  return (
    <div ref={frame} className={classes.frame} data-state={state}>
      <div ref={canvas} className={classes.canvas} />
      {state === 'WAITING' && <p className={classes.waiting}>{t('loading')}</p>}
      {isBroken && (
        <div className={classes.broken} role="status">
          <p>
            <b>{t(state)}</b>
          </p>
          <p>{fallback}</p>
          {state === 'UNREACHABLE' && <Button onClick={again}>{t('again')}</Button>}
        </div>
      )}
      {map && (
        <div className={classes.buttons} role="group" aria-label={t('zoom')}>
          <button type="button" aria-label={t('nearer')} onClick={() => map.zoom(1)}>
            <IconPlus size={18} aria-hidden />
          </button>
          <button type="button" aria-label={t('farther')} onClick={() => map.zoom(-1)}>
            <IconMinus size={18} aria-hidden />
          </button>
        </div>
      )}
      {map && isTroubled && (
        <p className={classes.trouble} role="status">
          {t('trouble')}
        </p>
      )}
      {!isBroken && children && <div className={classes.over}>{children}</div>}
    </div>
  )
}

/** Whether an element is at most half a screen away; once it was, it stays so. */
function useIsNear(element: React.RefObject<HTMLElement | null>, isLazy: boolean): boolean {
  const [isNear, setIsNear] = useState(!isLazy)
  useEffect(() => {
    if (isNear || !element.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: '50%' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, isNear])
  return isNear
}
