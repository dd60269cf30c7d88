import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** A file of an archive; its parts come as they are made. */
export interface ZippedFile {
  name: string
  parts: AsyncIterable<Uint8Array>
  /** What is compressed already is stored as it is. */
  isCompressed: boolean
}

/** An archive of files, written while they are read: no more than one part is in memory. */
export async function* zipped(
  files: AsyncIterable<ZippedFile>,
  at: Temporal.Instant,
): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = []
  const take = () => made.splice(0)
  const zip = new Zip((error, part) => {
    if (error) throw error
    made.push(part)
  })
  for await (const { name, parts, isCompressed } of files) {
    const file = isCompressed ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 })
    file.mtime = at.epochMilliseconds
    zip.add(file)
    for await (const part of parts) {
      file.push(part)
      yield* take()
    }
    file.push(new Uint8Array(), true)
    yield* take()
  }
  zip.end()
  yield* made
}
