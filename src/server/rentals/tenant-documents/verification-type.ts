import { canRevokeConsent } from '../../../domain/rentals/document-reuse.ts'
import {
  canHandIn,
  canRemoveDocument,
  documentProgressOf,
  proofState,
  type ProofDemand,
  proofsOf,
} from '../../../domain/rentals/tenant-documents.ts'
import {
  type OpenPart,
  VERIFICATION_PARTS,
  VERIFICATION_TURNS,
} from '../../../domain/rentals/verification/what-is-open.ts'
import { tenantRequestType } from '../lifecycle/request-refs.ts'
import { type RequestRow, storedFactsOf } from '../lifecycle/rows.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { batched } from '../../kernel/graphql/loader.ts'
import { verdictType } from '../../listings/listings/listing-summary-type.ts'
import { listReusable } from './consent-actions.ts'
import { type ConsentRow, listConsents } from './consent-sql.ts'
import {
  documentTypeType,
  proofNameType,
  proofStateType,
  servingDocumentsOf,
  tenantDocumentType,
} from './document-type.ts'
import type { TenantDocumentRow } from './sql.ts'
import { openPartsOf } from './open-parts.ts'
import { coverOf, NOT_CHECKED, rentCoverType } from './rent-cover-type.ts'
import { listVerified, type VerifiedRequestRow } from './verification-sql.ts'

const verifiedOf = batched(
  async (ctx, requestIds: readonly string[]): Promise<Map<string, VerifiedRequestRow>> =>
    new Map((await listVerified(ctx.db, requestIds, ctx.today())).map((request) => [request.id, request])),
)

const documentsFor = async (ctx: Context, row: RequestRow) => (await servingDocumentsOf(ctx, row.id)) ?? []

const consentOf = batched(
  async (ctx, requestIds: readonly string[]): Promise<Map<string, ConsentRow>> =>
    new Map((await listConsents(ctx.db, requestIds)).map((consent) => [consent.listingRequestId, consent])),
)
const demandsFor = async (ctx: Context, row: RequestRow): Promise<ProofDemand[]> => {
  const verified = await verifiedOf(ctx, row.id)
  return verified?.documentsNeeded ? proofsOf(verified) : []
}

/** How far the documents of a request are. */
export async function verificationProgressOf(ctx: Context, row: RequestRow) {
  const [demands, documents] = await Promise.all([demandsFor(ctx, row), documentsFor(ctx, row)])
  // What was accepted stays so when the documents have been deleted.
  const asked = demands.length
  if (row.verificationDoneAt) return { asked, handedIn: asked, accepted: asked, failed: 0 }
  return documentProgressOf(demands, documents)
}

/** What is open of a request, by the one rule; nothing where all is done. */
export async function openOf(ctx: Context, row: RequestRow): Promise<OpenPart[]> {
  const [verified, documents] = await Promise.all([verifiedOf(ctx, row.id), documentsFor(ctx, row)])
  return verified && !row.verificationDoneAt ? openPartsOf(verified, documents) : []
}

const openPartType = builder.objectRef<OpenPart>('OpenVerificationPart').implement({
  policy: 'visible',
  description: 'Something that a contract waits for.',
  fields: (t) => ({
    part: t.expose('part', {
      type: builder.enumType('VerificationPart', { values: VERIFICATION_PARTS }),
    }),
    turn: t.expose('turn', {
      type: builder.enumType('VerificationTurn', {
        description: 'Who has to do something; LATER: it begins when the parts before it are done.',
        values: VERIFICATION_TURNS,
      }),
    }),
    until: t.expose('until', {
      type: 'Instant',
      nullable: true,
      description: 'Until when the tenant has time.',
    }),
  }),
})

/** GraphQL VerificationProgress, of a request that asks for documents. */
export const verificationProgressType = builder.objectRef<RequestRow>('VerificationProgress').implement({
  policy: 'visible',
  description:
    'What a request waits for: numbers of proofs, never the documents; how often the income covers the rent, never the income.',
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
    open: t.field({
      type: [openPartType],
      description: 'What is not done yet, in the order in which it is done.',
      resolve: (row, _, ctx) => openOf(ctx, row),
    }),
    identityNeeded: t.exposeBoolean('identityNeeded'),
    rentCover: t.field({
      type: rentCoverType,
      nullable: true,
      description: 'Null where no income is asked for.',
      resolve: async (row, _, ctx) =>
        row.solvencyNeeded ? ((await coverOf(ctx, row.id)) ?? NOT_CHECKED) : null,
    }),
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
      isReused: t.boolean({
        description: 'Handed in for an earlier request, and used with consent.',
        resolve: ({ document, row }) => document.bookingRequestId !== row.bookingRequestId,
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
      resolve: async ({ demand, row }, _, ctx) =>
        row.verificationDoneAt ? 'SUCCESSFUL' : proofState(demand, await documentsFor(ctx, row)),
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

const consentType = builder
  .objectRef<{ consent: ConsentRow; row: RequestRow }>('TenantDocumentConsent')
  .implement({
    policy: 'visible',
    description: 'That earlier documents may be used for a request.',
    fields: (t) => ({
      givenAt: t.field({ type: 'Instant', resolve: ({ consent }) => consent.givenAt }),
      canRevoke: t.field({ type: verdictType, resolve: ({ row }) => canRevokeConsent(storedFactsOf(row)) }),
    }),
  })

/** GraphQL TenantVerification: what a request asks its tenant for, and what is there. */
export const verificationType = builder.objectRef<RequestRow>('TenantVerification').implement({
  policy: 'visible',
  fields: (t) => ({
    request: t.field({ type: tenantRequestType, resolve: (row) => row }),
    progress: t.field({ type: verificationProgressType, resolve: (row) => row }),
    canHandIn: t.field({ type: verdictType, resolve: (row) => canHandIn(storedFactsOf(row)) }),
    reusable: t.field({
      type: [tenantDocumentType],
      description:
        'Accepted documents of earlier requests that are fresh and would do here; used only with consent.',
      resolve: async (row, _, ctx) =>
        canHandIn(storedFactsOf(row)).value ? listReusable(ctx.db, ctx, row, await demandsFor(ctx, row)) : [],
    }),
    consent: t.field({
      type: consentType,
      nullable: true,
      resolve: async (row, _, ctx) => {
        const consent = await consentOf(ctx, row.id)
        return consent && { consent, row }
      },
    }),
    proofs: t.field({
      type: [proofType],
      resolve: async (row, _, ctx) =>
        row.verificationNeeded ? (await demandsFor(ctx, row)).map((demand) => ({ demand, row })) : [],
    }),
  }),
})
