import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

const FILE = join(import.meta.dirname, '../../../../dist/map/tiles.bin')

/** The last zoom that the build makes tiles for (scripts/base-map/build.ts). */
export const LAST_ZOOM = 6

/** All tiles behind one another, a few megabytes, and where each lies in them, by `zoom/x/y`. */
interface Pack {
  tiles: Buffer
  places: Record<string, [at: number, length: number] | undefined>
}

let pack: { path: string; changed: number; read: Promise<Pack> } | null = null

/**
 * A tile of the base map as gzip; an empty buffer where nothing is but water. Null where the file isn't built (yet): a
 * newer one is read as soon as it is there.
 */
export async function readTile(zoom: number, x: number, y: number, path = FILE): Promise<Buffer | null> {
  // Not there is an answer.
  const found = await stat(path).catch(() => null)
  if (!found) return null
  if (pack?.path !== path || pack.changed !== found.mtimeMs) {
    const read = readPack(path)
    pack = { path, changed: found.mtimeMs, read }
    read.catch(() => {
      // Whoever asks next reads it anew; this one is told.
      if (pack?.read === read) pack = null
    })
  }
  const { tiles, places } = await pack.read
  const [at, length] = places[`${zoom}/${x}/${y}`] ?? [0, 0]
  return tiles.subarray(at, at + length)
}

async function readPack(path: string): Promise<Pack> {
  const content = await readFile(path)
  const first = 4 + content.readUInt32LE()
  const places = JSON.parse(content.toString('utf8', 4, first)) as Pack['places']
  return { tiles: content.subarray(first), places }
}
