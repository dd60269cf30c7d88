import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'

const { resolve } = createRequire(import.meta.url)

const opened = new Map<string, Uint8Array>()

/** A font such as 'figtree:latin-400', unpacked once: pdfkit would unpack it anew for every letter. */
export function fontNamed(font: string): Uint8Array {
  const known = opened.get(font)
  if (known) return known
  const unpacked = unpackWoff(readFileSync(fileOf(font)))
  opened.set(font, unpacked)
  return unpacked
}

function fileOf(font: string): string {
  const [family = '', rest = ''] = font.split(':')
  const style = rest.endsWith('-italic') ? rest : `${rest}-normal`
  return resolve(`@fontsource/${family}/files/${family}-${style}.woff`)
}

const WOFF_HEADER = 44
const WOFF_ENTRY = 20
const SFNT_HEADER = 12
const SFNT_ENTRY = 16

/** WOFF 1.0 as the plain font it wraps: the same tables, inflated, behind a plain directory. */
function unpackWoff(woff: Buffer): Uint8Array {
  const count = woff.readUInt16BE(12)
  const directory = Buffer.alloc(SFNT_HEADER + count * SFNT_ENTRY)
  woff.copy(directory, 0, 4, 8)
  directory.writeUInt16BE(count, 4)
  const power = Math.floor(Math.log2(count))
  directory.writeUInt16BE(2 ** power * 16, 6)
  directory.writeUInt16BE(power, 8)
  directory.writeUInt16BE(count * 16 - 2 ** power * 16, 10)
  const parts: Buffer[] = [directory]
  let offset = directory.length
  for (let index = 0; index < count; index += 1) {
    const entry = WOFF_HEADER + index * WOFF_ENTRY
    const table = tableAt(woff, entry)
    const target = SFNT_HEADER + index * SFNT_ENTRY
    woff.copy(directory, target, entry, entry + 4)
    woff.copy(directory, target + 4, entry + 16, entry + 20)
    directory.writeUInt32BE(offset, target + 8)
    directory.writeUInt32BE(table.length, target + 12)
    const padding = Buffer.alloc(-table.length & 3)
    parts.push(table, padding)
    offset += table.length + padding.length
  }
  return new Uint8Array(Buffer.concat(parts))
}

function tableAt(woff: Buffer, entry: number): Buffer {
  const offset = woff.readUInt32BE(entry + 4)
  const packedLength = woff.readUInt32BE(entry + 8)
  const packed = woff.subarray(offset, offset + packedLength)
  return packedLength < woff.readUInt32BE(entry + 12) ? inflateSync(packed) : packed
}
