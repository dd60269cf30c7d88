import { IconArrowLeft, IconArrowRight, IconRotateClockwise2, IconStar, IconTrash } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'
import { IMAGE_CATEGORIES, type ImageCategory } from '../../../domain/catalogue/pictures.ts'
import { SelectField } from '../../ui/fields.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { ListingPhoto } from './listing-photo.tsx'
import type { OwnPicture } from './picture-queries.ts'
import classes from './picture-tile.module.css'

/** A photo with all that can be done to it; it is dragged to its place, or moved there by arrow keys. */
export function PictureTile(props: {
  picture: OwnPicture
  /** From 0; the first is the cover. */
  place: number
  total: number
  busy: boolean
  onMove: (to: number) => void
  onCategory: (category: ImageCategory) => void
  onTurn: () => void
  onDelete: () => void
  /** It is held by mouse or finger; what is left here is the place it would take. */
  held: boolean
}) {
  const { picture, place, total } = props
  const t = useTranslations('pictures')
  const categories = useTranslations('catalogue.imageCategory')
  const label = t('photo', { place: place + 1, total, category: categories(picture.category) })
  // Arrow keys on the arrow buttons move the photo, Home and End to the ends.
  const moveByKey = (event: KeyboardEvent) => {
    const to = placeOf(event.key, place, total)
    if (to === undefined) return
    event.preventDefault()
    if (to >= 0 && to < total && to !== place) props.onMove(to)
  }
  return (
    <li aria-label={label} style={{ order: place }}>
      <div
        className={classes.tile}
        data-picture={picture.imageId}
        data-held={props.held || undefined}
        data-busy={props.busy || undefined}
      >
        <div className={classes.frame}>
          <ListingPhoto
            urls={picture.urls}
            placeholder={picture.placeholder}
            alt={label}
            sizes="(max-width: 610px) 50vw, 260px"
          />
          <span className={classes.place}>{place === 0 ? t('cover') : place + 1}</span>
        </div>
        <SelectField
          size="sm"
          aria-label={t('category')}
          value={picture.category}
          data={IMAGE_CATEGORIES.map((category) => ({ value: category, label: categories(category) }))}
          onChange={(event) => props.onCategory(event.currentTarget.value as ImageCategory)}
        />
        <div role="group" aria-label={t('actions', { place: place + 1 })} className={classes.buttons}>
          {total > 1 && (
            <>
              <IconButton
                label={t('earlier')}
                onKeyDown={moveByKey}
                aria-disabled={place === 0 || undefined}
                onClick={() => place > 0 && props.onMove(place - 1)}
              >
                <IconArrowLeft size={18} aria-hidden />
              </IconButton>
              <IconButton
                label={t('later')}
                onKeyDown={moveByKey}
                aria-disabled={place === total - 1 || undefined}
                onClick={() => place < total - 1 && props.onMove(place + 1)}
              >
                <IconArrowRight size={18} aria-hidden />
              </IconButton>
            </>
          )}
          {place > 0 && (
            <IconButton label={t('makeCover')} onClick={() => props.onMove(0)}>
              <IconStar size={18} aria-hidden />
            </IconButton>
          )}
          {picture.isUploaded && (
            <IconButton label={t('turn')} aria-disabled={props.busy || undefined} onClick={props.onTurn}>
              <IconRotateClockwise2 size={18} aria-hidden />
            </IconButton>
          )}
          <IconButton label={t('delete')} onClick={props.onDelete}>
            <IconTrash size={18} aria-hidden />
          </IconButton>
        </div>
      </div>
    </li>
  )
}

function placeOf(key: string, place: number, total: number): number | undefined {
  const places: Record<string, number> = {
    ArrowLeft: place - 1,
    ArrowUp: place - 1,
    ArrowRight: place + 1,
    ArrowDown: place + 1,
    Home: 0,
    End: total - 1,
  }
  return places[key]
}
