import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { EUROPE, textOfBounds, widened } from '../../domain/public/map-address.ts'
import type { MapBounds } from '../../domain/public/map-window.ts'
import type { PublicSearch } from '../../domain/public/public-search.ts'
import { errorMessage } from '../shared/error-message.ts'
import { useFormat } from '../shared/format.ts'
import { MapFrame } from '../shared/map/map-frame.tsx'
import type { MapMarker } from '../shared/map/map-handle.ts'
import { trackListings } from '../shared/tracker/event-queue.ts'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { ChosenHome } from './chosen-home.tsx'
import { type HomesOnMap, publicMapOptions } from './map-queries.ts'
import classes from './search-map.module.css'
import { useMapWindow } from './use-map-window.ts'

/** Properties of a SearchMap. */
export interface SearchMapProps {
  search: PublicSearch
  /** The window as the address has it. */
  inAddress: string
  onWindow: (text: string, how: { replace: boolean }) => void
  /** The group whose marker is lifted: its card is under the pointer, or has the focus. */
  lifted: string | null
  onLook: (groupId: string | null) => void
  chosen: string | null
  onChoose: (groupId: string | null) => void
  /** Its card stands in the list, too. */
  isListed: boolean
}

/** As much is shown around homes in one place, in degrees: that the town is still to be seen. */
const LEAST = 0.08

type HomeMarker = HomesOnMap['markers'][number]

/** The homes of a search on a map; moving it narrows the list, which says the same in words. */
export function SearchMap(props: SearchMapProps) {
  const { search, inAddress, onWindow, lifted, onLook, chosen, onChoose, isListed } = props
  const t = useTranslations('publicSearch')
  const tErrors = useTranslations('errors')
  const [window, setWindow] = useState<{ bounds: MapBounds; zoom: number }>()
  const { turn, moved } = useMapWindow(inAddress, (text) => onWindow(text, { replace: true }))
  const whole = useQuery({ ...publicMapOptions(search), placeholderData: keepPreviousData })
  const all = whole.data
  const shown = useQuery({
    ...publicMapOptions(search, window),
    enabled: window !== undefined,
    placeholderData: keepPreviousData,
  })
  const homes = shown.data ?? all
  const markers = useMarkers(homes?.markers ?? [])
  useSeen(window ? (homes?.markers ?? []) : [])
  const found = all?.bounds
  const failed = whole.isError ? whole : shown.isError ? shown : null
  const trouble = failed && (
    <ErrorPanel message={errorMessage(tErrors, failed.error)} onRetry={() => void failed.refetch()} />
  )
  if (all === undefined)
    return (
      <div className={classes.map} data-wakes aria-busy={!trouble || undefined}>
        {trouble}
      </div>
    )
  return (
    <div className={classes.map} data-wakes aria-busy={shown.isPlaceholderData || undefined}>
      <MapFrame
        label={t('mapLabel', { count: homes?.totalCount ?? 0 })}
        fallback={t('mapFallback')}
        box={search.bounds ?? (found ? widened(found, 0) : EUROPE)}
        isExact={search.bounds !== null}
        // Other homes are elsewhere.
        turn={`${turn} ${found ? textOfBounds(found) : ''}`}
        isWheelFree
        markers={markers.list}
        lifted={lifted ?? chosen}
        onWindow={(bounds, zoom, byHand) => {
          setWindow({ bounds, zoom: Math.round(zoom) })
          // A map whose window the address names says which it is: screens have other shapes than the window.
          if (byHand || search.bounds) moved(textOfBounds(bounds))
        }}
        onLook={(key) => onLook(key !== null && markers.byKey.get(key)?.groupId ? key : null)}
        onMarker={({ key }) => {
          const marker = markers.byKey.get(key)
          if (!marker) return
          if (marker.groupId) onChoose(marker.groupId)
          else onWindow(textOfBounds(widened(marker.bounds, 0.15, LEAST)), { replace: false })
        }}
      >
        {trouble}
        {chosen && <ChosenHome groupId={chosen} isListed={isListed} onClose={() => onChoose(null)} />}
      </MapFrame>
    </div>
  )
}

/** The homes as markers, by key. */
function useMarkers(homes: readonly HomeMarker[]) {
  const t = useTranslations('publicSearch')
  const format = useFormat()
  return useMemo(() => {
    const byKey = new Map(homes.map((home) => [keyOf(home), home]))
    const list = [...byKey].map(([key, home]): MapMarker => {
      const price = format.money(home.priceFrom, home.currency, 'yes')
      const { lon, lat, count } = home
      return home.groupId
        ? { key, lon, lat, kind: 'home', text: price, label: t('mapHome', { price }) }
        : {
            key,
            lon,
            lat,
            kind: 'cluster',
            text: format.number(count),
            label: t('mapCluster', { count, price }),
          }
    })
    return { byKey, list }
  }, [homes, format, t])
}

function keyOf({ groupId, lon, lat }: HomeMarker): string {
  return groupId ?? `${lon} ${lat}`
}

/** Counts each home whose own marker somebody could see, once for this page. */
function useSeen(homes: readonly HomeMarker[]): void {
  const ids = homes.flatMap(({ groupId }) => (groupId ? [groupId] : [])).join(' ')
  useEffect(() => {
    if (ids) trackListings('ListingViewedInSearchResultsMap', ids.split(' '))
  }, [ids])
}
