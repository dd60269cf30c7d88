import { createHash } from 'node:crypto'
import type { Db } from '../../kernel/db/database.ts'
import { listUnnamedKeys } from '../../kernel/files/sweep-sql.ts'
import type { DeletionRequestRow } from './sql.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { erasePictures } from '../../listings/pictures/erasing.ts'

/** Removes the contents of rows that have gone, each unless another row names it by now. */
export async function removeContents(trx: Db, ctx: Context, contents: readonly string[]): Promise<void> {
  const below = (folder: string) =>
    contents.flatMap((key) => (key.startsWith(folder) ? [key.slice(folder.length)] : []))
  const [storageKeys, masterKeys] = [below('pictures/'), below('picture-masters/')]
  await erasePictures({ ...ctx, db: trx }, { storageKeys, masterKeys })
  for (const id of below('exports/'))
    for await (const key of ctx.files.list(`exports/${id}`)) await ctx.files.remove(key)
  const keys = contents.filter((key) => !/^(?:pictures|picture-masters|exports)\//.test(key))
  await Promise.all((await listUnnamedKeys(trx, keys)).map((key) => ctx.files.remove(key)))
}

/** What steps did to rows, by table. */
type Counts = DeletionRequestRow['counts']

/** The counts of the steps so far with those of one more: what is done again only adds. */
export function addedCounts(
  before: Counts,
  more: Record<string, { deleted?: number; emptied?: number }>,
): Counts {
  const counts = { ...before }
  for (const [table, { deleted = 0, emptied = 0 }] of Object.entries(more)) {
    const known = counts[table]
    counts[table] = { deleted: (known?.deleted ?? 0) + deleted, emptied: (known?.emptied ?? 0) + emptied }
  }
  return counts
}

/** Proves to whoever has the counts of somebody's rows that they are those that were noted. */
export function digestOfCounts(userId: string, counts: Counts): string {
  return createHash('sha256')
    .update(`${userId} ${JSON.stringify(counts)}`)
    .digest('hex')
}
