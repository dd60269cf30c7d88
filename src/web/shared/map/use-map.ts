import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useColorScheme } from '../color-scheme.ts'
import { useMediaQuery } from '../use-media-query.ts'
import { useBootstrap } from '../viewer.ts'
import type { GeoPoint } from '../../../domain/listings/map-point.ts'
import type { MapBounds } from '../../../domain/public/map-window.ts'
import type { MapHandle, MapMarker, MapSetup } from './map-handle.ts'
import classes from './map.module.css'

/** What a map shows and tells. */
export interface MapContent {
  /** What it is, for those who don't see it. */
  label: string
  /** What it shows first. */
  box: MapBounds
  /** The window is just that, not something that needs room around it. */
  isExact?: boolean
  /** Another text makes it show `box` once more. */
  turn?: string
  markers?: readonly MapMarker[]
  /** The key of the marker that is lifted out of the others. */
  lifted?: string | null
  circle?: (GeoPoint & { radius: number }) | null
  pin?: GeoPoint | null
  /** The wheel zooms at once, where there is a mouse. */
  isWheelFree?: boolean
  onWindow?: MapSetup['onWindow']
  onMarker?: (marker: MapMarker) => void
  onLook?: (key: string | null) => void
  onPin?: (point: GeoPoint) => void
}

/** How far a map has come. `UNDRAWABLE`: this browser has no WebGL; `UNREACHABLE`: its code could not be loaded. */
export type MapState = 'WAITING' | 'SHOWN' | 'UNDRAWABLE' | 'UNREACHABLE'

/** Puts a map into an element once it is wanted, and keeps it in step with what it shows. */
export function useMap(container: RefObject<HTMLElement | null>, content: MapContent, isWanted: boolean) {
  const t = useTranslations('map')
  const language = useLocale()
  const { mapStyleUrl } = useBootstrap()
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  const [state, setState] = useState<MapState>('WAITING')
  const [attempt, setAttempt] = useState(0)
  const [isTroubled, setIsTroubled] = useState(false)
  const [map, setMap] = useState<MapHandle | null>(null)

  const onWindow = useEffectEvent((...told: Parameters<MapSetup['onWindow']>) => content.onWindow?.(...told))
  const onMarker = useEffectEvent((marker: MapMarker) => content.onMarker?.(marker))
  const onLook = useEffectEvent((key: string | null) => content.onLook?.(key))
  const onSetPin = useEffectEvent((point: GeoPoint) => content.onPin?.(point))

  const setupIn = useEffectEvent((element: HTMLElement): MapSetup => {
    const { onPin, isWheelFree, box, label, isExact = false } = content
    return {
      container: element,
      language,
      styleUrl: mapStyleUrl ?? null,
      box,
      isExact,
      label,
      words: {
        windowsHelp: t('windowsHelp'),
        macHelp: t('macHelp'),
        mobileHelp: t('mobileHelp'),
        pin: t('pin'),
      },
      classes: { marker: classes.marker ?? '', pin: classes.pin ?? '' },
      isStill,
      isCooperative: !(isWheelFree && window.matchMedia('(pointer: fine)').matches),
      onWindow: (...told) => onWindow(...told),
      onMarker: (marker) => onMarker(marker),
      onLook: (key) => onLook(key),
      onPin: onPin && ((point) => onSetPin(point)),
      onTrouble: () => setIsTroubled(true),
    }
  })
  const wanted = isWanted ? attempt + 1 : 0
  useEffect(() => {
    const element = container.current
    if (wanted === 0 || !element || import.meta.env.SSR) return
    let made: MapHandle | null = null
    let isGone = false
    const begin = async () => {
      const makeMap = await loadMap()
      if (isGone) return
      made = makeMap && madeOf(makeMap, setupIn(element))
      setMap(made)
      setState(made ? 'SHOWN' : makeMap ? 'UNDRAWABLE' : 'UNREACHABLE')
    }
    void begin()
    return () => {
      isGone = true
      made?.remove()
      setMap(null)
    }
    // A map is made once; what it shows follows below.
  }, [container, wanted])

  useInStep(map, content)
  const again = () => {
    setState('WAITING')
    setAttempt(attempt + 1)
  }
  return { map, state, isTroubled, again }
}

/** The library, which only pages with a map load; null where it can't be reached, which the page says. */
async function loadMap() {
  const loaded = await import('./make-map.ts').catch(() => null)
  return loaded?.makeMap ?? null
}

/** Null where the browser can't draw it: no WebGL, or none left for this page. */
function madeOf(make: (setup: MapSetup) => MapHandle, setup: MapSetup): MapHandle | null {
  try {
    return make(setup)
  } catch {
    // Said on the page in words; whatever it is, the list and the fields beside the map work.
    setup.container.replaceChildren()
    return null
  }
}

function useInStep(map: MapHandle | null, content: MapContent): void {
  const {
    markers,
    lifted = null,
    circle = null,
    pin = null,
    label,
    box,
    isExact = false,
    turn = '',
  } = content
  const shown = useRef<string | null>(null)
  const scheme = useColorScheme()
  const isDark = useMediaQuery('(prefers-color-scheme: dark)')
  useEffect(() => map?.setMarkers(markers ?? []), [map, markers])
  useEffect(() => map?.highlight(lifted), [map, lifted])
  const round = circle && JSON.stringify(circle)
  useEffect(
    () => map?.setCircle(round ? (JSON.parse(round) as NonNullable<MapContent['circle']>) : null),
    [map, round],
  )
  const { lon, lat } = pin ?? {}
  useEffect(() => map?.setPin(lon === undefined || lat === undefined ? null : { lon, lat }), [map, lon, lat])
  useEffect(() => map?.setLabel(label), [map, label])
  const show = useEffectEvent(() => map?.show(box, isExact))
  useEffect(() => {
    if (shown.current !== null && shown.current !== turn) show()
    // A new map begins with it.
    shown.current = map && turn
  }, [map, turn])
  const drawn = useRef('')
  useEffect(() => {
    const look = `${scheme} ${isDark}`
    if (map && drawn.current && drawn.current !== look) map.recolor()
    drawn.current = map ? look : ''
  }, [map, scheme, isDark])
}
