import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inflateSync } from 'node:zlib'

const headerBytes = 44
const entryBytes = 20
const sfntHeaderBytes = 12
const sfntEntryBytes = 16

let files: Promise<{ bold: string; normal: string }> | null = null

/** The product's typeface as files that the picture library can read, which knows no fonts of the web. */
export function fontFiles(): Promise<{ bold: string; normal: string }> {
  files ??= unpackFonts()
  return files
}

async function unpackFonts(): Promise<{ bold: string; normal: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'mezzo-fonts-'))
  const unpack = async (weight: number) => {
    const name = `@fontsource/figtree/files/figtree-latin-${weight}-normal.woff`
    const target = join(folder, `${weight}.ttf`)
    await writeFile(target, unpackWoff(await readFile(fileURLToPath(import.meta.resolve(name)))))
    return target
  }
  const [bold, normal] = await Promise.all([unpack(700), unpack(400)])
  return { bold, normal }
}

/** A TrueType font out of a WOFF file, which holds the same tables, each compressed by itself. */
function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, at) => {
    const entry = headerBytes + at * entryBytes
    const offset = woff.readUInt32BE(entry + 4)
    const packed = woff.subarray(offset, offset + woff.readUInt32BE(entry + 8))
    const length = woff.readUInt32BE(entry + 12)
    return {
      tag: woff.subarray(entry, entry + 4),
      checksum: woff.readUInt32BE(entry + 16),
      content: packed.length < length ? inflateSync(packed) : packed,
    }
  })
  const head = Buffer.alloc(sfntHeaderBytes + count * sfntEntryBytes)
  const power = Math.floor(Math.log2(count))
  head.writeUInt32BE(woff.readUInt32BE(4), 0)
  head.writeUInt16BE(count, 4)
  head.writeUInt16BE(2 ** power * 16, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE(count * 16 - 2 ** power * 16, 10)
  const parts = [head]
  let offset = head.length
  for (const [at, { tag, checksum, content }] of tables.entries()) {
    const entry = sfntHeaderBytes + at * sfntEntryBytes
    tag.copy(head, entry)
    head.writeUInt32BE(checksum, entry + 4)
    head.writeUInt32BE(offset, entry + 8)
    head.writeUInt32BE(content.length, entry + 12)
    const padded = Buffer.alloc(Math.ceil(content.length / 4) * 4)
    content.copy(padded)
    parts.push(padded)
    offset += padded.length
  }
  return Buffer.concat(parts)
}
