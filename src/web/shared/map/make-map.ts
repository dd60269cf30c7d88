import { AttributionControl, Map as LibreMap, setWorkerUrl, type GeoJSONSource } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import type { GeoPoint } from '../../../domain/listings/map-point.ts'
import type { MapBounds } from '../../../domain/public/map-window.ts'
import { circleAround, unwrapped, windowOfMap } from './map-box.ts'
import type { MapHandle, MapSetup } from './map-handle.ts'
import { baseStyle, readMapColors } from './map-style.ts'
import { markersOn } from './markers.ts'
import { pinOn } from './pin.ts'

/** Room at the edges for markers and buttons, in pixels. */
const PADDING = 44
/** Single homes are shown with their town around them. */
const CLOSE = 12
/** Nearer than that the base has nothing to show. */
const NEAREST = 15

/** Draws a map; throws where the browser can't (no WebGL). Its code is loaded where a map is shown, and nowhere else. */
export function makeMap(setup: MapSetup): MapHandle {
  const { container, language, styleUrl, words } = setup
  const style = () => styleUrl ?? baseStyle(readMapColors(container), language, window.location.origin)
  // Its own file, from our origin: the policy of our pages forbids workers out of nowhere.
  setWorkerUrl(new URL(workerUrl, window.location.href).href)
  const map = new LibreMap({
    container,
    style: style(),
    bounds: boundsOf(setup.box),
    fitBoundsOptions: fitting(setup.isExact),
    maxZoom: NEAREST,
    minZoom: 1,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    cooperativeGestures: setup.isCooperative,
    attributionControl: false,
    locale: {
      'Map.Title': setup.label,
      'CooperativeGesturesHandler.WindowsHelpText': words.windowsHelp,
      'CooperativeGesturesHandler.MacHelpText': words.macHelp,
      'CooperativeGesturesHandler.MobileHelpText': words.mobileHelp,
    },
  })
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  map.addControl(new AttributionControl({ compact: false }), 'bottom-right')
  const markers = markersOn(map, setup)
  const pin = pinOn(map, setup)
  let circle: (GeoPoint & { radius: number }) | null = null
  let isStyled = false
  map.on('style.load', () => {
    isStyled = true
    drawCircle(map, container, circle)
  })
  map.on('error', () => setup.onTrouble())
  const tell = (byHand: boolean) => {
    const bounds = map.getBounds()
    const box = {
      west: bounds.getWest(),
      south: bounds.getSouth(),
      east: bounds.getEast(),
      north: bounds.getNorth(),
    }
    setup.onWindow(windowOfMap(box), map.getZoom(), byHand)
  }
  map.on('moveend', (event) => tell(Boolean(event.originalEvent) || 'byHand' in event))
  tell(false)
  return {
    show: (box, isExact) => map.fitBounds(boundsOf(box), { ...fitting(isExact), animate: !setup.isStill }),
    setMarkers: markers.set,
    highlight: markers.highlight,
    setCircle: (next) => {
      circle = next
      if (isStyled) drawCircle(map, container, circle)
    },
    setPin: pin.set,
    setLabel: (label) => map.getCanvas().setAttribute('aria-label', label),
    zoom: (by) => map.zoomTo(map.getZoom() + by, { animate: !setup.isStill }, { byHand: true }),
    recolor: () => {
      if (styleUrl) return
      isStyled = false
      map.setStyle(style(), { diff: false })
    },
    remove: () => map.remove(),
  }
}

function fitting(isExact: boolean) {
  return { padding: isExact ? 0 : PADDING, maxZoom: isExact ? NEAREST : CLOSE }
}

function boundsOf(box: MapBounds): [number, number, number, number] {
  const { west, south, east, north } = unwrapped(box)
  return [west, south, east, north]
}

function drawCircle(
  map: LibreMap,
  container: HTMLElement,
  circle: (GeoPoint & { radius: number }) | null,
): void {
  const data = {
    type: 'Feature' as const,
    properties: {},
    geometry: { type: 'Polygon' as const, coordinates: circle ? [circleAround(circle, circle.radius)] : [] },
  }
  const known = map.getSource<GeoJSONSource>('circle')
  if (known) return void known.setData(data)
  if (!circle) return
  const color = readMapColors(container).circle
  map.addSource('circle', { type: 'geojson', data })
  map.addLayer({
    id: 'circle',
    type: 'fill',
    source: 'circle',
    paint: { 'fill-color': color, 'fill-opacity': 0.18 },
  })
  map.addLayer({
    id: 'circle-edge',
    type: 'line',
    source: 'circle',
    paint: { 'line-color': color, 'line-width': 2 },
  })
}
