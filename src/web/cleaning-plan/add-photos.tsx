import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { CLEANING_PHOTOS_MAX } from '../../domain/rentals/stays/cleaning-photos.ts'
import { useKeptUploads } from '../shared/pictures/kept-uploads.ts'
import { PhotoButtons } from '../shared/pictures/photo-buttons.tsx'
import { UploadRows } from '../shared/pictures/upload-rows.tsx'
import {
  cleaningPlanOptions,
  type PlannedCleaning,
  sendCleaningPhoto,
  type TurnoverOfLink,
} from './cleaning-plan-queries.ts'
import classes from './cleaning-plan.module.css'

/** Takes photos of a turnover with the phone's camera, or chooses some; each is sent at once and stays until it has arrived. */
export function AddPhotos({ token, turnover }: { token: string; turnover: PlannedCleaning }) {
  const { listingId, day, unitName, photos, canBeDone } = turnover
  const t = useTranslations('cleaningPlan.photos')
  const { uploads, add, again, forget } = useCleaningUploads({ token, listingId, day })
  const room = CLEANING_PHOTOS_MAX - photos.length - uploads.length
  const closed = room > 0 ? null : t('wrong.tooMany', { count: CLEANING_PHOTOS_MAX })
  // Before, the box says from when on.
  if (!canBeDone && photos.length + uploads.length === 0) return null
  return (
    <div className={classes.add}>
      <div className={classes.buttons}>
        <PhotoButtons
          take={{ label: t('take'), name: t('takeOf', { unit: unitName }) }}
          choose={{ label: t('choose'), name: t('chooseOf', { unit: unitName }) }}
          closed={closed}
          onFiles={(files) => add(files.slice(0, Math.max(0, room)))}
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

/** The photos of a turnover on their way; one that is cut off goes with the same id when it is tried again. */
function useCleaningUploads(of: TurnoverOfLink) {
  const queryClient = useQueryClient()
  const { token, listingId, day } = of
  const audience = useMemo(() => {
    const { queryKey } = cleaningPlanOptions(token)
    return { onArrived: () => queryClient.invalidateQueries({ queryKey }), onDoneUnseen: () => undefined }
  }, [queryClient, token])
  return useKeptUploads(
    `cleaning ${token} ${listingId} ${day}`,
    async (file, onProgress, uploadId) => {
      const { photoId } = await sendCleaningPhoto({ ...of, uploadId, file }, onProgress)
      return { imageId: photoId, isNew: true }
    },
    audience,
  )
}
