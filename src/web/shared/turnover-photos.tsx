import { useTranslations } from 'use-intl'
import { AdaptiveDialog } from '../ui/adaptive-dialog.tsx'
import { useFormat } from './format.ts'
import { useLast } from './use-overlay.ts'
import classes from './turnover-photos.module.css'

/** A photo of a turnover, as both sides see it. */
export interface TurnoverPhoto {
  id: string
  addedAt: string
  isOwn: boolean
  /** The name of the link by which it came, where that is told. */
  addedBy?: string | null
}

/** The address of a size of a photo. */
export type PhotoSource = (id: string, size: 'small' | 'large') => string

/** The photos of a turnover, small; each opens large. */
export function TurnoverPhotos<Photo extends TurnoverPhoto>(props: {
  photos: readonly Photo[]
  unitName: string
  sourceOf: PhotoSource
  onOpen: (photo: Photo) => void
}) {
  const { photos, unitName } = props
  const t = useTranslations('turnovers')
  const format = useFormat()
  if (photos.length === 0) return null
  return (
    <ul className={classes.photos} aria-label={t('photos', { unit: unitName })}>
      {photos.map((photo, at) => (
        <li key={photo.id}>
          <button type="button" className={classes.photo} onClick={() => props.onOpen(photo)}>
            <img
              src={props.sourceOf(photo.id, 'small')}
              alt={t('photo', {
                place: at + 1,
                total: photos.length,
                unit: unitName,
                when: format.instant(photo.addedAt),
              })}
              width={88}
              height={88}
              loading="lazy"
              referrerPolicy="no-referrer"
            />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** A photo, large, with when it came; `footer` is what its reader can do about it. */
export function TurnoverPhotoDialog(props: {
  photo: TurnoverPhoto | null
  unitName: string
  sourceOf: PhotoSource
  footer?: React.ReactNode
  busy?: boolean
  onClose: () => void
}) {
  const t = useTranslations('turnovers')
  const format = useFormat()
  const photo = useLast(props.photo)
  const when = photo ? format.instant(photo.addedAt) : ''
  return (
    <AdaptiveDialog
      opened={props.photo !== null}
      title={props.unitName}
      description={photo?.addedBy ? t('photoBy', { when, label: photo.addedBy }) : t('photoAdded', { when })}
      size="large"
      busy={props.busy}
      footer={props.footer}
      onClose={props.onClose}
    >
      {photo && (
        <img
          className={classes.large}
          src={props.sourceOf(photo.id, 'large')}
          alt={t('photoLarge', { unit: props.unitName, when })}
          referrerPolicy="no-referrer"
        />
      )}
    </AdaptiveDialog>
  )
}
