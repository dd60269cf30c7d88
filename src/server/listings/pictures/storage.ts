import { IMAGE_SIZES } from '../../../domain/catalogue/pictures.ts'
import { PICTURE_FORMATS } from '../../../domain/listings/pictures.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { NewContent } from '../../kernel/files/keep-contents.ts'
import type { PaintedPicture } from './brush.ts'
import type { FileKey } from '../../kernel/files/folders.ts'

type Stored = Pick<Context, 'files'>

const names = IMAGE_SIZES.flatMap((size) => PICTURE_FORMATS.map((format) => `${size}.${format}`))

/** The sizes of a photo, to be stored in a folder of that key. */
export function contentsOfSizes({ sizes }: PaintedPicture, storageKey: string): NewContent[] {
  return sizes.map(({ size, format, content }) => ({
    key: `pictures/${storageKey}/${size}.${format}`,
    content,
  }))
}

/** The master, which nobody is ever sent, to be stored under that key. */
export function contentOfMaster(master: Uint8Array, masterKey: string): NewContent {
  return { key: masterPath(masterKey), content: master }
}

/** How much contents take together. */
export function bytesOf(contents: readonly NewContent[]): number {
  return contents.reduce((sum, { content }) => sum + content.length, 0)
}

/** The master, or null when it is gone. */
export function getMaster({ files }: Stored, masterKey: string): Promise<Uint8Array | null> {
  return files.get(masterPath(masterKey))
}

/** A size by its name, such as large.avif; null for any other name. */
export async function getSize({ files }: Stored, storageKey: string, name: string) {
  return names.includes(name) ? files.get(`pictures/${storageKey}/${name}`) : null
}

/** Removes the sizes of a photo. */
export async function removeSizes({ files }: Stored, storageKey: string): Promise<void> {
  await Promise.all(names.map((name) => files.remove(`pictures/${storageKey}/${name}`)))
}

/** Removes a master. */
export async function removeMaster({ files }: Stored, masterKey: string): Promise<void> {
  await files.remove(masterPath(masterKey))
}

function masterPath(masterKey: string): FileKey {
  return `picture-masters/${masterKey}.jpg`
}
