import sharp, { type Sharp } from 'sharp'
import { IMAGE_SIZES, type ImageSize } from '../../../domain/catalogue/pictures.ts'
import { PICTURE_SIDES, type PictureFormat } from '../../../domain/listings/pictures.ts'

// What a good camera takes; a few kilobytes can claim to be far more. Looked at before anything is decoded.
const maxPixels = 64_000_000
// Of a process that gets what others leave of the processor.
const maxSeconds = 90
const masterSide = 2_560
const dotSide = 16

/** A photo in all its sizes. */
export interface PaintedPicture {
  width: number
  height: number
  /** A few pixels as a data: address. */
  placeholder: string
  sizes: { size: ImageSize; format: PictureFormat; content: Uint8Array }[]
}

/** Thrown for what can't be read to its end. */
export class UnreadablePhotoError extends Error {
  override name = 'UnreadablePhotoError'
}

/**
 * Paints a harmless master of what somebody sent: upright, in the colours of screens, without what cameras write
 * beside it.
 */
export async function drawMaster(content: Uint8Array): Promise<Uint8Array> {
  try {
    return await sharp(content, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true })
      .timeout({ seconds: maxSeconds })
      .autoOrient()
      .resize({ width: masterSide, height: masterSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .toColourspace('srgb')
      .jpeg({ quality: 90 })
      .toBuffer()
  } catch (error) {
    // The library says only that it can't read it, in many ways.
    throw new UnreadablePhotoError(String(error))
  }
}

/** Paints the sizes of a master, turned clockwise by so many degrees. */
export async function drawSizes(master: Uint8Array, rotation: number): Promise<PaintedPicture> {
  const side = PICTURE_SIDES.large
  const { data, info } = await sharp(master)
    .rotate(rotation)
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const large = () => sharp(data, { raw: { width, height, channels } })
  const sizes: PaintedPicture['sizes'] = []
  // One after the other: each in itself uses what processors there are.
  for (const size of IMAGE_SIZES) {
    const painted = inside(large(), PICTURE_SIDES[size])
    // Little effort: most of the gain of AVIF for a fraction of its time.
    const avif = await painted.clone().avif({ quality: 52, effort: 2 }).toBuffer()
    const webp = await painted.webp({ quality: 78 }).toBuffer()
    sizes.push({ size, format: 'avif', content: avif }, { size, format: 'webp', content: webp })
  }
  const dot = await inside(large(), dotSide).webp({ quality: 30 }).toBuffer()
  return { width, height, sizes, placeholder: `data:image/webp;base64,${dot.toString('base64')}` }
}

/** A copy of a master whose longer side has at most so many pixels, as a JPEG. */
export async function drawWithin(master: Uint8Array, side: number): Promise<Uint8Array> {
  return await inside(sharp(master), side).jpeg({ quality: 80 }).toBuffer()
}

function inside(image: Sharp, side: number): Sharp {
  return image.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
}
