import type { Route } from '../../kernel/http/route.ts'
import { readUpload } from '../../kernel/http/upload.ts'
import { handInOwnContract } from './own-contract-actions.ts'
import { type PreviewQuery, previewContract } from './preview.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

const OWN_CONTRACT_MAX_BYTES = 10 * 1024 * 1024

/** REST calls about the contract of a request before it is signed. */
export const contractTermsRoutes: readonly Route[] = [
  {
    method: 'GET',
    url: '/api/listing-requests/:listingRequestId/contract-preview',
    load: 'heavy',
    policy: 'landlord',
    scope: 'none',
    acting: 'READS',
    perMinute: 60,
    description:
      'The contract as a draft. The query may name contractName, language, timeOfPayment, cleaningFee, cleaningFeeFrequency, deposit, houseRules, isOnlineSigning; what it leaves out is as kept.',
    answers: 'a PDF, marked as a draft',
    handler: async (ctx, request, reply) => {
      const { listingRequestId } = request.params as { listingRequestId: string }
      const query = request.query as PreviewQuery
      const draft = await previewContract(ctx, requireViewer(ctx), listingRequestId, query)
      return reply
        .header('content-type', 'application/pdf')
        .header('content-disposition', 'inline; filename="draft.pdf"')
        .header('cache-control', 'private, no-store')
        .send(Buffer.from(draft))
    },
  },
  {
    method: 'POST',
    url: '/api/listing-requests/:listingRequestId/own-contract',
    policy: 'landlord',
    scope: 'none',
    acting: 'CONTRACTS',
    upload: true,
    perMinute: 20,
    description:
      'Hands in the landlord’s own contract for a request: a PDF of at most 10 MB. It is used once `prepareContract` names it.',
    takes: 'multipart/form-data: idempotencyKey, file',
    answers: '{ fileId }',
    handler: async (ctx, request, reply) => {
      requireViewer(ctx)
      const { listingRequestId } = request.params as { listingRequestId: string }
      const { fields, file } = await readUpload(request, { maxBytes: OWN_CONTRACT_MAX_BYTES })
      const fileId = await handInOwnContract(ctx, listingRequestId, file, fields['idempotencyKey'] ?? '')
      return reply.status(201).send({ fileId })
    },
  },
]
