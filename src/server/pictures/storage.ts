import { randomUUID } from 'node:crypto'
import { IMAGE_SIZES } from '../../domain/catalogue/image-size.ts'
import { PICTURE_FORMATS } from '../../domain/pictures.ts'
import type { Context } from '../context.ts'
import type { PaintedPicture } from './painting.ts'

type Stored = Pick<Context, 'files'>

const names = IMAGE_SIZES.flatMap((size) => PICTURE_FORMATS.map((format) => `${size}.${format}`))

/** Stores the sizes of a photo in a folder of their own; answers its key. */
export async function putSizes({ files }: Stored, picture: PaintedPicture): Promise<string> {
  const storageKey = randomUUID()
  await Promise.all(
    picture.sizes.map(({ size, format, content }) =>
      files.put(`pictures/${storageKey}/${size}.${format}`, content),
    ),
  )
  return storageKey
}

/** Stores the master, which nobody is ever sent; answers its key. */
export async function putMaster({ files }: Stored, master: Uint8Array): Promise<string> {
  const masterKey = randomUUID()
  await files.put(`picture-masters/${masterKey}.jpg`, master)
  return masterKey
}

/** The master, or null when it is gone. */
export function getMaster({ files }: Stored, masterKey: string): Promise<Uint8Array | null> {
  return files.get(`picture-masters/${masterKey}.jpg`)
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
  await files.remove(`picture-masters/${masterKey}.jpg`)
}
