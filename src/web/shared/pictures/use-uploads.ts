import { useEffect, useReducer, useRef } from 'react'
import { ValidationError } from '../../../domain/errors.ts'
import { PICTURE_MAX_BYTES } from '../../../domain/pictures.ts'
import { sendPicture } from './picture-queries.ts'
import { nextUploads, type PictureUpload } from './upload-list.ts'

/** Photos on their way to a group, one after the other, so that they arrive in the order in which they were chosen. */
export function useUploads(
  groupId: string,
  onArrived: (photo: { imageId: string; isNew: boolean }) => Promise<unknown>,
) {
  const [uploads, tell] = useReducer(nextUploads, [] as readonly PictureUpload[])
  const isSending = useRef(false)
  const isBusy = uploads.some(({ state }) => state !== 'failed')

  useEffect(() => {
    const next = uploads.find(({ state }) => state === 'waiting')
    if (!next || isSending.current) return
    isSending.current = true
    void send(next)

    async function send({ id, file }: PictureUpload) {
      tell({ type: 'progress', id, share: 0 })
      try {
        await onArrived(await sendPicture(groupId, file, (share) => tell({ type: 'progress', id, share })))
        isSending.current = false
        tell({ type: 'gone', id })
      } catch (error) {
        isSending.current = false
        // Told beside the photo, with a way to try again.
        tell({ type: 'failed', id, error: keyOf(error) })
      }
    }
  }, [uploads, groupId, onArrived])

  useEffect(() => {
    if (!isBusy) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isBusy])

  return {
    uploads,
    add: (files: readonly File[]) =>
      tell({
        type: 'added',
        uploads: files.map((file) => ({
          id: crypto.randomUUID(),
          file,
          error: file.size > PICTURE_MAX_BYTES ? 'upload.large' : null,
        })),
      }),
    again: (id: string) => tell({ type: 'again', id }),
    forget: (id: string) => tell({ type: 'gone', id }),
  }
}

function keyOf(error: unknown): string {
  if (error instanceof ValidationError) return Object.values(error.fields)[0] ?? ''
  return error instanceof Error && error.name === 'ConnectionError' ? 'connection' : ''
}
