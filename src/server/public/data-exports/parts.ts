import type { ByteRange } from '../../../domain/public/data-exports/data-export.ts'
import type { FileKey } from '../../kernel/files/folders.ts'
import type { Context } from '../../kernel/viewer/context.ts'

/** How large the parts are in which an archive lies: what is kept of it in memory. */
export const PART_BYTES = 8 * 1024 * 1024

const folder = 'exports'

/** Where a part of an archive lies. */
export function partKey({ id, runId }: { id: string; runId: string }, number: number): FileKey {
  return `${folder}/${id}/${runId}/${number}`
}

/** Bytes of an archive, part by part; a part that is gone breaks the answer off. */
export async function* readParts(
  { files }: Pick<Context, 'files'>,
  run: { id: string; runId: string; partSize: number },
  { first, last }: ByteRange,
): AsyncGenerator<Uint8Array> {
  for (let number = Math.floor(first / run.partSize); number * run.partSize <= last; number++) {
    const part = await files.get(partKey(run, number))
    if (!part) throw new Error(`Part ${number} of the export ${run.id} is gone.`)
    const start = number * run.partSize
    yield part.subarray(Math.max(0, first - start), last - start + 1)
  }
}

/** Removes all contents of exports that a run, or whatever ended, has left. */
export async function removeParts(
  { files }: Pick<Context, 'files'>,
  { id, runId }: { id: string; runId: string },
): Promise<void> {
  for await (const key of files.list(`${folder}/${id}/${runId}`)) await files.remove(key)
}

/** The runs of exports of which there are contents. */
export async function listRunsWithParts({
  files,
}: Pick<Context, 'files'>): Promise<{ id: string; runId: string }[]> {
  const found = new Map<string, { id: string; runId: string }>()
  for await (const key of files.list(folder)) {
    const [, id = '', runId = ''] = key.split('/')
    found.set(`${id}/${runId}`, { id, runId })
  }
  return [...found.values()]
}
