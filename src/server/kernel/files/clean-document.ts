import { ValidationError } from '../../../domain/kernel/errors.ts'
import { kindOfContent, type UploadKind } from '../http/upload.ts'

/** Largest document in bytes (our decision): a scan of a few pages. */
export const DOCUMENT_MAX_BYTES = 10 * 1024 * 1024

const maxPixels = 60_000_000
const maxSide = 4_000
const maxSeconds = 15

const endings = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
} as const satisfies Record<UploadKind, string>

/** A document as it is stored. */
export interface CleanDocument {
  content: Uint8Array
  contentType: UploadKind
  fileName: string
}

/**
 * Makes a harmless document of what somebody sent: pictures are painted anew, upright and without what cameras write
 * beside them; a PDF stays as it is, since nobody's browser opens it in our place. ValidationError for anything else.
 */
export async function cleanDocument(upload: { name: string; content: Buffer }): Promise<CleanDocument> {
  const contentType = kindOfContent(upload.content)
  if (!contentType) throw new ValidationError({ file: 'upload.kind' })
  const content =
    contentType === 'application/pdf' ? upload.content : await repaint(upload.content, contentType)
  const base = upload.name.replace(/\.[^.]*$/, '') || 'file'
  return { content, contentType, fileName: `${base}.${endings[contentType]}` }
}

async function repaint(
  content: Buffer,
  contentType: Exclude<UploadKind, 'application/pdf'>,
): Promise<Buffer> {
  // Needed for few calls, and slow to load.
  const { default: sharp } = await import('sharp')
  try {
    const image = sharp(content, { limitInputPixels: maxPixels, failOn: 'error' })
      .timeout({ seconds: maxSeconds })
      .rotate()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    return await (contentType === 'image/png' ? image.png() : image.jpeg({ quality: 88 })).toBuffer()
  } catch (error) {
    // The library says only that it can't read it, in many ways.
    if (error instanceof Error) throw new ValidationError({ file: 'upload.damaged' })
    throw error
  }
}
