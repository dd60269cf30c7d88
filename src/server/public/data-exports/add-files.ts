import type { Archive, ArchivedFile } from '../../kernel/files/archive.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { listFilesOf, type OwnFile } from './rows-sql.ts'
import type { ExportRun } from './run.ts'

/** Adds the contents of files, each under `files/` with its id and name; those that were deleted meanwhile are left out. */
export async function addFiles(
  ctx: Context,
  archive: Archive,
  run: ExportRun,
  of: { tenantId?: string; landlordId: string },
): Promise<ArchivedFile[]> {
  const added: ArchivedFile[] = []
  let after: string | null = null
  for (;;) {
    const files: OwnFile[] = await listFilesOf(ctx.db, of, after)
    for (const file of files) {
      const content = await ctx.files.get(file.storageKey)
      if (content) added.push(await archive.add(pathOf(file), contentIn(content), isPacked(file.contentType)))
      run.step()
    }
    const last = files.at(-1)
    if (!last) return added
    after = last.id
  }
}

/** A name that no disk takes for another place. */
function pathOf({ id, fileName }: OwnFile): string {
  const safe = fileName.normalize('NFC').replaceAll(/[^\p{L}\p{N}._-]+/gu, '_')
  return `files/${id}-${safe.replace(/^[._]+/, '').slice(-80) || 'file'}`
}

function isPacked(contentType: string): boolean {
  return /^image\/|pdf|zip/.test(contentType)
}

/** A content as the one part of a file. */
export async function* contentIn(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content
}
