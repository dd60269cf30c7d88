import { rest } from '../../http.ts'
import type { ConversationOf } from './message-queries.ts'

/** A file that was chosen for the next message: it is on its way, waits to be sent, or was refused. */
export interface AttachedFile {
  /** Tells repetitions of its upload apart from another one. */
  key: string
  file: File
  state: 'sending' | 'done' | 'failed'
  fileId: string | null
  error: Error | null
}

/** Puts a file into a conversation, where it waits to be sent. */
export function uploadMessageFile(
  { side, listingRequestId }: ConversationOf,
  { key, file }: Pick<AttachedFile, 'key' | 'file'>,
): Promise<{ fileId: string }> {
  const body = new FormData()
  // The server reads the file only once it knows what it is.
  body.set('listingRequestId', listingRequestId)
  body.set('idempotencyKey', key)
  body.set('file', file)
  return rest(side === 'LANDLORD' ? '/api/message-files' : '/api/tenant-message-files', {
    method: 'POST',
    body,
    repeatable: true,
  })
}

/** The ids of files that wait to go with the next message. */
export function readyFiles(files: readonly AttachedFile[]): string[] {
  return files.flatMap(({ fileId }) => (fileId === null ? [] : [fileId]))
}
