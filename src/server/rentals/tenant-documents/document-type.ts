import { PROOF_STATES, TENANT_PROOFS } from '../../../domain/rentals/tenant-documents.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { batched } from '../../kernel/graphql/loader.ts'
import { listDocuments, type TenantDocumentRow } from './sql.ts'

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

/** GraphQL TenantDocument: for its tenant, and for staff who look at documents. */
export const tenantDocumentType = builder.objectRef<TenantDocumentRow>('TenantDocument').implement({
  policy: 'visible',
  fields: (t) => ({
    fileId: t.exposeID('fileId'),
    type: t.expose('type', { type: documentTypeType }),
    fileName: t.exposeString('fileName'),
    contentType: t.exposeString('contentType'),
    size: t.exposeInt('size', { description: 'In bytes.' }),
    status: t.expose('status', { type: validationStatusType }),
    failureReason: t.expose('failureReason', { type: failureReasonType, nullable: true }),
    explanation: t.exposeString('explanation'),
    issuedOn: t.expose('issuedOn', { type: 'Day', nullable: true }),
    uploadedAt: t.expose('uploadedAt', { type: 'Instant' }),
    reviewedAt: t.expose('reviewedAt', { type: 'Instant', nullable: true }),
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
