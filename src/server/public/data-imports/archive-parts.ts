import type { FileKey } from '../../kernel/files/folders.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { type ReadRange, StorageGoneError } from './unzip.ts'

const folder = 'imports'

/** Where a part of an archive lies that somebody sends. */
export function importedPartKey(id: string, number: number): FileKey {
  return `${folder}/${id}/${number}`
}

/** Reads bytes of an archive that lies in parts; the part that was read last stays in memory, since most come in order. */
export function rangesOf(
  { files }: Pick<Context, 'files'>,
  { id, partSize }: { id: string; partSize: number },
): ReadRange {
  let kept: { number: number; part: Uint8Array } | null = null
  const read = async (number: number) => {
    if (kept?.number !== number) kept = { number, part: await partOf(files, id, number) }
    return kept.part
  }
  return async function* ranges(first, end) {
    for (let number = Math.floor(first / partSize); number * partSize < end; number++) {
      const start = number * partSize
      const part = await read(number)
      yield part.subarray(Math.max(0, first - start), end - start)
    }
  }
}

async function partOf(files: Context['files'], id: string, number: number): Promise<Uint8Array> {
  const part = await files.get(importedPartKey(id, number)).catch((error: unknown) => {
    throw new StorageGoneError(`Part ${number} of the import ${id} can’t be read.`, { cause: error })
  })
  if (!part) throw new StorageGoneError(`Part ${number} of the import ${id} is gone.`)
  return part
}

/** Removes what somebody has sent of an archive. */
export async function removeImportedParts({ files }: Pick<Context, 'files'>, id: string): Promise<void> {
  for await (const key of files.list(`${folder}/${id}`)) await files.remove(key)
}

/** The imports of which there are parts. */
export async function listImportsWithParts({ files }: Pick<Context, 'files'>): Promise<string[]> {
  const found = new Set<string>()
  for await (const key of files.list(folder)) found.add(key.split('/')[1] ?? '')
  return [...found]
}
