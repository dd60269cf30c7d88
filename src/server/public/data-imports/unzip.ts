import { Readable } from 'node:stream'
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl'
import { IMPORT_MAX_FILES, mostUnpacked } from '../../../domain/public/data-imports/data-import.ts'
import { ImportRefusal } from './import-refusal.ts'

/** Bytes of a file from the first to before the last. */
export type ReadRange = (first: number, end: number) => AsyncIterable<Uint8Array>

/** A ZIP of which nothing is believed: its files by name, each with what it claims to be. */
export interface OpenedZip {
  entries: ReadonlyMap<string, Entry>
  open(entry: Entry): Promise<Readable>
  close(): void
}

/**
 * Opens a ZIP that lies somewhere else and reads what is in it. Names that leave their folder, files that are encrypted
 * or there twice, and archives that would become many times their size are refused before anything is unpacked.
 */
export async function openZip(read: ReadRange, size: number): Promise<OpenedZip> {
  const zip = await opened(read, size)
  try {
    const entries = await listEntries(zip, size)
    return {
      entries,
      open: (entry) => refusing(entry.fileName, () => zip.openReadStreamPromise(entry)),
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

class RangeReader extends RandomAccessReader {
  readonly #read: ReadRange

  constructor(read: ReadRange) {
    super()
    this.#read = read
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#read(start, end), { objectMode: false })
  }
}

async function opened(read: ReadRange, size: number): Promise<ZipFile> {
  return await refusing('', () =>
    fromRandomAccessReaderPromise(new RangeReader(read), size, {
      autoClose: false,
      lazyEntries: true,
      strictFileNames: true,
      validateEntrySizes: true,
    }),
  )
}

async function listEntries(zip: ZipFile, size: number): Promise<Map<string, Entry>> {
  if (zip.entryCount > IMPORT_MAX_FILES) throw new ImportRefusal('TOO_LARGE', '')
  const entries = new Map<string, Entry>()
  let unpacked = 0
  await refusing('', async () => {
    for await (const entry of zip.eachEntry()) {
      const name = entry.fileName
      if (entries.has(name) || !entry.canDecodeFileData() || entry.isEncrypted())
        throw new ImportRefusal('DAMAGED', name)
      unpacked += entry.uncompressedSize
      if (unpacked > mostUnpacked(size)) throw new ImportRefusal('TOO_LARGE', name)
      entries.set(name, entry)
    }
  })
  return entries
}

/** What the reader of ZIPs doesn't like is a refusal; that storage is out of reach is none. */
async function refusing<T>(place: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw isOfStorage(error) || error instanceof ImportRefusal
      ? error
      : new ImportRefusal('DAMAGED', place, { cause: error })
  }
}

/** Thrown by a range that could not be read for a reason that isn't the archive's. */
export class StorageGoneError extends Error {
  override name = 'StorageGoneError'
}

function isOfStorage(error: unknown): boolean {
  return error instanceof StorageGoneError
}
