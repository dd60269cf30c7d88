import {
  canHandIn,
  canRemoveDocument,
  documentProgressOf,
  proofState,
  type ProofDemand,
  proofsOf,
} from '../../../domain/rentals/tenant-documents.ts'
import { tenantRequestType } from '../lifecycle/request-refs.ts'
import { type RequestRow, storedFactsOf } from '../lifecycle/rows.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { batched } from '../../kernel/graphql/loader.ts'
import { verdictType } from '../../listings/listings/listing-summary-type.ts'
import {
  documentsOf,
  documentTypeType,
  proofNameType,
  proofStateType,
  tenantDocumentType,
} from './document-type.ts'
import type { TenantDocumentRow } from './sql.ts'
import { listVerified } from './verification-sql.ts'

const demandsOf = batched(
  async (ctx, requestIds: readonly string[]): Promise<Map<string, ProofDemand[]>> =>
    new Map((await listVerified(ctx.db, requestIds)).map((request) => [request.id, proofsOf(request)])),
)

const demandsFor = async (ctx: Context, row: RequestRow) => (await demandsOf(ctx, row.id)) ?? []
const documentsFor = async (ctx: Context, row: RequestRow) =>
  (await documentsOf(ctx, row.bookingRequestId)) ?? []

/** How far the documents of a request are. */
export async function verificationProgressOf(ctx: Context, row: RequestRow) {
  const [demands, documents] = await Promise.all([demandsFor(ctx, row), documentsFor(ctx, row)])
  return documentProgressOf(demands, documents)
}

/** GraphQL VerificationProgress, of a request that asks for documents. */
export const verificationProgressType = builder.objectRef<RequestRow>('VerificationProgress').implement({
  policy: 'visible',
  description: 'How far the documents of a request are: numbers of proofs, never the documents.',
  fields: (t) => ({
    asked: t.int({ resolve: async (row, _, ctx) => (await verificationProgressOf(ctx, row)).asked }),
    handedIn: t.int({
      description: 'With a document that was not refused.',
      resolve: async (row, _, ctx) => (await verificationProgressOf(ctx, row)).handedIn,
    }),
    accepted: t.int({ resolve: async (row, _, ctx) => (await verificationProgressOf(ctx, row)).accepted }),
    failed: t.int({
      description: 'All of whose documents were refused.',
      resolve: async (row, _, ctx) => (await verificationProgressOf(ctx, row)).failed,
    }),
    done: t.boolean({ resolve: (row) => row.verificationDoneAt !== null }),
    doneAt: t.expose('verificationDoneAt', { type: 'Instant', nullable: true }),
  }),
})

const ownDocumentType = builder
  .objectRef<{ document: TenantDocumentRow; row: RequestRow }>('OwnTenantDocument')
  .implement({
    policy: 'visible',
    fields: (t) => ({
      document: t.field({ type: tenantDocumentType, resolve: ({ document }) => document }),
      canRemove: t.field({
        type: verdictType,
        resolve: ({ document, row }) => canRemoveDocument(storedFactsOf(row), document),
      }),
    }),
  })

const proofType = builder.objectRef<{ demand: ProofDemand; row: RequestRow }>('TenantProofDemand').implement({
  policy: 'visible',
  fields: (t) => ({
    proof: t.field({ type: proofNameType, resolve: ({ demand }) => demand.proof }),
    anyOf: t.field({
      type: [documentTypeType],
      description: 'One of these documents is enough.',
      resolve: ({ demand }) => [...demand.anyOf],
    }),
    state: t.field({
      type: proofStateType,
      resolve: async ({ demand, row }, _, ctx) => proofState(demand, await documentsFor(ctx, row)),
    }),
    documents: t.field({
      type: [ownDocumentType],
      resolve: async ({ demand, row }, _, ctx) =>
        (await documentsFor(ctx, row))
          .filter((document) => demand.anyOf.includes(document.type))
          .map((document) => ({ document, row })),
    }),
  }),
})

/** GraphQL TenantVerification: what a request asks its tenant for, and what is there. */
export const verificationType = builder.objectRef<RequestRow>('TenantVerification').implement({
  policy: 'visible',
  fields: (t) => ({
    request: t.field({ type: tenantRequestType, resolve: (row) => row }),
    progress: t.field({ type: verificationProgressType, resolve: (row) => row }),
    canHandIn: t.field({ type: verdictType, resolve: (row) => canHandIn(storedFactsOf(row)) }),
    proofs: t.field({
      type: [proofType],
      resolve: async (row, _, ctx) =>
        row.verificationNeeded ? (await demandsFor(ctx, row)).map((demand) => ({ demand, row })) : [],
    }),
  }),
})
