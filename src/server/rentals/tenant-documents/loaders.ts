import { proofsOf, type ProofDemand } from '../../../domain/rentals/tenant-documents.ts'
import { batched } from '../../kernel/graphql/loader.ts'
import { listDocuments, type TenantDocumentRow } from './sql.ts'
import { listVerified } from './verification-sql.ts'

/** The documents of a booking request, for all that ask in one request. */
export const documentsOf = batched(
  async (ctx, bookingRequestIds: readonly string[]): Promise<Map<string, TenantDocumentRow[]>> =>
    Map.groupBy(await listDocuments(ctx.db, bookingRequestIds), (document) => document.bookingRequestId),
)

/** The proofs that a listing request asks for. */
export const demandsOf = batched(
  async (ctx, requestIds: readonly string[]): Promise<Map<string, ProofDemand[]>> =>
    new Map((await listVerified(ctx.db, requestIds)).map((request) => [request.id, proofsOf(request)])),
)
