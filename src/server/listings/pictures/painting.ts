import type { Sharp } from 'sharp'
import { IMAGE_SIZES, type ImageSize } from '../../../domain/catalogue/pictures.ts'
import { ValidationError } from '../../../domain/kernel/errors.ts'
import { PICTURE_SIDES, type PictureFormat } from '../../../domain/listings/pictures.ts'
import { queued } from './queue.ts'

// What a good camera takes; a few kilobytes can claim to be far more. Looked at before anything is decoded.
const maxPixels = 64_000_000
const maxSeconds = 30
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

/** What a photo is by its first bytes; null for everything else, above all for what can hold scripts. */
function isPhoto(content: Uint8Array): boolean {
  const text = Buffer.from(content.subarray(0, 12)).toString('latin1')
  return (
    text.startsWith('\xff\xd8\xff') ||
    text.startsWith('\x89PNG\r\n\x1a\n') ||
    /^RIFF[^]{4}WEBP/.test(text) ||
    /^[^]{4}ftypavi[fs]/.test(text)
  )
}

/**
 * Paints a harmless master of what somebody sent: upright, in the colours of screens, without what cameras write
 * beside it. ValidationError for what isn't a photo or can't be read to its end.
 */
export async function paintMaster(content: Buffer): Promise<Buffer> {
  if (!isPhoto(content)) throw new ValidationError({ file: 'upload.kind' })
  const sharp = await loadSharp()
  return queued(async () => {
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
      if (error instanceof Error) throw new ValidationError({ file: 'upload.damaged' })
      throw error
    }
  })
}

/** Paints the sizes of a master, turned clockwise by so many degrees. */
export async function paintSizes(master: Uint8Array, rotation: number): Promise<PaintedPicture> {
  const sharp = await loadSharp()
  return queued(async () => {
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
  })
}

/** A copy of a master whose longer side has at most so many pixels, as a JPEG. */
export async function paintWithin(master: Uint8Array, side: number): Promise<Buffer> {
  const sharp = await loadSharp()
  return queued(() => inside(sharp(master), side).jpeg({ quality: 80 }).toBuffer())
}

function inside(image: Sharp, side: number): Sharp {
  return image.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
}

// Needed for few calls, and slow to load.
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  return sharp
}
