import type { Route } from '../../kernel/http/route.ts'
import { readUpload } from '../../kernel/http/upload.ts'
import { DOCUMENT_MAX_BYTES } from '../../kernel/files/clean-document.ts'
import { uploadSigned } from './upload-actions.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

/** The copy signed on paper, from either side. */
export const signedCopyRoutes: readonly Route[] = [
  {
    method: 'POST',
    url: '/api/contracts/:offerId/signed-copy',
    policy: 'viewer',
    scope: 'none',
    acting: 'BINDS',
    upload: true,
    perMinute: 30,
    description:
      'Hands in the contract that both sides have signed on paper (PDF, JPEG or PNG, at most 10 MB). It makes the booking, or leaves it to the landlord’s confirmation.',
    takes: 'multipart/form-data: idempotencyKey, file',
    answers: '{ offerId }',
    handler: async (ctx, request, reply) => {
      requireViewer(ctx)
      const { offerId } = request.params as { offerId: string }
      const { fields, file } = await readUpload(request, { maxBytes: DOCUMENT_MAX_BYTES })
      await uploadSigned(ctx, offerId, file, fields['idempotencyKey'] ?? '')
      return reply.status(201).send({ offerId })
    },
  },
]
