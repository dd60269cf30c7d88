import { createHash } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { writeArchive } from './archive.ts'

const at = Temporal.Instant.from('2026-11-20T09:00:00Z')
const partSize = 1000

async function* parts(...texts: string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield new TextEncoder().encode(text)
}

const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')

it('is a ZIP in parts of one size, and says of each file and of the whole what it is', async () => {
  const kept: Uint8Array[] = []
  const archive = writeArchive(at, partSize, async (number, part) => {
    expect(number).toBe(kept.length)
    kept.push(Uint8Array.from(part))
  })
  const noise = Array.from({ length: 900 }, (_, n) => createHash('md5').update(`${n}`).digest('hex')).join('')
  const first = await archive.add('a/first.txt', parts('one, ', 'two'))
  await archive.add('noise.bin', parts(noise), true)
  await archive.add('empty.txt', parts())
  const { size, sha256: whole } = await archive.end()
  expect(first).toEqual({ path: 'a/first.txt', bytes: 8, sha256: sha256(Buffer.from('one, two')) })
  expect(kept.length).toBeGreaterThan(25)
  expect(new Set(kept.slice(0, -1).map(({ length }) => length))).toEqual(new Set([partSize]))
  const content = Buffer.concat(kept)
  expect([size, whole]).toEqual([content.length, sha256(content)])
  const files = unzipSync(content)
  expect(Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)])).toEqual([
    ['a/first.txt', 'one, two'],
    ['noise.bin', noise],
    ['empty.txt', ''],
  ])
})

it('fails where a part can’t be kept, and where a file can’t be read', async () => {
  const full = writeArchive(at, 10, () => Promise.reject(new Error('full')))
  const written = (async () => {
    await full.add('a.txt', parts('a text that is longer than a part'))
    await full.end()
  })()
  await expect(written).rejects.toThrow('full')
  const broken = writeArchive(at, 10, async () => {})
  const reading = (async function* () {
    yield new Uint8Array(3)
    throw new Error('gone')
  })()
  await expect(broken.add('b.txt', reading)).rejects.toThrow('gone')
  broken.abandon()
})
