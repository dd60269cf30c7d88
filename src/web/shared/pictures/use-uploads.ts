import { useEffect, useSyncExternalStore } from 'react'
import { useViewer } from '../viewer.ts'
import { createUploads, type PictureUploads, type UploadsAudience } from './picture-uploads.ts'
import { sendPicture } from './picture-queries.ts'

// They outlive their page: whoever goes on to the next step has the photos sent all the same.
const byOwner = new Map<string, PictureUploads>()

/** The photos on their way to a group; they go on when the page is left. */
export function useUploads(groupId: string, audience: UploadsAudience) {
  const viewer = useViewer()
  const uploads = uploadsOf(viewer?.id ?? 'nobody', groupId)
  useEffect(() => uploads.attend(audience), [uploads, audience])
  const list = useSyncExternalStore(uploads.subscribe, uploads.read)
  return { uploads: list, add: uploads.add, again: uploads.again, forget: uploads.forget }
}

function uploadsOf(viewerId: string, groupId: string): PictureUploads {
  const key = `${viewerId}/${groupId}`
  const known = byOwner.get(key)
  if (known) return known
  const made = createUploads((file, onProgress) => sendPicture(groupId, file, onProgress))
  byOwner.set(key, made)
  return made
}
