import {
  DOCUMENT_CLOCK_REASONS,
  documentClock,
  type DocumentClock,
} from '../../../domain/rentals/document-clock.ts'
import { PROOF_STATES, TENANT_PROOFS } from '../../../domain/rentals/tenant-documents.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { batched } from '../../kernel/graphql/loader.ts'
import { listClockedDocuments } from './document-clock-sql.ts'
import { listDocuments, listDocumentsOf, type ServingDocumentRow, type TenantDocumentRow } from './sql.ts'

/** GraphQL TenantDocumentType. */
export const documentTypeType = catalogueEnum('tenantDocumentType')

/** GraphQL FileValidationStatus. */
export const validationStatusType = catalogueEnum('fileValidationStatus')

/** GraphQL FileValidationFailureReason. */
export const failureReasonType = catalogueEnum('fileValidationFailureReason')

/** GraphQL TenantProof. */
export const proofNameType = builder.enumType('TenantProof', {
  description: 'What a tenant has to show before there is a contract.',
  values: TENANT_PROOFS,
})

/** GraphQL TenantProofState. */
export const proofStateType = builder.enumType('TenantProofState', { values: PROOF_STATES })

const clockReasonType = builder.enumType('DocumentClockReason', {
  description: 'Why a document is kept, and from what its clock runs.',
  values: DOCUMENT_CLOCK_REASONS,
})

const clockOf = batched(
  async (ctx, fileIds: readonly string[]): Promise<Map<string, DocumentClock>> =>
    new Map(
      (await listClockedDocuments(ctx.db, fileIds)).map((document) => [
        document.fileId,
        documentClock(document),
      ]),
    ),
)

/** GraphQL TenantDocument: for its tenant, and for staff who look at documents. */
export const tenantDocumentType = builder.objectRef<TenantDocumentRow>('TenantDocument').implement({
  policy: 'visible',
  fields: (t) => ({
    fileId: t.exposeID('fileId'),
    type: t.expose('type', { type: documentTypeType }),
    idDocument: t.expose('idDocument', { type: catalogueEnum('idDocument'), nullable: true }),
    studentIdType: t.expose('studentIdType', { type: catalogueEnum('studentIdType'), nullable: true }),
    fileName: t.exposeString('fileName'),
    contentType: t.exposeString('contentType'),
    size: t.exposeInt('size', { description: 'In bytes.' }),
    status: t.expose('status', { type: validationStatusType }),
    failureReason: t.expose('failureReason', { type: failureReasonType, nullable: true }),
    explanation: t.exposeString('explanation'),
    issuedOn: t.expose('issuedOn', { type: 'Day', nullable: true }),
    uploadedAt: t.expose('uploadedAt', { type: 'Instant' }),
    reviewedAt: t.expose('reviewedAt', { type: 'Instant', nullable: true }),
    deletedOn: t.field({
      type: 'Day',
      nullable: true,
      description: 'The first day without it; null while its request goes on.',
      resolve: async ({ fileId }, _, ctx) => (await clockOf(ctx, fileId))?.deletedOn ?? null,
    }),
    keptBecause: t.field({
      type: clockReasonType,
      nullable: true,
      resolve: async ({ fileId }, _, ctx) => (await clockOf(ctx, fileId))?.because ?? null,
    }),
    url: t.string({
      description: 'Where the content is, for whoever may open it; as a download.',
      resolve: ({ fileId }) => `/api/tenant-documents/${fileId}`,
    }),
  }),
})

/** The documents of a booking request, for all that ask in one request. */
export const documentsOf = batched(
  async (ctx, bookingRequestIds: readonly string[]): Promise<Map<string, TenantDocumentRow[]>> =>
    Map.groupBy(await listDocuments(ctx.db, bookingRequestIds), (document) => document.bookingRequestId),
)

/** The documents that serve a listing request, for all that ask in one request. */
export const servingDocumentsOf = batched(
  async (ctx, listingRequestIds: readonly string[]): Promise<Map<string, ServingDocumentRow[]>> =>
    Map.groupBy(await listDocumentsOf(ctx.db, listingRequestIds), ({ listingRequestId }) => listingRequestId),
)
