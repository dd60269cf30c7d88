import { avifSet, pictureSet, type PictureUrls } from '../../../domain/listings/pictures.ts'
import classes from './listing-photo.module.css'

/** Properties of a ListingPhoto. */
export interface ListingPhotoProps {
  urls: PictureUrls
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
  const avif = avifSet(urls)
  return (
    <picture className={classes.photo}>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        src={urls.medium}
        srcSet={pictureSet(urls)}
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
