/** A photo on its way to the server. */
export interface PictureUpload {
  id: string
  file: File
  /** sending: `share` of it has arrived; painting: the server works on it. */
  state: 'waiting' | 'sending' | 'painting' | 'failed'
  share: number
  /** Why it failed: a text key, or '' for an error without one. */
  error: string
}

/** What happens to the photos on their way. */
export type UploadEvent =
  | { type: 'added'; uploads: { id: string; file: File; error: string | null }[] }
  | { type: 'progress'; id: string; share: number }
  | { type: 'failed'; id: string; error: string }
  | { type: 'again'; id: string }
  | { type: 'gone'; id: string }

/** The photos on their way after an event; those that have arrived are gone from the list. */
export function nextUploads(uploads: readonly PictureUpload[], event: UploadEvent): readonly PictureUpload[] {
  if (event.type === 'added') {
    return [
      ...uploads,
      ...event.uploads.map(({ id, file, error }) => ({
        id,
        file,
        state: error === null ? ('waiting' as const) : ('failed' as const),
        share: 0,
        error: error ?? '',
      })),
    ]
  }
  if (event.type === 'gone') return uploads.filter(({ id }) => id !== event.id)
  return uploads.map((upload) => (upload.id === event.id ? { ...upload, ...changeOf(event) } : upload))
}

/**
 * The photo that is sent next, one after the other, so that they arrive in the order in which they were chosen. None
 * while one waits for the connection: all others would fail as it did.
 */
export function nextToSend(uploads: readonly PictureUpload[]): PictureUpload | undefined {
  const isHeld = uploads.some(
    ({ state, error }) => state === 'sending' || state === 'painting' || isCutOff({ state, error }),
  )
  return isHeld ? undefined : uploads.find(({ state }) => state === 'waiting')
}

/** Whether a photo failed for want of a connection, so that it may arrive at another time as it is. */
export function isCutOff({ state, error }: Pick<PictureUpload, 'state' | 'error'>): boolean {
  return state === 'failed' && error === 'connection'
}

function changeOf(
  event: Extract<UploadEvent, { type: 'progress' | 'failed' | 'again' }>,
): Partial<PictureUpload> {
  if (event.type === 'failed') return { state: 'failed', error: event.error }
  if (event.type === 'again') return { state: 'waiting', share: 0, error: '' }
  return { state: event.share < 1 ? 'sending' : 'painting', share: event.share }
}
