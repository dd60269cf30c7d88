import type { Db } from '../../kernel/db/database.ts'
import { listUnnamedKeys } from '../../kernel/files/sweep-sql.ts'
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
