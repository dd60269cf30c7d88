import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { IMPORT_MAX_LINE_BYTES } from '../../../domain/public/data-imports/data-import.ts'
import { ImportRefusal } from './import-refusal.ts'
import { type ListedFile, type Manifest, readManifest } from './manifest.ts'
import { type OpenedZip, openZip, type ReadRange, StorageGoneError } from './unzip.ts'

const manifestBytes = 64 * 1024 * 1024
const linesAtATime = 500
const bytesAtATime = 4 * IMPORT_MAX_LINE_BYTES

/** A row of an archive: its text as it stands there, so that no digit is lost, and what it says. */
export interface ArchivedRow {
  text: string
  values: Readonly<Record<string, unknown>>
  /** Where it stands, for whoever has to find it. */
  place: string
}

/** An archive whose list of contents is true as far as names and sizes go. */
export interface ReadArchive {
  manifest: Manifest
  /** The rows of a table, some hundred at a time; none for a table that isn't there. Its checksum is compared at the end. */
  rows(table: string): AsyncGenerator<ArchivedRow[]>
  /** A content whose checksum is right. */
  content(file: ListedFile): Promise<Buffer>
  close(): void
}

/** Opens an archive; ImportRefusal says what is wrong with it. */
export async function openArchive(read: ReadRange, size: number): Promise<ReadArchive> {
  const zip = await openZip(read, size)
  try {
    const manifest = readManifest(await manifestOf(zip), sizesOf(zip))
    return {
      manifest,
      rows: (table) => rowsOf(zip, manifest, table),
      content: async (file) => Buffer.concat(await Array.fromAsync(checked(zip, file))),
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

async function manifestOf(zip: OpenedZip): Promise<string> {
  const entry = zip.entries.get('manifest.json')
  if (!entry) throw new ImportRefusal('FOREIGN_FORMAT', 'manifest.json')
  if (entry.uncompressedSize > manifestBytes) throw new ImportRefusal('TOO_LARGE', 'manifest.json')
  const parts = await Array.fromAsync(bytesIn(await zip.open(entry), 'manifest.json'))
  return textOf(Buffer.concat(parts), 'manifest.json')
}

function sizesOf({ entries }: OpenedZip): Map<string, number> {
  return new Map([...entries].map(([name, entry]) => [name, entry.uncompressedSize]))
}

async function* rowsOf(zip: OpenedZip, { tables }: Manifest, table: string): AsyncGenerator<ArchivedRow[]> {
  const listed = tables.find((one) => one.table === table)
  if (!listed) return
  let number = 0
  let bytes = 0
  let rows: ArchivedRow[] = []
  for await (const line of linesIn(checked(zip, listed), listed.path)) {
    number++
    if (number > listed.rows) throw new ImportRefusal('DAMAGED', listed.path)
    bytes += line.length
    rows.push(rowIn(line, `${listed.path}:${number}`))
    if (rows.length < linesAtATime && bytes < bytesAtATime) continue
    yield rows
    rows = []
    bytes = 0
  }
  if (number !== listed.rows) throw new ImportRefusal('DAMAGED', listed.path)
  if (rows.length > 0) yield rows
}

function rowIn(line: Buffer, place: string): ArchivedRow {
  const text = textOf(line, place)
  // No text of a database has a zero in it.
  if (text.includes(String.raw`\u0000`) || hidesLetters(text)) throw new ImportRefusal('BROKEN_ROW', place)
  let values: unknown
  try {
    values = JSON.parse(text)
  } catch (error) {
    throw new ImportRefusal('BROKEN_ROW', place, { cause: error })
  }
  if (typeof values !== 'object' || values === null || Array.isArray(values))
    throw new ImportRefusal('BROKEN_ROW', place)
  return { text, values: { ...values }, place }
}

/**
 * Whether a letter or digit stands there as its number, as no export writes it: an id written so would be read, but not
 * found in the text when another stands in its place here, and would name what is somebody else's.
 */
function hidesLetters(text: string): boolean {
  if (!text.includes(String.raw`\u00`)) return false
  return [...text.matchAll(/\\(?:u00([2-7][\da-f])|.)/gi)].some(
    ([, code]) => code !== undefined && code !== '7f',
  )
}

function textOf(content: Buffer, place: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch (error) {
    throw new ImportRefusal('BROKEN_ROW', place, { cause: error })
  }
}

/** The lines of a file, each with an end. */
async function* linesIn(parts: AsyncIterable<Buffer>, path: string): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = []
  let bytes = 0
  for await (const part of parts) {
    let from = 0
    for (let end = part.indexOf(10); end !== -1; end = part.indexOf(10, from)) {
      yield Buffer.concat([...waiting, part.subarray(from, end)])
      waiting = []
      bytes = 0
      from = end + 1
    }
    if (from === part.length) continue
    waiting.push(part.subarray(from))
    bytes += part.length - from
    if (bytes > IMPORT_MAX_LINE_BYTES) throw new ImportRefusal('BROKEN_ROW', path)
  }
  if (bytes > 0) throw new ImportRefusal('DAMAGED', path)
}

/** The bytes of a file, which are those that the manifest names, or it is refused at their end. */
async function* checked(zip: OpenedZip, file: ListedFile): AsyncGenerator<Buffer> {
  const entry = zip.entries.get(file.path)
  if (!entry) throw new ImportRefusal('DAMAGED', file.path)
  const hash = createHash('sha256')
  for await (const part of bytesIn(await zip.open(entry), file.path)) {
    hash.update(part)
    yield part
  }
  if (hash.digest('hex') !== file.sha256) throw new ImportRefusal('DAMAGED', file.path)
}

async function* bytesIn(stream: Readable, path: string): AsyncGenerator<Buffer> {
  try {
    for await (const part of stream) yield Buffer.from(part as Uint8Array)
  } catch (error) {
    // The stream of a ZIP hands on what its storage throws.
    if (error instanceof StorageGoneError || error instanceof ImportRefusal) throw error
    throw new ImportRefusal('DAMAGED', path, { cause: error })
  }
}
