import { ConditionNotMetError, ValidationError } from '../../../domain/kernel/errors.ts'
import { PICTURE_MAX_BYTES } from '../../../domain/listings/pictures.ts'
import { isCutOff, nextToSend, nextUploads, type PictureUpload, type UploadEvent } from './upload-list.ts'

/** How often a photo that was cut off is tried again, in milliseconds (ours). */
const RETRY_MS = 15_000

/** A photo that has arrived; one that was there already is not new. */
export interface ArrivedPicture {
  imageId: string
  isNew: boolean
}

/** Who is told what becomes of the photos. */
export interface UploadsAudience {
  onArrived: (photo: ArrivedPicture) => Promise<unknown>
  /** All have arrived or failed while nobody looked. */
  onDoneUnseen: (counts: { arrived: number; failed: number }) => void
}

/** Sends a photo, and tells how much of it has arrived; a second try of the same has the same id. */
export type SendPhoto = (
  file: File,
  onProgress: (share: number) => void,
  id: string,
) => Promise<ArrivedPicture>

/** The photos on their way to one place. */
export type PictureUploads = ReturnType<typeof createUploads>

/**
 * Sends photos one after the other, whatever page is shown meanwhile. One that is cut off holds up the others, until
 * the connection is back or somebody tries again.
 */
export function createUploads(send: SendPhoto) {
  const listeners = new Set<() => void>()
  let uploads: readonly PictureUpload[] = []
  let audience: UploadsAudience | undefined
  let unseen = { arrived: 0, failed: 0 }
  let retry: ReturnType<typeof setTimeout> | undefined

  function tell(event: UploadEvent) {
    const wasBusy = isBusy()
    uploads = nextUploads(uploads, event)
    for (const listener of listeners) listener()
    if (isBusy() !== wasBusy) warnOfLeaving(isBusy())
    const next = nextToSend(uploads)
    if (next) void sendOne(next)
  }

  function isBusy(): boolean {
    return uploads.some((upload) => upload.state !== 'failed' || isCutOff(upload))
  }

  async function sendOne({ id, file }: PictureUpload) {
    tell({ type: 'progress', id, share: 0 })
    try {
      const arrived = await send(file, (share) => tell({ type: 'progress', id, share }), id)
      await audience?.onArrived(arrived)
      if (listeners.size === 0) unseen.arrived++
      tell({ type: 'gone', id })
    } catch (error) {
      const key = keyOf(error)
      if (listeners.size === 0 && key !== 'connection') unseen.failed++
      // Told beside the photo, with a way to try again.
      tell({ type: 'failed', id, error: key })
      if (key === 'connection') retry = setTimeout(resume, RETRY_MS)
    }
    if (isBusy()) return
    if (unseen.arrived + unseen.failed > 0) audience?.onDoneUnseen(unseen)
    unseen = { arrived: 0, failed: 0 }
  }

  function resume() {
    clearTimeout(retry)
    for (const upload of uploads.filter(isCutOff)) tell({ type: 'again', id: upload.id })
  }

  function warnOfLeaving(isNeeded: boolean) {
    if (isNeeded) {
      window.addEventListener('beforeunload', askBeforeLeaving)
      window.addEventListener('online', resume)
    } else {
      window.removeEventListener('beforeunload', askBeforeLeaving)
      window.removeEventListener('online', resume)
    }
  }

  return {
    read: () => uploads,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** From now on these are told; they stay so when their page is left. */
    attend: (now: UploadsAudience) => {
      audience = now
    },
    add: (files: readonly File[]) =>
      tell({
        type: 'added',
        uploads: files.map((file) => ({
          id: crypto.randomUUID(),
          file,
          error: file.size > PICTURE_MAX_BYTES ? 'upload.large' : null,
        })),
      }),
    again: (id: string) => {
      clearTimeout(retry)
      tell({ type: 'again', id })
    },
    forget: (id: string) => tell({ type: 'gone', id }),
  }
}

function askBeforeLeaving(event: BeforeUnloadEvent) {
  event.preventDefault()
}

function keyOf(error: unknown): string {
  if (error instanceof ValidationError) return Object.values(error.fields)[0] ?? ''
  if (error instanceof ConditionNotMetError) return error.reason
  return error instanceof Error && error.name === 'ConnectionError' ? 'connection' : ''
}
