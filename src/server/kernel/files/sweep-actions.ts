import type { Context } from '../viewer/context.ts'
import { FILE_FOLDERS } from './folders.ts'
import { deleteStrays, listStraysSince, listUnnamedKeys, saveStrays } from './sweep-sql.ts'

// As long as pages that are open may show what was taken away, and far longer than any upload is on its way.
const hoursUnnamed = 24
const inOneStatement = 500
const mostAtOnce = 20_000

/**
 * Removes contents that no row has named for a day, as a process that was killed while somebody uploaded leaves them.
 * Where more would go than stay, nothing does: then it is rather the database that belongs to other files.
 */
export async function sweepFiles(ctx: Context): Promise<void> {
  const { strays, named } = await findStrays(ctx)
  await saveStrays(ctx.db, strays, ctx.now())
  const due = await listStraysSince(ctx.db, ctx.now().subtract({ hours: hoursUnnamed }))
  if (due.length > named) {
    ctx.log.error(
      { strays: due.length, named },
      'more files are named by nothing than by something: all are left',
    )
    return
  }
  for (const keys of inPortions(due)) {
    // One may have got its row since it was listed.
    const unnamed = await listUnnamedKeys(ctx.db, keys)
    await Promise.all(unnamed.map((key) => ctx.files.remove(key)))
    await deleteStrays(ctx.db, keys)
  }
  if (due.length > 0) ctx.log.info({ count: due.length }, 'removed files that nothing named')
}

async function findStrays(ctx: Context): Promise<{ strays: string[]; named: number }> {
  const strays: string[] = []
  let named = 0
  const look = async (keys: readonly string[]) => {
    const unnamed = await listUnnamedKeys(ctx.db, keys)
    named += keys.length - unnamed.length
    strays.push(...unnamed.slice(0, mostAtOnce - strays.length))
  }
  for (const folder of FILE_FOLDERS) {
    let portion: string[] = []
    for await (const key of ctx.files.list(folder)) {
      portion.push(key)
      if (portion.length < inOneStatement) continue
      await look(portion)
      portion = []
    }
    await look(portion)
  }
  return { strays, named }
}

function inPortions(keys: readonly string[]): string[][] {
  const starts = Array.from(
    { length: Math.ceil(keys.length / inOneStatement) },
    (_, at) => at * inOneStatement,
  )
  return starts.map((start) => keys.slice(start, start + inOneStatement))
}
