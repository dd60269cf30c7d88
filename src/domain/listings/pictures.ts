import { oneOf } from '../kernel/text.ts'
import { IMAGE_SIZES, type ImageSize, IMAGE_CATEGORIES, type ImageCategory } from '../catalogue/pictures.ts'

/** Most photos of a listing (our decision): more than anybody looks at. */
export const MAX_PICTURES = 100

/** Largest photo in bytes (our decision): what a good camera writes as JPEG. */
export const PICTURE_MAX_BYTES = 25 * 1024 * 1024

/** Largest floor plan in bytes (our decision). */
export const FLOOR_PLAN_MAX_BYTES = 10 * 1024 * 1024

/** The longest side of each size in pixels (our decision); smaller photos are not blown up. */
export const PICTURE_SIDES = {
  thumbnail: 160,
  small: 480,
  medium: 960,
  large: 1600,
} as const satisfies Record<ImageSize, number>

/** The formats of each size: AVIF for browsers that know it, WebP for all others. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const satisfies readonly string[]

/** A format of a photo's size. */
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

/** The longest side of each size of a photo that only some people may see, in pixels (our decision). */
export const PRIVATE_PHOTO_SIDES = { small: 320, large: 1600 } as const

/** A size of such a photo. */
export type PrivatePhotoSize = keyof typeof PRIVATE_PHOTO_SIDES

/** Both sizes. */
export const PRIVATE_PHOTO_SIZES = ['small', 'large'] as const satisfies readonly PrivatePhotoSize[]

/** Turns clockwise, in degrees. */
export const QUARTER_TURNS = [90, 180, 270] as const satisfies readonly number[]

const uploaded = /^(\/api\/pictures\/[\w-]+\/(?:thumbnail|small|medium|large))\.webp$/

/** The address of a size of an uploaded photo; for ever the same, since a turned photo gets a new folder. */
export function pictureUrl(storageKey: string, size: ImageSize, format: PictureFormat = 'webp'): string {
  return `/api/pictures/${storageKey}/${size}.${format}`
}

/** The AVIF of an uploaded photo's WebP; null for pictures that have none. */
export function avifOf(url: string): string | null {
  const [, start] = uploaded.exec(url) ?? []
  return start ? `${start}.avif` : null
}

/** The addresses of a photo's four sizes. */
export type PictureUrls = Record<ImageSize, string>

/** The sizes of a photo as `srcset` of HTML writes them. */
export function pictureSet(urls: PictureUrls): string {
  return IMAGE_SIZES.map((size) => `${urls[size]} ${PICTURE_SIDES[size]}w`).join(', ')
}

/** The same of its AVIF; null for pictures that have none. */
export function avifSet(urls: PictureUrls): string | null {
  if (avifOf(urls.large) === null) return null
  return IMAGE_SIZES.map((size) => `${avifOf(urls[size]) ?? urls[size]} ${PICTURE_SIDES[size]}w`).join(', ')
}

/**
 * The new order of photos: those that are named first, then all others as they were, so that a photo that came
 * meanwhile from elsewhere isn't lost. Null when a named one isn't there, or is named twice.
 */
export function orderedPictures(current: readonly string[], named: readonly string[]): string[] | null {
  const given = new Set(named)
  if (given.size !== named.length || named.some((id) => !current.includes(id))) return null
  return [...named, ...current.filter((id) => !given.has(id))]
}

/** Where a photo stands after a step, as the keyboard takes it; the ends are the ends. */
export function movedPicture(ids: readonly string[], id: string, to: number): string[] {
  const others = ids.filter((other) => other !== id)
  const place = Math.max(0, Math.min(others.length, to))
  return [...others.slice(0, place), id, ...others.slice(place)]
}

// How wide photos are shown, as `sizes` of HTML says it: by the pages, and by the head that lets the browser begin.

/** The photo of a listing in a list. */
export const CARD_PHOTO_SIZES = '(max-width: 610px) 100vw, 400px'

/** The first photo of a listing's page. */
export const FIRST_PHOTO_SIZES = '(max-width: 610px) 88vw, 610px'

/** What a stored photo shows; those from before the categories had their names show something else. */
export function imageCategoryOf(stored: string): ImageCategory {
  return oneOf(IMAGE_CATEGORIES, stored) ?? 'OTHER'
}
