import type { MessageSide } from '../../../domain/rentals/messages/thread.ts'
import { PICTURE_MAX_BYTES } from '../../../domain/listings/pictures.ts'
import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import type { Route } from '../../kernel/http/route.ts'
import { sendUpload } from '../../kernel/http/send-upload.ts'
import { readUpload } from '../../kernel/http/upload.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { answerPainted } from '../../listings/pictures/painted-answer.ts'
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
    description:
      'The landlord adds a photo to a key handover: JPEG, PNG, WebP or AVIF of at most 25 MB. 503 with Retry-After while too many are being worked on.',
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
    description:
      'The tenant adds a photo to a key handover: JPEG, PNG, WebP or AVIF of at most 25 MB. 503 with Retry-After while too many are being worked on.',
    takes: TAKES,
    answers: '{ photoId }',
    handler: taking('TENANT'),
  },
  {
    method: 'GET',
    url: '/api/handover-photos/:handoverPhotoId/:size',
    policy: 'landlord',
    scope: 'bookings:read',
    acting: 'EXPORTS',
    description: "A photo of a key handover, small or large, for the landlord's side.",
    answers: 'the content',
    handler: opening('LANDLORD'),
  },
  {
    method: 'GET',
    url: '/api/tenant-handover-photos/:handoverPhotoId/:size',
    policy: 'tenant',
    scope: 'none',
    description: 'A photo of a key handover, small or large, for the tenant.',
    answers: 'the content',
    handler: opening('TENANT'),
  },
]

function taking(side: MessageSide): Route['handler'] {
  return async (ctx, request, reply) => {
    requireViewer(ctx)
    return answerPainted(reply, async () => {
      const { fields, file } = await readUpload(request, { maxBytes: PICTURE_MAX_BYTES })
      const { bookingId = '', kind, idempotencyKey = '' } = fields
      if (kind !== 'ARRIVAL' && kind !== 'DEPARTURE') throw new ResourceNotFoundError()
      return { photoId: await addHandoverPhoto(ctx, { bookingId, kind, side }, file, idempotencyKey) }
    })
  }
}

function opening(side: MessageSide): Route['handler'] {
  return async (ctx, request, reply) => {
    const { handoverPhotoId: photoId, size } = request.params as { handoverPhotoId: string; size: string }
    const photo = await openHandoverPhoto(ctx, side, { photoId, size })
    return sendUpload(reply, { ...photo, contentType: 'image/jpeg' }, { place: 'inline' })
  }
}
