import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { createUploads, type PictureUploads } from '../shared/pictures/picture-uploads.ts'
import { cleaningPlanOptions, sendCleaningPhoto, type TurnoverOfLink } from './cleaning-plan-queries.ts'

// They outlive a page that is drawn anew: what was photographed on a bad line is sent when the line is back.
const byTurnover = new Map<string, PictureUploads>()

/** The photos of a turnover on their way; one that is cut off stays, and goes with the same id when it is tried again. */
export function usePhotoUploads(of: TurnoverOfLink) {
  const queryClient = useQueryClient()
  const { token } = of
  const uploads = uploadsOf(of)
  useEffect(() => {
    const { queryKey } = cleaningPlanOptions(token)
    const onArrived = () => queryClient.invalidateQueries({ queryKey })
    uploads.attend({ onArrived, onDoneUnseen: () => undefined })
  }, [uploads, queryClient, token])
  const list = useSyncExternalStore(uploads.subscribe, uploads.read)
  return { uploads: list, add: uploads.add, again: uploads.again, forget: uploads.forget }
}

function uploadsOf(of: TurnoverOfLink): PictureUploads {
  const key = `${of.token} ${of.listingId} ${of.day}`
  const known = byTurnover.get(key)
  if (known) return known
  const made = createUploads(async (file, onProgress, uploadId) => {
    const { photoId } = await sendCleaningPhoto({ ...of, uploadId, file }, onProgress)
    return { imageId: photoId, isNew: true }
  })
  byTurnover.set(key, made)
  return made
}
