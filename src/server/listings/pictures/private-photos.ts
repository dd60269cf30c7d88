import { randomUUID } from 'node:crypto'
import {
  PRIVATE_PHOTO_SIDES,
  PRIVATE_PHOTO_SIZES,
  type PrivatePhotoSize,
} from '../../../domain/listings/pictures.ts'
import type { FileKey } from '../../kernel/files/folders.ts'
import type { NewContent } from '../../kernel/files/keep-contents.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { paintMaster, paintWithin } from './painting.ts'

/**
 * Paints a photo that only some people may see anew in its sizes, without what cameras write beside it; where they will lie, and the contents.
 * ValidationError for what isn't a photo or can't be read to its end.
 */
export async function paintPrivatePhoto(
  folder: 'cleaning-photos' | 'handover-photos',
  content: Buffer,
): Promise<{ storageKey: FileKey; size: number; contents: NewContent[] }> {
  const storageKey: FileKey = `${folder}/${randomUUID()}`
  const master = await paintMaster(content)
  const contents: NewContent[] = []
  for (const size of PRIVATE_PHOTO_SIZES)
    contents.push({
      key: keyOf(storageKey, size),
      content: await paintWithin(master, PRIVATE_PHOTO_SIDES[size]),
    })
  return { storageKey, contents, size: contents.reduce((sum, one) => sum + one.content.length, 0) }
}

/** A size of such a photo; null when it is gone. */
export function getPrivatePhoto(
  { files }: Pick<Context, 'files'>,
  storageKey: string,
  size: PrivatePhotoSize,
): Promise<Uint8Array | null> {
  return files.get(keyOf(storageKey, size))
}

/** Removes the sizes of such photos whose rows are gone; what stays when this breaks off is found by the sweeper. */
export async function removePrivatePhotos(
  { files }: Pick<Context, 'files'>,
  storageKeys: readonly string[],
): Promise<void> {
  for (const storageKey of storageKeys)
    for (const size of PRIVATE_PHOTO_SIZES) await files.remove(keyOf(storageKey, size))
}

function keyOf<Key extends string>(
  storageKey: Key,
  size: PrivatePhotoSize,
): `${Key}/${PrivatePhotoSize}.jpg` {
  return `${storageKey}/${size}.jpg`
}
