import type { LayerSpecification, StyleSpecification } from 'maplibre-gl'

const FONT = ['Figtree Variable']
/** The last zoom of the tiles that the build makes. */
const LAST_TILES = 6

/** What a map is drawn with, as the browser has worked out our tokens: light or dark. */
export interface MapColors {
  water: string
  land: string
  border: string
  state: string
  ink: string
  circle: string
  muted: string
}

/** Works out the tokens of the page, which are pairs of light and dark, where an element stands. */
export function readMapColors(element: HTMLElement): MapColors {
  const probe = element.ownerDocument.createElement('span')
  element.append(probe)
  const valueOf = (token: string) => {
    probe.style.color = `var(${token})`
    return getComputedStyle(probe).color
  }
  const colors = {
    water: valueOf('--blue-tint'),
    land: valueOf('--paper'),
    border: valueOf('--field-line'),
    state: valueOf('--line'),
    ink: valueOf('--ink'),
    circle: valueOf('--pine-text'),
    muted: valueOf('--muted'),
  }
  probe.remove()
  return colors
}

/** The style of the embedded base map. It names no glyphs: the browser draws words with the page's own typeface. */
export function baseStyle(colors: MapColors, language: string, origin: string): StyleSpecification {
  return {
    version: 8,
    sources: {
      base: {
        type: 'vector',
        tiles: [`${origin}/map/{z}/{x}/{y}.pbf`],
        maxzoom: LAST_TILES,
        attribution: 'Natural Earth, GeoNames',
      },
    },
    layers: [
      { id: 'water', type: 'background', paint: { 'background-color': colors.water } },
      { id: 'land', type: 'fill', ...layer('land'), paint: { 'fill-color': colors.land } },
      {
        id: 'states',
        type: 'line',
        ...layer('states'),
        minzoom: 3.5,
        paint: {
          'line-color': colors.border,
          'line-opacity': 0.5,
          'line-width': 1,
          'line-dasharray': [3, 2],
        },
      },
      {
        id: 'borders',
        type: 'line',
        ...layer('borders'),
        paint: {
          'line-color': colors.border,
          'line-width': ['interpolate', ['linear'], ['zoom'], 1, 0.6, 6, 1.6],
        },
      },
      countryNames(colors, language),
      placeNames(colors, language),
    ],
  }
}

function layer(name: string) {
  return { source: 'base', 'source-layer': name } as const
}

function nameIn(language: string) {
  return ['coalesce', ['get', `name_${language}`], ['get', 'name']] as [
    'coalesce',
    ['get', string],
    ['get', string],
  ]
}

function countryNames(colors: MapColors, language: string): LayerSpecification {
  return {
    id: 'countries',
    type: 'symbol',
    ...layer('countries'),
    maxzoom: 6,
    filter: ['<=', ['get', 'rank'], ['step', ['zoom'], 1, 3, 2, 4.5, 3]],
    layout: {
      'text-field': nameIn(language),
      'text-font': FONT,
      'text-size': ['interpolate', ['linear'], ['zoom'], 1, 11, 6, 17],
      'text-letter-spacing': 0.08,
      'text-max-width': 7,
      'symbol-sort-key': ['get', 'rank'],
    },
    paint: { 'text-color': colors.muted, 'text-halo-color': colors.land, 'text-halo-width': 1.4 },
  }
}

/** Towns by their rank (scripts/base-map/places.ts): the nearer, the smaller ones are named. */
function placeNames(colors: MapColors, language: string): LayerSpecification {
  return {
    id: 'places',
    type: 'symbol',
    ...layer('places'),
    minzoom: 3,
    filter: [
      'all',
      ['<=', ['get', 'rank'], ['step', ['zoom'], 1, 4, 2, 5.5, 3, 7, 4, 9, 5]],
      ['<=', ['get', 'part'], ['step', ['zoom'], 0, 10.5, 1]],
    ],
    layout: {
      'text-field': nameIn(language),
      'text-font': FONT,
      'text-size': [
        'interpolate',
        ['linear'],
        ['zoom'],
        4,
        ['-', 14, ['get', 'rank']],
        12,
        ['-', 20, ['get', 'rank']],
      ],
      'text-max-width': 8,
      'text-padding': 6,
      'symbol-sort-key': ['get', 'order'],
    },
    paint: {
      'text-color': ['case', ['==', ['get', 'part'], 1], colors.muted, colors.ink],
      'text-halo-color': colors.land,
      'text-halo-width': 1.4,
    },
  }
}
