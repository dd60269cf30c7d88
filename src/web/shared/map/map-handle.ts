import type { GeoPoint } from '../../../domain/listings/map-point.ts'
import type { MapBounds } from '../../../domain/public/map-window.ts'

/** Something that stands on the map and can be chosen. */
export interface MapMarker extends GeoPoint {
  key: string
  /** What is written on it: a price, or a number of homes. */
  text: string
  /** What it is called for those who don't see it. */
  label: string
  kind: 'home' | 'cluster'
}

/** A map that is on the page. */
export interface MapHandle {
  /** Shows all of a window, with some room around it unless it is meant to be just that. */
  show: (box: MapBounds, isExact: boolean) => void
  setMarkers: (markers: readonly MapMarker[]) => void
  /** Lifts one marker out of the others; null for none. */
  highlight: (key: string | null) => void
  setCircle: (circle: (GeoPoint & { radius: number }) | null) => void
  setPin: (pin: GeoPoint | null) => void
  setLabel: (label: string) => void
  zoom: (by: 1 | -1) => void
  /** Draws the base anew, in the colours that the page has now. */
  recolor: () => void
  remove: () => void
}

/** What a map is made with. */
export interface MapSetup {
  container: HTMLElement
  language: string
  /** The operator's style; null for the embedded base. */
  styleUrl: string | null
  box: MapBounds
  isExact: boolean
  /** What the canvas is called. */
  label: string
  words: { windowsHelp: string; macHelp: string; mobileHelp: string; pin: string }
  classes: { marker: string; pin: string }
  /** Somebody wants as little movement as possible. */
  isStill: boolean
  /** One finger and the bare wheel scroll the page, not the map. */
  isCooperative: boolean
  /** Once it is ready, and after each movement; `byHand` when a person has moved it. */
  onWindow: (box: MapBounds, zoom: number, byHand: boolean) => void
  onMarker?: (marker: MapMarker) => void
  onLook?: (key: string | null) => void
  /** The pin was set by a click, dragged, or moved by keys. */
  onPin?: (point: GeoPoint) => void
  /** A part of what is drawn could not be loaded. */
  onTrouble: () => void
}
