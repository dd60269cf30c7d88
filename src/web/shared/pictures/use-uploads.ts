import { useViewer } from '../viewer.ts'
import { useKeptUploads } from './kept-uploads.ts'
import { sendPicture } from './picture-queries.ts'
import type { UploadsAudience } from './picture-uploads.ts'

/** The photos on their way to a group; they go on when the page is left. */
export function useUploads(groupId: string, audience: UploadsAudience) {
  const viewer = useViewer()
  const place = `pictures ${viewer?.id ?? 'nobody'} ${groupId}`
  return useKeptUploads(place, (file, onProgress) => sendPicture(groupId, file, onProgress), audience)
}
