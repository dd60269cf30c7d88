import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { gzipSync } from 'node:zlib'
import { GeoJSONVT } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import { countryFeatures, stateFeatures } from './countries.ts'
import type { MapFeature } from './features.ts'
import { placeFeatures } from './places.ts'

/** The last zoom that has tiles of its own; nearer ones enlarge them. */
const MAX_ZOOM = 6

/** Tiles of the base map in one file: their places in it as JSON behind the length of that, then the tiles, gzipped. */
export function writeBaseMap(file: string): void {
  const { land, borders, names } = countryFeatures()
  const layers = {
    land: layerOf(land),
    states: layerOf(stateFeatures(), 3),
    borders: layerOf(borders),
    countries: layerOf(names),
    places: layerOf(placeFeatures()),
  }
  const places: Record<string, [number, number]> = {}
  const tiles: Buffer[] = []
  let at = 0
  for (let zoom = 0; zoom <= MAX_ZOOM; zoom++) {
    for (let x = 0; x < 2 ** zoom; x++) {
      for (let y = 0; y < 2 ** zoom; y++) {
        const tile = tileAt(layers, zoom, x, y)
        if (!tile) continue
        places[`${zoom}/${x}/${y}`] = [at, tile.length]
        at += tile.length
        tiles.push(tile)
      }
    }
  }
  const index = Buffer.from(JSON.stringify(places))
  const head = Buffer.alloc(4)
  head.writeUInt32LE(index.length)
  mkdirSync(dirname(file), { recursive: true })
  // All at once: a server that runs already reads it as soon as it is there.
  writeFileSync(`${file}.part`, Buffer.concat([head, index, ...tiles]))
  renameSync(`${file}.part`, file)
}

/** The two packages are of one house and pass it on as it is, but each describes it in its own words. */
type VectorTile = Parameters<typeof fromGeojsonVt>[0][string]

interface Layer {
  index: GeoJSONVT
  minZoom: number
}

function layerOf(features: MapFeature[], minZoom = 0): Layer {
  const options = { maxZoom: MAX_ZOOM, indexMaxZoom: 4, indexMaxPoints: 2_000, tolerance: 4, buffer: 64 }
  return { index: new GeoJSONVT({ type: 'FeatureCollection', features }, options), minZoom }
}

function tileAt(layers: Record<string, Layer>, zoom: number, x: number, y: number): Buffer | null {
  const found: Record<string, VectorTile> = {}
  for (const [name, { index, minZoom }] of Object.entries(layers)) {
    const tile = zoom < minZoom ? null : index.getTile(zoom, x, y)
    const features = (tile?.features ?? []).filter(({ tags }) => isShownAt(zoom, name, tags))
    if (tile && features.length > 0) found[name] = { ...tile, features } as VectorTile
  }
  if (Object.keys(found).length === 0) return null
  return gzipSync(fromGeojsonVt(found, { version: 2, extent: 4096 }), { level: 9 })
}

/** Whether a name has room at a zoom: places of the first rank from 2 on, of the last two in the last tiles. */
function isShownAt(zoom: number, layer: string, tags: Record<string, unknown> | null): boolean {
  if (layer !== 'places') return true
  return Number(tags?.rank) <= zoom - 1 && (tags?.part === 0 || zoom === MAX_ZOOM)
}

if (import.meta.main) writeBaseMap(process.argv[2] ?? 'dist/map/tiles.bin')
