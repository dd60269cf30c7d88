import { type Map as LibreMap, Marker } from 'maplibre-gl'
import type { MapHandle, MapMarker, MapSetup } from './map-handle.ts'

interface Shown {
  marker: Marker
  element: HTMLButtonElement
  /** What it stands for now: the element listens once, its marker changes. */
  data: MapMarker
}

/** The markers of a map, as buttons that Tab reaches. Those that stay keep their element, and so the focus. */
export function markersOn(
  map: LibreMap,
  { classes, onMarker, onLook }: MapSetup,
): Pick<MapHandle, 'highlight'> & { set: MapHandle['setMarkers'] } {
  const shown = new Map<string, Shown>()
  let lifted: string | null = null

  function add(data: MapMarker): Shown {
    const element = document.createElement('button')
    element.type = 'button'
    element.className = classes.marker
    const marker = new Marker({ element, anchor: 'center' }).setLngLat([data.lon, data.lat]).addTo(map)
    const one = { marker, element, data }
    element.addEventListener('click', (event) => {
      // The map beneath was not clicked.
      event.stopPropagation()
      onMarker?.(one.data)
    })
    for (const type of ['pointerenter', 'focus']) element.addEventListener(type, () => onLook?.(one.data.key))
    for (const type of ['pointerleave', 'blur']) element.addEventListener(type, () => onLook?.(null))
    return one
  }

  function set(markers: readonly MapMarker[]): void {
    const keys = new Set(markers.map(({ key }) => key))
    for (const [key, { marker }] of shown) {
      if (keys.has(key)) continue
      marker.remove()
      shown.delete(key)
    }
    for (const data of markers) {
      const one = shown.get(data.key) ?? add(data)
      shown.set(data.key, one)
      one.data = data
      one.marker.setLngLat([data.lon, data.lat])
      one.element.textContent = data.text
      one.element.setAttribute('aria-label', data.label)
      one.element.dataset.kind = data.kind
    }
    highlight(lifted)
  }

  function highlight(key: string | null): void {
    lifted = key
    for (const [own, { element }] of shown) {
      if (own === key) element.dataset.lifted = ''
      else delete element.dataset.lifted
    }
  }

  return { set, highlight }
}
