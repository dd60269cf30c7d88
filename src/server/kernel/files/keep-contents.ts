import { ServiceUnavailableError } from '../../../domain/kernel/errors.ts'
import { isInDoubt } from '../db/unavailable.ts'
import type { Context } from '../viewer/context.ts'
import type { FileKey } from './folders.ts'
import { listUnnamedKeys } from './sweep-sql.ts'

/** A content, and the key under which it will lie. */
export interface NewContent {
  key: FileKey
  content: Uint8Array
}

/**
 * Puts contents and does `name`, whose transaction stores the rows that name them. What no row names in the end is
 * removed at once: after a refusal, after a repetition that the first answer was given to, after a put that broke off.
 */
export async function keepContents<T>(
  ctx: Context,
  contents: readonly NewContent[],
  name: () => Promise<T>,
): Promise<T> {
  const keys = contents.map(({ key }) => key)
  let end: 'KNOWN' | 'AWAY' | 'IN_DOUBT' = 'KNOWN'
  try {
    await putAll(ctx, contents)
    return await name()
  } catch (error) {
    if (isInDoubt(error)) end = 'IN_DOUBT'
    else if (error instanceof ServiceUnavailableError) end = 'AWAY'
    throw error
  } finally {
    // Rows whose commit still waits for the replica are seen by nobody, and come: what is in doubt is the sweeper's.
    const removal = end === 'IN_DOUBT' ? null : removeUnnamed(ctx, keys)
    // Whoever has waited for a place that does not answer need not wait for it once more.
    if (end !== 'AWAY') await removal
  }
}

/** All have ended when one has failed: none may appear after the others were removed. */
async function putAll({ files }: Context, contents: readonly NewContent[]): Promise<void> {
  const puts = await Promise.allSettled(contents.map(({ key, content }) => files.put(key, content)))
  for (const put of puts) if (put.status === 'rejected') throw put.reason
}

async function removeUnnamed(ctx: Context, keys: readonly string[]): Promise<void> {
  try {
    const unnamed = await listUnnamedKeys(ctx.db, keys)
    await Promise.all(unnamed.map((key) => ctx.files.remove(key)))
  } catch (error) {
    // Neither an answer nor a refusal becomes another one by it: the sweeper finds what is left.
    ctx.log.warn({ err: error, keys }, 'contents that nothing names could not be removed')
  }
}
