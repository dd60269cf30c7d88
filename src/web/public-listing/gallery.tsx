import { IconLayoutGrid } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { FIRST_PHOTO_SIZES } from '../../domain/listings/pictures.ts'
import { ListingPhoto } from '../shared/pictures/listing-photo.tsx'
import { useSearch } from '../shared/use-search.ts'
import { AdaptiveDialog } from '../ui/adaptive-dialog.tsx'
import { Button } from '../ui/button.tsx'
import classes from './gallery.module.css'
import type { PublicListing } from './listing-queries.ts'

const SHOWN_PHOTOS = 5
// How wide the photos are shown: gallery.module.css.
const OTHER_SIZES = '(max-width: 610px) 88vw, 305px'
const ALBUM_SIZES = '(max-width: 610px) 100vw, 720px'

/** The first photos of a listing, and all of them in a dialog that has its own URL (?photos=all). */
export function Gallery(props: { title: string; images: PublicListing['images'] }) {
  const t = useTranslations('publicListing')
  const [search, setSearch] = useSearch()
  const { images, title } = props
  const alt = (at: number) => t('photoAlt', { number: at + 1, count: images.length, title })
  const shown = images.slice(0, SHOWN_PHOTOS)
  const showAll = () => setSearch({ photos: 'all' })
  if (shown.length === 0) return null
  return (
    <div className={classes.gallery}>
      <ul className={classes.photos} data-count={shown.length} aria-label={t('photos')}>
        {shown.map((image, at) => (
          <li key={`${image.urls.large}${at}`}>
            <button type="button" className={classes.photo} onClick={showAll}>
              <ListingPhoto
                urls={image.urls}
                placeholder={image.placeholder}
                alt={alt(at)}
                sizes={at === 0 ? FIRST_PHOTO_SIZES : OTHER_SIZES}
                eager={at === 0}
              />
            </button>
          </li>
        ))}
      </ul>
      <Button
        className={classes.all}
        size="small"
        icon={<IconLayoutGrid size={16} aria-hidden />}
        onClick={showAll}
      >
        {t('allPhotos', { count: images.length })}
      </Button>
      <AdaptiveDialog
        opened={search.photos === 'all'}
        onClose={() => setSearch({ photos: undefined }, { replace: true })}
        title={t('photos')}
        description={title}
        size="large"
      >
        <ul className={classes.album}>
          {images.map((image, at) => (
            <li key={`${image.urls.large}${at}`}>
              <a href={image.urls.large} target="_blank" rel="noopener">
                <ListingPhoto
                  urls={image.urls}
                  placeholder={image.placeholder}
                  alt={alt(at)}
                  sizes={ALBUM_SIZES}
                />
              </a>
            </li>
          ))}
        </ul>
      </AdaptiveDialog>
    </div>
  )
}
