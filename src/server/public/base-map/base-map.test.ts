import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readTile } from './tiles.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mezzo-map-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** A pack as the build writes it (scripts/base-map/build.ts). */
function writePack(file: string, tiles: Record<string, string>): void {
  const places: Record<string, [number, number]> = {}
  const parts: Buffer[] = []
  let at = 0
  for (const [name, text] of Object.entries(tiles)) {
    const tile = gzipSync(text)
    places[name] = [at, tile.length]
    at += tile.length
    parts.push(tile)
  }
  const index = Buffer.from(JSON.stringify(places))
  const head = Buffer.alloc(4)
  head.writeUInt32LE(index.length)
  writeFileSync(file, Buffer.concat([head, index, ...parts]))
}

test('each tile is found in the pack, water is empty, and a newer pack is read', async () => {
  const file = join(folder, 'tiles.bin')
  expect(await readTile(0, 0, 0, file)).toBeNull()
  writePack(file, { '0/0/0': 'the world', '1/1/0': 'a quarter' })
  const text = async (zoom: number, x: number, y: number) =>
    gunzipSync((await readTile(zoom, x, y, file)) ?? '').toString()
  expect(await text(0, 0, 0)).toBe('the world')
  expect(await text(1, 1, 0)).toBe('a quarter')
  expect((await readTile(1, 0, 1, file))?.length).toBe(0)
  writePack(file, { '0/0/0': 'another world' })
  utimesSync(file, new Date(), new Date(Date.now() + 5_000))
  expect(await text(0, 0, 0)).toBe('another world')
  expect((await readTile(1, 1, 0, file))?.length).toBe(0)
})
