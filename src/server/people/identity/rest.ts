import { DOCUMENT_MAX_BYTES } from '../../kernel/files/clean-document.ts'
import type { Route } from '../../kernel/http/route.ts'
import { sendUpload } from '../../kernel/http/send-upload.ts'
import { readUpload } from '../../kernel/http/upload.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { addIdPicture, openIdPicture } from './picture-actions.ts'

/** The contents of identity pictures; who may send and open them is decided by the actions. */
export const identityRoutes: readonly Route[] = [
  {
    method: 'POST',
    url: '/api/id-pictures',
    policy: 'person',
    scope: 'none',
    upload: true,
    perMinute: 30,
    description:
      'Adds a picture to the viewer’s open verification, instead of a former one of that side: JPEG or PNG of at most 10 MB, of documents also PDF.',
    takes: 'multipart/form-data: side (FRONT, BACK or SELFIE), idempotencyKey, file',
    answers: '{ side }',
    handler: async (ctx, request, reply) => {
      requireViewer(ctx)
      const { fields, file } = await readUpload(request, { maxBytes: DOCUMENT_MAX_BYTES })
      const side = await addIdPicture(ctx, fields['side'] ?? '', file, fields['idempotencyKey'] ?? '')
      return reply.status(201).send({ side })
    },
  },
  {
    method: 'GET',
    url: '/api/id-pictures/:verificationId/:side',
    policy: 'DOCUMENT_VERIFICATION',
    scope: 'none',
    description:
      'A picture for whoever has claimed its verification and decides it now; each look is in the log.',
    answers: 'the content',
    handler: async (ctx, request, reply) => {
      const { verificationId, side } = request.params as { verificationId: string; side: string }
      const { picture, content } = await openIdPicture(ctx, verificationId, side)
      return sendUpload(reply, { ...picture, fileName: side.toLowerCase(), content }, { place: 'inline' })
    },
  },
]
