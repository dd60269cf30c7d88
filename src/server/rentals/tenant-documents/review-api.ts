import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { failureReasonsFor } from '../../../domain/rentals/tenant-document-review.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { payload, payloadType } from '../../kernel/graphql/payload.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { documentsOf, failureReasonType, tenantDocumentType, validationStatusType } from './document-type.ts'
import { validateTenantDocument } from './review-actions.ts'
import { type DocumentToReviewRow, findToReview } from './review-sql.ts'
import { findDocument, type TenantDocumentRow } from './sql.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

const reviewType = builder.objectRef<DocumentToReviewRow>('DocumentToReview').implement({
  policy: 'DOCUMENT_VERIFICATION',
  fields: (t) => ({
    document: t.field({ type: tenantDocumentType, resolve: (row, _, ctx) => documentOf(ctx, row) }),
    others: t.field({
      type: [tenantDocumentType],
      description: 'What else the tenant has handed in, to compare names.',
      resolve: async ({ bookingRequestId, fileId }, _, ctx) =>
        ((await documentsOf(ctx, bookingRequestId)) ?? []).filter((other) => other.fileId !== fileId),
    }),
    failureReasons: t.field({
      type: [failureReasonType],
      description: 'Why a document of this type may not be accepted.',
      resolve: async (row, _, ctx) => failureReasonsFor((await documentOf(ctx, row)).type),
    }),
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    reasonForStay: t.expose('reasonForStay', { type: catalogueEnum('reasonForStay') }),
    employment: t.expose('employment', { type: catalogueEnum('employment'), nullable: true }),
    paidBy: t.expose('paidBy', { type: catalogueEnum('paidBy') }),
    companyName: t.exposeString('companyName'),
    jobTitle: t.exposeString('jobTitle'),
    from: t.expose('from', { type: 'Day' }),
    to: t.expose('to', { type: 'Day' }),
  }),
})

async function documentOf(ctx: Context, row: DocumentToReviewRow): Promise<TenantDocumentRow> {
  const documents = (await documentsOf(ctx, row.bookingRequestId)) ?? []
  const document = documents.find(({ fileId }) => fileId === row.fileId)
  if (!document) throw new ResourceNotFoundError()
  return document
}

builder.queryField('documentToReview', (t) =>
  t.field({
    type: reviewType,
    nullable: true,
    policy: 'DOCUMENT_VERIFICATION',
    scope: 'none',
    description: 'A document of a tenant that nobody has decided, with what it is compared with.',
    args: { fileId: t.arg.id({ required: true }) },
    resolve: (_, { fileId }, ctx) => findToReview(ctx.db, fileId),
  }),
)

const validatePayload = payloadType('ValidateTenantDocumentPayload', 'document', tenantDocumentType)

builder.mutationField('validateTenantDocument', (t) =>
  t.field({
    type: validatePayload,
    policy: 'DOCUMENT_VERIFICATION',
    scope: 'none',
    description:
      'Accepts a document, or says why not. With the last proof accepted the contract is made; what is not accepted is told to the tenant.',
    args: {
      fileId: t.arg.id({ required: true }),
      status: t.arg({ type: validationStatusType, required: true }),
      failureReason: t.arg({ type: failureReasonType }),
      explanation: t.arg.string(),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { fileId, idempotencyKey, ...given }, ctx) =>
      payload(async () => {
        const review = {
          status: given.status,
          failureReason: given.failureReason ?? null,
          explanation: given.explanation?.trim() ?? '',
        }
        await validateTenantDocument(ctx, fileId, review, idempotencyKey)
        const document = await findDocument(ctx.db, requireViewer(ctx), fileId)
        if (!document) throw new ResourceNotFoundError()
        return document
      }),
  }),
)
