import type { IdPictureSide } from '../../../domain/catalogue/checks.ts'
import { ValidationError } from '../../../domain/kernel/errors.ts'
import type { UploadKind } from '../../kernel/http/upload.ts'

/** Shortest side of a picture on which a document can be read, in pixels (ours). */
const shortestSide = 300

/** How much the brightness of a picture varies at least, of 255 (ours): less is a wall, a table or a covered lens. */
const leastVariation = 6

/** What a PDF does when it is opened, and what it brings along. */
const active = /\/(?:JavaScript|JS|Launch|EmbeddedFile|RichMedia|XFA|SubmitForm)\b/

/**
 * Refuses what nobody could decide by: a face as a PDF, a picture of nothing, one too small to read, and a PDF that does
 * something. ValidationError says which of them, so that another can be taken at once.
 */
export async function demandIdentityPicture(
  side: IdPictureSide,
  content: Uint8Array,
  contentType: UploadKind,
): Promise<void> {
  if (contentType === 'application/pdf') {
    if (side === 'SELFIE') throw new ValidationError({ file: 'identity.picture.pdf' })
    if (active.test(Buffer.from(content).toString('latin1')))
      throw new ValidationError({ file: 'identity.picture.script' })
    return
  }
  // Needed for few calls, and slow to load.
  const { default: sharp } = await import('sharp')
  const image = sharp(content)
  const { width, height } = await image.metadata()
  if (Math.min(width, height) < shortestSide) throw new ValidationError({ file: 'identity.picture.small' })
  const { channels } = await image.removeAlpha().greyscale().stats()
  if ((channels[0]?.stdev ?? 0) < leastVariation)
    throw new ValidationError({ file: 'identity.picture.blank' })
}
