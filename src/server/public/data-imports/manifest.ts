import { z } from 'zod'
import { EXPORT_FORMAT } from '../../../domain/public/data-exports/data-export.ts'
import {
  IMPORT_MAX_CONTENT_BYTES,
  IMPORT_MAX_FILES,
  IMPORT_MAX_ROWS,
} from '../../../domain/public/data-imports/data-import.ts'
import { IMPORT_TABLES } from '../../../domain/public/data-imports/import-tables.ts'
import { ImportRefusal } from './import-refusal.ts'

const mostTables = 1_000
const bytes = z.int().min(0)
const sha256 = z.string().regex(/^[\da-f]{64}$/)

const manifestShape = z.object({
  format: z.literal(EXPORT_FORMAT),
  product: z.literal('mezzo'),
  productVersion: z.string().max(40),
  madeAt: z.string().max(40),
  // In the one way in which rows are searched for it.
  landlordId: z.uuid().lowercase(),
  tables: z
    .array(z.object({ table: z.string(), path: z.string(), rows: bytes, bytes, sha256 }))
    .max(mostTables),
  contents: z.array(z.object({ path: z.string(), bytes, sha256 })).max(IMPORT_MAX_FILES),
})

/** What an archive says is in it. */
export type Manifest = z.infer<typeof manifestShape>

/** A file of an archive as its manifest describes it. */
export type ListedFile = Manifest['contents'][number]

const contentPath =
  /^(?:files\/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}-[^/\\\p{C}]+|pictures\/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.(?:jpg|webp))$/u

/**
 * Reads a manifest and compares it with the files that are there, each with its size: what is there is listed, and what
 * is listed is there. ImportRefusal says what is wrong.
 */
export function readManifest(text: string, present: ReadonlyMap<string, number>): Manifest {
  const manifest = parse(text)
  const listed = new Map<string, number>()
  let total = 0
  for (const { table, path, bytes: size, rows } of manifest.tables) {
    total += rows
    if (total > IMPORT_MAX_ROWS) throw new ImportRefusal('TOO_LARGE', path)
    if (!IMPORT_TABLES.includes(table)) throw new ImportRefusal('NEWER', table)
    if (path !== `tables/${table}.jsonl`) throw new ImportRefusal('DAMAGED', path)
    list(listed, path, size)
  }
  for (const { path, bytes: size } of manifest.contents) {
    if (!contentPath.test(path)) throw new ImportRefusal('DAMAGED', path)
    if (size > IMPORT_MAX_CONTENT_BYTES) throw new ImportRefusal('TOO_LARGE', path)
    list(listed, path, size)
  }
  for (const [path, size] of listed) if (present.get(path) !== size) throw new ImportRefusal('DAMAGED', path)
  for (const path of present.keys())
    if (path !== 'manifest.json' && !listed.has(path)) throw new ImportRefusal('DAMAGED', path)
  return manifest
}

function parse(text: string): Manifest {
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch {
    throw new ImportRefusal('FOREIGN_FORMAT', 'manifest.json')
  }
  const read = manifestShape.safeParse(given)
  if (read.success) return read.data
  const named = z.object({ product: z.literal('mezzo'), format: z.number() }).safeParse(given)
  const isNewer = named.success && named.data.format > EXPORT_FORMAT
  throw new ImportRefusal(isNewer ? 'NEWER' : 'FOREIGN_FORMAT', 'manifest.json')
}

function list(listed: Map<string, number>, path: string, size: number): void {
  if (listed.has(path)) throw new ImportRefusal('DAMAGED', path)
  listed.set(path, size)
}

/** The id of the row whose content lies at that path. */
export function idOfContent(path: string): string {
  return path.slice(path.indexOf('/') + 1).slice(0, 36)
}
