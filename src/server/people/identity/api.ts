import { dashboardVerificationStatus, ID_DOCUMENTS } from '../../../domain/catalogue/checks.ts'
import type { Permission } from '../../../domain/catalogue/people.ts'
import { NotAllowedError } from '../../../domain/kernel/errors.ts'
import { isPersonsTurn, stageOf } from '../../../domain/people/identity-life.ts'
import {
  canAddPicture,
  canStartVerification,
  deadlineOf,
  sidesOf,
} from '../../../domain/people/identity-rules.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { batched } from '../../kernel/graphql/loader.ts'
import { payload, payloadType } from '../../kernel/graphql/payload.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import { unblockedId } from '../../kernel/viewer/blocked-sql.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { listPictures } from './pictures-sql.ts'
import { createIdVerificationSession, identityFactsOf, submitIdVerification } from './session-actions.ts'
import {
  findIdVerification,
  findVerifiedIdentity,
  type IdVerificationRow,
  type VerifiedIdentity,
} from './sql.ts'

const statusType = catalogueEnum('dashboardVerificationStatus')
const sideType = catalogueEnum('idPictureSide')
const documentType = catalogueEnum('idDocument')

const statusOfUserType = builder
  .objectRef<{ latest: IdVerificationRow | null }>('UserIdVerification')
  .implement({
    policy: 'visible',
    fields: (t) => ({
      status: t.field({
        type: statusType,
        resolve: ({ latest }) => dashboardVerificationStatus(latest && stageOf(latest)),
      }),
      date: t.field({ type: 'Instant', nullable: true, resolve: ({ latest }) => latest?.updatedAt ?? null }),
    }),
  })

builder.queryField('userIdVerificationStatus', (t) =>
  t.field({
    type: statusOfUserType,
    policy: 'viewer',
    scope: 'none',
    description: 'Of the person; of others for staff who verify, or with accounting or sales permission.',
    args: { userId: t.arg.id() },
    resolve: async (_, { userId }, ctx) => {
      const id = await unblockedId(ctx, readableId(requireViewer(ctx), userId))
      return { latest: (await findIdVerification(ctx.db, id)) ?? null }
    },
  }),
)

const readers: readonly Permission[] = ['DOCUMENT_VERIFICATION', 'VERIFF', 'accounting', 'sales']

function readableId(viewer: Viewer, given: string | null | undefined): string {
  const id = given ?? viewer.id
  if (id === viewer.id && !viewer.accessLinkId) return id
  const reads = viewer.permissions.some((permission) => readers.includes(permission))
  if (!reads || viewer.impersonation) throw new NotAllowedError()
  return id
}

/** GraphQL VerifiedIdentity: for the person, and for staff who verify. */
export const verifiedIdentityType = builder.objectRef<VerifiedIdentity>('VerifiedIdentity').implement({
  policy: 'visible',
  fields: (t) => ({
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    birthDate: t.expose('birthDate', { type: 'Day', nullable: true }),
    expiresOn: t.expose('expiresOn', {
      type: 'Day',
      nullable: true,
      description: 'The last day on which the document is valid; null where it has no end.',
    }),
    approvedAt: t.expose('approvedAt', { type: 'Instant' }),
  }),
})

const sessionType = builder.objectRef<IdVerificationRow>('IdVerificationSession').implement({
  policy: 'visible',
  fields: (t) => ({
    date: t.field({ type: 'Instant', resolve: ({ createdAt }) => createdAt }),
    url: t.string({
      description: 'Where the person goes on: our own page, or the external provider’s.',
      resolve: ({ url }) => url ?? '',
    }),
    sessionId: t.exposeID('sessionId'),
    provider: t.expose('provider', { type: catalogueEnum('idVerificationProvider') }),
  }),
})

const verificationType = builder.objectRef<IdVerificationRow>('IdVerification').implement({
  policy: 'visible',
  description: 'The latest verification of the viewer.',
  fields: (t) => ({
    provider: t.expose('provider', { type: catalogueEnum('idVerificationProvider') }),
    isTest: t.exposeBoolean('isTest', { description: 'It proves nobody’s identity.' }),
    action: t.expose('action', { type: catalogueEnum('idVerificationAction') }),
    status: t.expose('status', { type: catalogueEnum('idVerificationStatus'), nullable: true }),
    url: t.exposeString('url', {
      nullable: true,
      description: 'Where the person goes on while it is their turn.',
    }),
    document: t.expose('document', { type: documentType, nullable: true }),
    sides: t.field({
      type: [sideType],
      description: 'Of which there is a picture.',
      resolve: async ({ id }, _, ctx) => (await listPictures(ctx.db, [id])).map(({ side }) => side),
    }),
    canAddPicture: t.boolean({
      description: 'It is the person’s turn, and pictures are handed in here.',
      resolve: (row) => canAddPicture({ ...row, stage: stageOf(row) }).value,
    }),
    failureReason: t.expose('failureReason', {
      type: catalogueEnum('idVerificationFailureReason'),
      nullable: true,
    }),
    explanation: t.exposeString('explanation'),
    submittedAt: t.expose('submittedAt', { type: 'Instant', nullable: true }),
    decidedAt: t.expose('decidedAt', { type: 'Instant', nullable: true }),
    endsAt: t.field({
      type: 'Instant',
      nullable: true,
      description: 'When it ends by itself unless the person goes on.',
      resolve: (row) => (isPersonsTurn(stageOf(row)) ? deadlineOf(stageOf(row), row.updatedAt) : null),
    }),
    eraseAfter: t.expose('eraseAfter', {
      type: 'Instant',
      nullable: true,
      description: 'When the pictures are destroyed; null while it hasn’t come to its end.',
    }),
    erasedAt: t.expose('erasedAt', { type: 'Instant', nullable: true }),
  }),
})

const documents = ID_DOCUMENTS.map((document) => ({ document, sides: [...sidesOf(document)] }))

const documentSidesType = builder.objectRef<(typeof documents)[number]>('IdDocumentSides').implement({
  policy: 'visible',
  fields: (t) => ({
    document: t.expose('document', { type: documentType }),
    sides: t.expose('sides', { type: [sideType], description: 'The pictures that it needs.' }),
  }),
})

/** What decides whether somebody can verify themselves, asked for once. */
const factsOf = batched(async (ctx, userIds: readonly string[]) => {
  const facts = await Promise.all(userIds.map((userId) => identityFactsOf(ctx, ctx.db, userId)))
  return new Map(facts.map((one, at) => [userIds[at] ?? '', one]))
})

const ownType = builder.objectRef<{ userId: string }>('OwnIdentity').implement({
  policy: 'visible',
  description: 'What is known of the viewer’s identity, and whether they can prove it now.',
  fields: (t) => ({
    isAsked: t.boolean({
      description: 'The feature is on for the viewer.',
      resolve: async ({ userId }, _, ctx) => (await factsOf(ctx, userId))?.isAsked ?? false,
    }),
    cannotStart: t.field({
      type: catalogueEnum('reasons'),
      nullable: true,
      description: 'Why no verification can begin or go on now; null: one can.',
      resolve: async ({ userId }, _, ctx) => {
        const facts = await factsOf(ctx, userId)
        return facts ? canStartVerification(facts, ctx.today()).reason : null
      },
    }),
    latest: t.field({
      type: verificationType,
      nullable: true,
      resolve: async ({ userId }, _, ctx) => (await findIdVerification(ctx.db, userId)) ?? null,
    }),
    verified: t.field({
      type: verifiedIdentityType,
      nullable: true,
      description: 'While the document is valid.',
      resolve: async ({ userId }, _, ctx) =>
        (await findVerifiedIdentity(ctx.db, userId, ctx.today())) ?? null,
    }),
    documents: t.field({ type: [documentSidesType], resolve: () => documents }),
  }),
})

builder.queryField('ownIdentity', (t) =>
  t.field({
    type: ownType,
    policy: 'person',
    scope: 'none',
    resolve: (_, __, ctx) => ({ userId: requireViewer(ctx).id }),
  }),
)

builder.mutationFields((t) => ({
  createIdVerificationSession: t.field({
    type: payloadType('IdVerificationSessionPayload', 'verificationStatus', sessionType),
    policy: 'person',
    scope: 'none',
    description: 'Begins a verification of the viewer, or answers the one that is open.',
    resolve: (_, __, ctx) => payload(() => createIdVerificationSession(ctx)),
  }),
  submitIdVerification: t.field({
    type: payloadType('OwnIdentityPayload', 'identity', ownType),
    policy: 'person',
    scope: 'none',
    description: 'Hands in the pictures of the open verification for a look by staff.',
    args: {
      document: t.arg({ type: documentType, required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { document, idempotencyKey }, ctx) =>
      payload(async () => {
        await submitIdVerification(ctx, document, idempotencyKey)
        return { userId: requireViewer(ctx).id }
      }),
  }),
}))
