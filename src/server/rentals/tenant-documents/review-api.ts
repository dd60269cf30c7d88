import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { failureReasonsFor } from '../../../domain/rentals/tenant-document-review.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { batched } from '../../kernel/graphql/loader.ts'
import { payload, payloadType } from '../../kernel/graphql/payload.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { documentsOf, failureReasonType, tenantDocumentType, validationStatusType } from './document-type.ts'
import { validateTenantDocument } from './review-actions.ts'
import { countToReview, type DocumentToReviewRow, listToReview } from './review-sql.ts'
import { findDocument, type TenantDocumentRow } from './sql.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

const longestPage = 100

const totalOf = batched(async (ctx, keys: readonly string[]) => {
  const total = await countToReview(ctx.db)
  return new Map(keys.map((key) => [key, total]))
})

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

const listType = builder.objectRef<{ page: number; pageSize: number }>('DocumentToReviewList').implement({
  policy: 'DOCUMENT_VERIFICATION',
  fields: (t) => ({
    nodes: t.field({ type: [reviewType], resolve: (list, _, ctx) => listToReview(ctx.db, list) }),
    totalCount: t.int({ resolve: async (_, __, ctx) => (await totalOf(ctx, 'all')) ?? 0 }),
  }),
})

builder.queryField('documentsToReview', (t) =>
  t.field({
    type: listType,
    policy: 'DOCUMENT_VERIFICATION',
    scope: 'none',
    description: 'Documents of tenants that nobody has looked at, the oldest first.',
    args: { page: t.arg.int({ defaultValue: 1 }), pageSize: t.arg.int({ defaultValue: 20 }) },
    resolve: (_, { page, pageSize }) => ({
      page: Math.max(1, page ?? 1),
      pageSize: Math.min(longestPage, Math.max(1, pageSize ?? 20)),
    }),
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
