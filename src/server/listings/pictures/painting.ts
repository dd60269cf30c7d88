import { ValidationError } from '../../../domain/kernel/errors.ts'
import type { PaintedPicture } from './brush.ts'
import { askPainter } from './painter.ts'
import { queued } from './queue.ts'

/**
 * A harmless master of what somebody sent: upright, in the colours of screens, without what cameras write beside it.
 * ValidationError for what isn't a photo or can't be read to its end.
 */
export async function paintMaster(content: Buffer): Promise<Uint8Array> {
  if (!isPhoto(content)) throw new ValidationError({ file: 'upload.kind' })
  const master = await queued(() => askPainter({ paint: 'master', content }))
  if (!master) throw new ValidationError({ file: 'upload.damaged' })
  return master
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

/** The sizes of a master, turned clockwise by so many degrees. */
export async function paintSizes(content: Uint8Array, rotation: number): Promise<PaintedPicture> {
  return await queued(() => askPainter({ paint: 'sizes', content, rotation }))
}

/** A copy of a master whose longer side has at most so many pixels, as a JPEG. */
export async function paintWithin(content: Uint8Array, side: number): Promise<Uint8Array> {
  return await queued(() => askPainter({ paint: 'within', content, side }))
}
