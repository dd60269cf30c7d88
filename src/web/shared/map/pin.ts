import { type Map as LibreMap, Marker } from 'maplibre-gl'
import type { GeoPoint } from '../../../domain/listings/map-point.ts'
import type { MapSetup } from './map-handle.ts'

/** How far an arrow key moves the pin, in pixels; with Shift ten times as far. */
const STEP = 4

const DIRECTIONS: Partial<Record<string, [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The one pin of a map: dragged, moved by arrow keys, or set by a click on the map where somebody listens for it. */
export function pinOn(
  map: LibreMap,
  { classes, words, onPin }: MapSetup,
): { set: (point: GeoPoint | null) => void } {
  let pin: Marker | null = null

  function tell(): void {
    const at = pin?.getLngLat().wrap()
    if (at) onPin?.({ lon: at.lng, lat: at.lat })
  }

  function make(): Marker {
    const element = document.createElement('button')
    element.type = 'button'
    element.className = classes.pin
    element.setAttribute('aria-label', words.pin)
    const made = new Marker({ element, anchor: 'bottom', draggable: Boolean(onPin) })
    made.on('dragend', tell)
    element.addEventListener('click', (event) => event.stopPropagation())
    element.addEventListener('keydown', (event) => {
      const direction = DIRECTIONS[event.key]
      if (!direction || !onPin) return
      event.preventDefault()
      event.stopPropagation()
      const far = event.shiftKey ? STEP * 10 : STEP
      const { x, y } = map.project(made.getLngLat())
      made.setLngLat(map.unproject([x + direction[0] * far, y + direction[1] * far]))
      tell()
    })
    return made
  }

  function set(point: GeoPoint | null): void {
    if (!point) {
      pin?.remove()
      pin = null
      return
    }
    const isNew = !pin
    pin ??= make()
    pin.setLngLat([point.lon, point.lat])
    if (isNew) pin.addTo(map)
  }

  if (onPin) {
    map.on('click', ({ lngLat }) => {
      const at = lngLat.wrap()
      set({ lon: at.lng, lat: at.lat })
      tell()
    })
  }
  return { set }
}
