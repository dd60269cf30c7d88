import { createHash } from 'node:crypto'
import { strFromU8, strToU8, zipSync } from 'fflate'
import { given } from './builders.ts'

/** The files of an archive by name. */
export type ArchiveFiles = Record<string, Uint8Array>

interface Listed {
  path: string
  table?: string
  rows?: number
  bytes: number
  sha256: string
}
/** Its list of contents. */
export interface Listing {
  format: number
  product: string
  landlordId: string
  tables: Listed[]
  contents: Listed[]
}

/** The archive again after a change, with a list of contents that says the truth about it. */
export function changedArchive(
  files: ArchiveFiles,
  change: (all: ArchiveFiles, listing: Listing) => void,
): Uint8Array {
  const listing = JSON.parse(strFromU8(given(files['manifest.json']))) as Listing
  const all = { ...files }
  change(all, listing)
  for (const listed of [...listing.tables, ...listing.contents]) {
    const content = all[listed.path]
    if (!content) continue
    listed.bytes = content.length
    listed.sha256 = createHash('sha256').update(content).digest('hex')
    if (listed.rows !== undefined) listed.rows = strFromU8(content).split('\n').length - 1
  }
  all['manifest.json'] = strToU8(JSON.stringify(listing))
  return zipSync(all)
}

/** Changes the rows of a table. */
export function withChangedRows(
  files: ArchiveFiles,
  table: string,
  change: (row: Record<string, unknown>) => unknown,
): Uint8Array {
  return changedArchive(files, (all) => changeRows(all, table, change))
}

/** Changes the rows of a table among the files of an archive. */
export function changeRows(
  all: ArchiveFiles,
  table: string,
  change: (row: Record<string, unknown>) => unknown,
): void {
  const path = `tables/${table}.jsonl`
  const lines = strFromU8(given(all[path])).split('\n').filter(Boolean)
  const changed = lines.map((line) => JSON.stringify(change(JSON.parse(line) as Record<string, unknown>)))
  all[path] = strToU8(`${changed.join('\n')}\n`)
}
