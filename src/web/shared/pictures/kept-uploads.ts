import { useEffect, useSyncExternalStore } from 'react'
import {
  createUploads,
  type PictureUploads,
  type SendPhoto,
  type UploadsAudience,
} from './picture-uploads.ts'

// They outlive their page: whoever goes on has the photos sent all the same.
const byPlace = new Map<string, PictureUploads>()

/** The photos on their way to a place, which its name tells apart from all others; they go on when the page is left. */
export function useKeptUploads(place: string, send: SendPhoto, audience: UploadsAudience) {
  const uploads = uploadsOf(place, send)
  useEffect(() => uploads.attend(audience), [uploads, audience])
  const list = useSyncExternalStore(uploads.subscribe, uploads.read)
  return { uploads: list, add: uploads.add, again: uploads.again, forget: uploads.forget }
}

function uploadsOf(place: string, send: SendPhoto): PictureUploads {
  const known = byPlace.get(place)
  if (known) return known
  const made = createUploads(send)
  byPlace.set(place, made)
  return made
}
