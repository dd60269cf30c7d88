import type { MessageSide } from '../../../domain/rentals/messages/thread.ts'
import { HANDOVER_PHOTO_MAX_BYTES } from '../../../domain/rentals/stays/key-handover.ts'
import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import type { Route } from '../../kernel/http/route.ts'
import { sendUpload } from '../../kernel/http/send-upload.ts'
import { readUpload } from '../../kernel/http/upload.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { addHandoverPhoto, openHandoverPhoto } from './photo-actions.ts'

const TAKES = 'multipart/form-data: bookingId, kind, idempotencyKey, file'

/** The photos of key handovers; who may add and open them is decided by the actions. */
export const handoverPhotoRoutes: readonly Route[] = [
  {
    method: 'POST',
    url: '/api/handover-photos',
    policy: 'landlord',
    scope: 'none',
    acting: 'BINDS',
    upload: true,
    perMinute: 40,
    description: 'The landlord adds a photo to a key handover: JPEG or PNG of at most 10 MB.',
    takes: TAKES,
    answers: '{ photoId }',
    handler: taking('LANDLORD'),
  },
  {
    method: 'POST',
    url: '/api/tenant-handover-photos',
    policy: 'tenant',
    scope: 'none',
    upload: true,
    perMinute: 40,
    description: 'The tenant adds a photo to a key handover: JPEG or PNG of at most 10 MB.',
    takes: TAKES,
    answers: '{ photoId }',
    handler: taking('TENANT'),
  },
  {
    method: 'GET',
    url: '/api/handover-photos/:handoverPhotoId',
    policy: 'landlord',
    scope: 'bookings:read',
    acting: 'EXPORTS',
    description: "A photo of a key handover, for the landlord's side.",
    answers: 'the content',
    handler: opening('LANDLORD'),
  },
  {
    method: 'GET',
    url: '/api/tenant-handover-photos/:handoverPhotoId',
    policy: 'tenant',
    scope: 'none',
    description: 'A photo of a key handover, for the tenant.',
    answers: 'the content',
    handler: opening('TENANT'),
  },
]

function taking(side: MessageSide): Route['handler'] {
  return async (ctx, request, reply) => {
    requireViewer(ctx)
    const { fields, file } = await readUpload(request, { maxBytes: HANDOVER_PHOTO_MAX_BYTES })
    const { bookingId = '', kind, idempotencyKey = '' } = fields
    if (kind !== 'ARRIVAL' && kind !== 'DEPARTURE') throw new ResourceNotFoundError()
    const photoId = await addHandoverPhoto(ctx, { bookingId, kind, side }, file, idempotencyKey)
    return reply.status(201).send({ photoId })
  }
}

function opening(side: MessageSide): Route['handler'] {
  return async (ctx, request, reply) => {
    const { handoverPhotoId } = request.params as { handoverPhotoId: string }
    const { photo, content } = await openHandoverPhoto(ctx, side, handoverPhotoId)
    return sendUpload(reply, { ...photo, content }, { place: 'inline' })
  }
}
