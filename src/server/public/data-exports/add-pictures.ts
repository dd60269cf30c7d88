import { getMaster, getSize } from '../../listings/pictures/storage.ts'
import type { Archive, ArchivedFile } from '../../kernel/files/archive.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { contentIn } from './add-files.ts'
import type { ExportRun } from './run.ts'
import { listPicturesOf, type OwnPicture } from './world-sql.ts'

/** Adds a landlord's photos under `pictures/`, each as it was painted first, or its largest size. */
export async function addPictures(
  ctx: Context,
  archive: Archive,
  run: ExportRun,
  landlordId: string,
): Promise<ArchivedFile[]> {
  const added: ArchivedFile[] = []
  let after: string | null = null
  for (;;) {
    const pictures: OwnPicture[] = await listPicturesOf(ctx.db, landlordId, after)
    for (const picture of pictures) {
      const found = await findContent(ctx, picture)
      if (found)
        added.push(
          await archive.add(`pictures/${picture.id}.${found.ending}`, contentIn(found.content), true),
        )
      run.step()
    }
    const last = pictures.at(-1)
    if (!last) return added
    after = last.id
  }
}

async function findContent(
  ctx: Context,
  { masterKey, storageKey }: OwnPicture,
): Promise<{ content: Uint8Array; ending: string } | null> {
  const master = masterKey === null ? null : await getMaster(ctx, masterKey)
  if (master) return { content: master, ending: 'jpg' }
  const large = storageKey === null ? null : await getSize(ctx, storageKey, 'large.webp')
  return large && { content: large, ending: 'webp' }
}
