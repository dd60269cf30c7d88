import { IconCamera, IconPhotoPlus } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { CLEANING_PHOTOS_MAX } from '../../domain/rentals/stays/cleaning-photos.ts'
import { UploadRows } from '../shared/pictures/upload-rows.tsx'
import { Button } from '../ui/button.tsx'
import type { PlannedCleaning } from './cleaning-plan-queries.ts'
import classes from './cleaning-plan.module.css'
import { usePhotoUploads } from './use-photo-uploads.ts'

// Phones hand over as JPEG what they store otherwise.
const ACCEPT = 'image/jpeg,image/png,image/webp,image/avif'

/** Takes photos of a turnover with the phone's camera, or chooses some; each is sent at once and stays until it has arrived. */
export function AddPhotos({ token, turnover }: { token: string; turnover: PlannedCleaning }) {
  const { listingId, day, unitName, photos, canBeDone } = turnover
  const t = useTranslations('cleaningPlan.photos')
  const { uploads, add, again, forget } = usePhotoUploads({ token, listingId, day })
  const room = CLEANING_PHOTOS_MAX - photos.length - uploads.length
  const closed = room > 0 ? null : t('wrong.tooMany', { count: CLEANING_PHOTOS_MAX })
  // Before, the box says from when on.
  if (!canBeDone && photos.length + uploads.length === 0) return null
  const onFiles = (files: File[]) => add(files.slice(0, Math.max(0, room)))
  return (
    <div className={classes.add}>
      <div className={classes.buttons}>
        <FilesButton
          label={t('take')}
          name={t('takeOf', { unit: unitName })}
          icon={<IconCamera size={18} aria-hidden />}
          capture="environment"
          {...{ closed, onFiles }}
        />
        <FilesButton
          label={t('choose')}
          name={t('chooseOf', { unit: unitName })}
          icon={<IconPhotoPlus size={18} aria-hidden />}
          {...{ closed, onFiles }}
        />
      </div>
      <UploadRows
        uploads={uploads}
        onAgain={again}
        onForget={forget}
        wordOf={(error) =>
          t.has(`wrong.${error}`) ? t(`wrong.${error}`, { count: CLEANING_PHOTOS_MAX }) : null
        }
      />
    </div>
  )
}

function FilesButton(props: {
  label: string
  name: string
  icon: React.ReactNode
  capture?: 'environment'
  closed: string | null
  onFiles: (files: File[]) => void
}) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={props.name}
        accept={ACCEPT}
        capture={props.capture}
        multiple={props.capture === undefined}
        onChange={(event) => {
          props.onFiles([...(event.currentTarget.files ?? [])])
          // The same file may be chosen again.
          event.currentTarget.value = ''
        }}
      />
      <Button
        icon={props.icon}
        aria-label={props.name}
        disabled={props.closed !== null}
        {...(props.closed !== null && { reason: props.closed })}
        onClick={() => input.current?.click()}
      >
        {props.label}
      </Button>
    </>
  )
}
