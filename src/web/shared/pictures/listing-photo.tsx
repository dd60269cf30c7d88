import { IMAGE_SIZES } from '../../../domain/catalogue/image-size.ts'
import { PICTURE_SIDES, avifOf } from '../../../domain/pictures.ts'
import classes from './listing-photo.module.css'

/** The four sizes of a photo by their addresses. */
export interface PhotoUrls {
  thumbnail: string
  small: string
  medium: string
  large: string
}

/** Properties of a ListingPhoto. */
export interface ListingPhotoProps {
  urls: PhotoUrls
  /** A few pixels as a data: address, blurred until the photo is there. */
  placeholder?: string | null | undefined
  alt: string
  /** How wide it is shown, as `sizes` of HTML says it. */
  sizes: string
  /** For the one photo that a page begins with: fetched at once and first. */
  eager?: boolean
  className?: string | undefined
}

/** A photo in the size and format that fit: AVIF where the browser knows it, else WebP; blurred until it is there. */
export function ListingPhoto(props: ListingPhotoProps) {
  const { urls, placeholder, alt, sizes, eager = false } = props
  const avif = avifOf(urls.large) !== null
  return (
    <picture className={classes.photo}>
      {avif && <source type="image/avif" srcSet={setOf(urls, avifOf)} sizes={sizes} />}
      <img
        src={urls.medium}
        srcSet={setOf(urls, (url) => url)}
        sizes={sizes}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        className={[classes.image, props.className].filter(Boolean).join(' ')}
        style={placeholder ? { backgroundImage: `url("${placeholder}")` } : undefined}
      />
    </picture>
  )
}

function setOf(urls: PhotoUrls, as: (url: string) => string | null): string {
  return IMAGE_SIZES.map((size) => `${as(urls[size]) ?? urls[size]} ${PICTURE_SIDES[size]}w`).join(', ')
}
