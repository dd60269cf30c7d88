import { createHash } from 'node:crypto'
import { finished, Readable } from 'node:stream'
import { promisify } from 'node:util'
import { ZipFile } from 'yazl'

const streamEnd = promisify(finished)

/** A file of an archive, as it was written. */
export interface ArchivedFile {
  path: string
  bytes: number
  sha256: string
}

/** An archive while it is written, one file after the other. */
export interface Archive {
  /** Adds a file whose parts come as they are made; what is compressed already is stored as it is. */
  add(path: string, parts: AsyncIterable<Uint8Array>, isCompressed?: boolean): Promise<ArchivedFile>
  /** Writes what is left; answers the size and the checksum of the whole. */
  end(): Promise<{ size: number; sha256: string }>
  /** Lets go of it; nothing more is written. */
  abandon(): void
}

/**
 * Writes a ZIP (with ZIP64 where it needs that) in parts of one size, but for the last, which `keep` stores one after
 * the other: no more than a part and what is being compressed is in memory.
 */
export function writeArchive(
  at: Temporal.Instant,
  partSize: number,
  keep: (number: number, part: Uint8Array) => Promise<void>,
): Archive {
  const zip = new ZipFile()
  const mtime = new Date(at.epochMilliseconds)
  const broken = Promise.withResolvers<never>()
  // Whoever adds or ends hears of it; between two files nobody listens.
  broken.promise.catch(() => {})
  zip.on('error', broken.reject)
  const output = Readable.from(zip.outputStream as AsyncIterable<Uint8Array>)
  const written = keepParts(output, partSize, keep)
  written.catch(broken.reject)
  return {
    async add(path, parts, isCompressed = false) {
      const hash = createHash('sha256')
      let bytes = 0
      const stream = Readable.from(
        noting(parts, (part) => {
          hash.update(part)
          bytes += part.length
        }),
        { objectMode: false },
      )
      // The archive remembers until its end how each file was asked for: that must not keep the file's content.
      const waiting = [stream]
      zip.addReadStreamLazy(path, { mtime, mode: 0o100_644, compress: !isCompressed }, (given) => {
        const next = waiting.pop()
        if (next) given(null, next)
      })
      await Promise.race([streamEnd(stream, { writable: false }), broken.promise])
      return { path, bytes, sha256: hash.digest('hex') }
    },
    async end() {
      zip.end()
      return await Promise.race([written, broken.promise])
    },
    abandon: () => void output.destroy(),
  }
}

async function* noting(parts: AsyncIterable<Uint8Array>, note: (part: Uint8Array) => void) {
  for await (const part of parts) {
    note(part)
    yield part
  }
}

async function keepParts(
  output: AsyncIterable<Uint8Array>,
  partSize: number,
  keep: (number: number, part: Uint8Array) => Promise<void>,
): Promise<{ size: number; sha256: string }> {
  const hash = createHash('sha256')
  let size = 0
  let number = 0
  let waiting: Uint8Array[] = []
  let bytes = 0
  for await (const piece of output) {
    hash.update(piece)
    size += piece.length
    waiting.push(piece)
    bytes += piece.length
    while (bytes >= partSize) {
      const all = Buffer.concat(waiting)
      await keep(number++, all.subarray(0, partSize))
      waiting = [all.subarray(partSize)]
      bytes -= partSize
    }
  }
  if (bytes > 0) await keep(number, Buffer.concat(waiting))
  return { size, sha256: hash.digest('hex') }
}
