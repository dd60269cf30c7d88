// How far the brightness of a page strays at least from its mean, of 255; a page with one line of text has more than 5.
const LEAST_STRAYING = 2.5
const LOOKED_AT_PIXELS = 400

/** Whether next to nothing is on a picture: a white page, a covered lens, a dark room. */
export async function isBlank(picture: Uint8Array): Promise<boolean> {
  // Needed for few calls, and slow to load.
  const { default: sharp } = await import('sharp')
  const grey = await sharp(picture)
    .flatten({ background: 'white' })
    .greyscale()
    .resize({ width: LOOKED_AT_PIXELS, height: LOOKED_AT_PIXELS, fit: 'inside', withoutEnlargement: true })
    .toBuffer()
  const { channels } = await sharp(grey).stats()
  return channels.every(({ stdev }) => stdev < LEAST_STRAYING)
}
