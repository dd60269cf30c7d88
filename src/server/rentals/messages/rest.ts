import type { MessageSide } from '../../../domain/rentals/messages/thread.ts'
import { MESSAGE_FILE_MAX_BYTES } from '../../../domain/rentals/messages/attachment.ts'
import type { Route } from '../../kernel/http/route.ts'
import { sendUpload } from '../../kernel/http/send-upload.ts'
import { readUpload } from '../../kernel/http/upload.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { addMessageFile, openMessageFile } from './attachment-actions.ts'

const TAKES = 'multipart/form-data: listingRequestId, idempotencyKey, file'
const TAKEN =
  'PDF, JPEG or PNG of at most 10 MB, once the request is accepted. It waits to be sent with a message.'

/** The files of messages; who may send and open them is decided by the actions. */
export const messageFileRoutes: readonly Route[] = [
  {
    method: 'POST',
    url: '/api/message-files',
    policy: 'landlord',
    scope: 'requests:write',
    acting: 'BINDS',
    upload: true,
    perMinute: 30,
    description: `The landlord puts a file into a conversation: ${TAKEN}`,
    takes: TAKES,
    answers: '{ fileId }',
    handler: taking('LANDLORD'),
  },
  {
    method: 'POST',
    url: '/api/tenant-message-files',
    policy: 'tenant',
    scope: 'none',
    upload: true,
    perMinute: 30,
    description: `The tenant puts a file into a conversation: ${TAKEN}`,
    takes: TAKES,
    answers: '{ fileId }',
    handler: taking('TENANT'),
  },
  {
    method: 'GET',
    url: '/api/message-files/:messageFileId',
    policy: 'landlord',
    scope: 'requests:read',
    acting: 'EXPORTS',
    description: "A file of a message, for the landlord's side.",
    answers: 'the content',
    handler: opening('LANDLORD'),
  },
  {
    method: 'GET',
    url: '/api/tenant-message-files/:messageFileId',
    policy: 'tenant',
    scope: 'none',
    description: 'A file of a message, for the tenant.',
    answers: 'the content',
    handler: opening('TENANT'),
  },
]

function taking(side: MessageSide): Route['handler'] {
  return async (ctx, request, reply) => {
    requireViewer(ctx)
    const { fields, file } = await readUpload(request, { maxBytes: MESSAGE_FILE_MAX_BYTES })
    const { listingRequestId = '', idempotencyKey = '' } = fields
    const fileId = await addMessageFile(ctx, side, listingRequestId, file, idempotencyKey)
    return reply.status(201).send({ fileId })
  }
}

function opening(side: MessageSide): Route['handler'] {
  return async (ctx, request, reply) => {
    const { messageFileId } = request.params as { messageFileId: string }
    const { file, content } = await openMessageFile(ctx, side, messageFileId)
    return sendUpload(reply, { ...file, content }, { place: 'inline' })
  }
}
