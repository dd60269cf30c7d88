import { randomUUID } from 'node:crypto'
import {
  CLEANING_PHOTO_SIDES,
  CLEANING_PHOTO_SIZES,
  type CleaningPhotoSize,
} from '../../../domain/rentals/stays/cleaning-photos.ts'
import type { NewContent } from '../../kernel/files/keep-contents.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { paintMaster, paintWithin } from '../../listings/pictures/painting.ts'

/**
 * Paints a photo anew in its sizes, without what cameras write beside it; where they will lie, and the contents.
 * ValidationError for what isn't a photo or can't be read to its end.
 */
export async function paintCleaningPhoto(
  content: Buffer,
): Promise<{ storageKey: string; size: number; contents: NewContent[] }> {
  const storageKey = `cleaning-photos/${randomUUID()}`
  const master = await paintMaster(content)
  const contents: NewContent[] = []
  for (const size of CLEANING_PHOTO_SIZES)
    contents.push({
      key: keyOf(storageKey, size),
      content: await paintWithin(master, CLEANING_PHOTO_SIDES[size]),
    })
  return { storageKey, contents, size: contents.reduce((sum, one) => sum + one.content.length, 0) }
}

/** A size of a photo; null when it is gone. */
export function getCleaningPhoto(
  { files }: Pick<Context, 'files'>,
  storageKey: string,
  size: CleaningPhotoSize,
): Promise<Uint8Array | null> {
  return files.get(keyOf(storageKey, size))
}

/** Removes the sizes of photos whose rows are gone; what stays when this breaks off is found by the sweeper. */
export async function removeCleaningPhotos(
  { files }: Pick<Context, 'files'>,
  storageKeys: readonly string[],
): Promise<void> {
  for (const storageKey of storageKeys)
    for (const size of CLEANING_PHOTO_SIZES) await files.remove(keyOf(storageKey, size))
}

function keyOf(storageKey: string, size: CleaningPhotoSize): string {
  return `${storageKey}/${size}.jpg`
}
