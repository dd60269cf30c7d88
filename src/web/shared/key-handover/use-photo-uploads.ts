import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ConnectionError } from '../../http.ts'
import { addPhoto, handoverOptions, type HandoverPlace } from './handover-queries.ts'

/** A photo on its way; one that failed stays until it is sent again or left out. */
export interface PhotoUpload {
  id: string
  file: File
  key: string
  error: Error | null
}

/** Sends photos one after the other. */
export function usePhotoUploads(place: HandoverPlace) {
  const queryClient = useQueryClient()
  const [uploads, setUploads] = useState<readonly PhotoUpload[]>([])
  const last = useRef<Promise<unknown>>(Promise.resolve())

  const forget = (id: string) => setUploads((all) => all.filter((one) => one.id !== id))
  const put = (upload: PhotoUpload) =>
    setUploads((all) => all.map((one) => (one.id === upload.id ? upload : one)))

  const send = (upload: PhotoUpload) => {
    const before = last.current
    const sending = async () => {
      await before
      try {
        await addPhoto(place, upload.file, upload.key)
        await queryClient.invalidateQueries({ queryKey: handoverOptions(place).queryKey })
        forget(upload.id)
      } catch (error) {
        // Without an answer nobody knows whether it arrived: the next try goes with the same key.
        const key = error instanceof ConnectionError ? upload.key : crypto.randomUUID()
        put({ ...upload, key, error: error instanceof Error ? error : new Error(String(error)) })
      }
    }
    last.current = sending()
  }

  return {
    uploads,
    forget,
    add: (files: readonly File[]) => {
      const added = files.map((file) => ({
        id: crypto.randomUUID(),
        file,
        key: crypto.randomUUID(),
        error: null,
      }))
      setUploads((all) => [...all, ...added])
      for (const upload of added) send(upload)
    },
    again: (upload: PhotoUpload) => {
      const waiting = { ...upload, error: null }
      put(waiting)
      send(waiting)
    },
  }
}
