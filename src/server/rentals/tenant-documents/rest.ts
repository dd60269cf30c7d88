import type { Route } from '../../kernel/http/route.ts'
import { sendUpload } from '../../kernel/http/send-upload.ts'
import { readUpload } from '../../kernel/http/upload.ts'
import { handInDocument, openDocument } from './actions.ts'
import { DOCUMENT_MAX_BYTES } from '../../kernel/files/clean-document.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

/** The contents of tenants' documents; who hands in and who opens them is decided by the actions. */
export const tenantDocumentRoutes: readonly Route[] = [
  {
    method: 'POST',
    url: '/api/tenant-documents',
    policy: 'tenant',
    scope: 'none',
    upload: true,
    perMinute: 30,
    description: 'Hands in a document: PDF, JPEG or PNG of at most 10 MB, with what it is.',
    takes:
      'multipart/form-data: listingRequestId, type, issuedOn (YYYY-MM-DD; not for an identity document), kind (an IdDocument of an identity document, a StudentIdType of a certificate of matriculation), evenIfBlank (yes, or nothing), replaces (a fileId, or nothing), idempotencyKey, file',
    answers: '{ fileId }',
    handler: async (ctx, request, reply) => {
      requireViewer(ctx)
      const { fields, file } = await readUpload(request, { maxBytes: DOCUMENT_MAX_BYTES })
      const order = {
        listingRequestId: fields['listingRequestId'] ?? '',
        type: fields['type'] ?? '',
        issuedOn: fields['issuedOn'] ?? '',
        kind: fields['kind'] ?? '',
        evenIfBlank: fields['evenIfBlank'] === 'yes',
        replaces: fields['replaces'] ?? '',
      }
      const fileId = await handInDocument(ctx, order, file, fields['idempotencyKey'] ?? '')
      return reply.status(201).send({ fileId })
    },
  },
  {
    method: 'GET',
    url: '/api/tenant-documents/:fileId',
    policy: 'viewer',
    scope: 'none',
    acting: 'PERSON',
    description: 'A document as a download, for its tenant and for staff with DOCUMENT_VERIFICATION.',
    answers: 'the content',
    handler: async (ctx, request, reply) => {
      const { fileId } = request.params as { fileId: string }
      const { document, content } = await openDocument(ctx, fileId)
      return sendUpload(reply, { ...document, content }, { place: 'attachment' })
    },
  },
]
