import { randomUUID } from 'node:crypto'
import { ValidationError } from '../../../domain/kernel/errors.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { paintMaster, paintSizes } from '../../listings/pictures/painting.ts'
import type { PictureContent } from '../../listings/pictures/sql.ts'
import { bytesOf, contentOfMaster, contentsOfSizes } from '../../listings/pictures/storage.ts'
import { ImportRefusal } from './import-refusal.ts'
import { idOfContent, type ListedFile } from './manifest.ts'
import type { ReadArchive } from './read-archive.ts'
import type { FileKey } from '../../kernel/files/folders.ts'

/** Where the contents of an archive lie by now, by the ids that their rows have in the archive. */
export interface ImportedContents {
  files: Map<string, { key: string; bytes: number }>
  /** Null: nobody has painted it, since nothing is to stay. */
  photos: Map<string, PictureContent | null>
  /** A place for a file whose content was gone already when the archive was made. */
  keyOfNothing(): string
}

const folder = 'imported-files'

/** Compares every content with its checksum, and keeps none. */
export async function checkContents(archive: ReadArchive, step: () => void): Promise<ImportedContents> {
  const contents = noContents()
  for (const file of archive.manifest.contents) {
    const content = await archive.content(file)
    const id = idOfContent(file.path)
    if (file.path.startsWith('files/')) contents.files.set(id, { key: newKey(), bytes: content.length })
    else contents.photos.set(id, null)
    step()
  }
  return contents
}

/**
 * Keeps every content under a key of this installation: files as they are, photos painted anew. What no row names in the
 * end is found by the sweeper.
 */
export async function keepArchivedContents(
  ctx: Pick<Context, 'files'>,
  archive: ReadArchive,
  step: () => void,
): Promise<ImportedContents> {
  const contents = noContents()
  const turns = await turnsOf(archive)
  for (const file of archive.manifest.contents) {
    const content = await archive.content(file)
    const id = idOfContent(file.path)
    if (file.path.startsWith('files/')) {
      const key = newKey()
      await ctx.files.put(key, content)
      contents.files.set(id, { key, bytes: content.length })
    } else contents.photos.set(id, await paintPhoto(ctx, file, content, turns.get(id) ?? 0))
    step()
  }
  return contents
}

/** By how many degrees photos are turned. */
async function turnsOf(archive: ReadArchive): Promise<Map<string, number>> {
  const turns = new Map<string, number>()
  for await (const rows of archive.rows('pictures'))
    for (const { values } of rows)
      if (typeof values['rotation'] === 'number' && [90, 180, 270].includes(values['rotation']))
        turns.set(String(values['id']), values['rotation'])
  return turns
}

function noContents(): ImportedContents {
  return { files: new Map(), photos: new Map(), keyOfNothing: newKey }
}

function newKey(): FileKey {
  return `${folder}/${randomUUID()}`
}

/** What was painted by a product like this one stays as it is; what is not a photo, or none that can be read, is refused. */
async function paintPhoto(
  ctx: Pick<Context, 'files'>,
  file: ListedFile,
  content: Buffer,
  turned: number,
): Promise<PictureContent> {
  const isMaster =
    file.path.endsWith('.jpg') && content.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))
  try {
    const painted = await paintMaster(content)
    const master = isMaster ? content : painted
    // Sizes are turned already, the master isn't.
    const rotation = isMaster ? turned : 0
    const sizes = await paintSizes(master, rotation)
    const [storageKey, masterKey] = [randomUUID(), randomUUID()]
    const contents = [...contentsOfSizes(sizes, storageKey), contentOfMaster(master, masterKey)]
    for (const { key, content: stored } of contents) await ctx.files.put(key, stored)
    const { width, height, placeholder } = sizes
    return { storageKey, masterKey, rotation, width, height, placeholder, bytes: bytesOf(contents) }
  } catch (error) {
    if (error instanceof ValidationError) throw new ImportRefusal('DAMAGED', file.path, { cause: error })
    throw error
  }
}

/** Removes what was kept for an import that came to nothing. */
export async function removeImportedContents(
  { files }: Pick<Context, 'files'>,
  contents: ImportedContents,
): Promise<void> {
  for (const { key } of contents.files.values()) await files.remove(key)
}
