import type { Day } from '../../../domain/kernel/day.ts'
import { ResourceNotFoundError, ValidationError } from '../../../domain/kernel/errors.ts'
import { compareNames } from '../../../domain/people/identity-name.ts'
import {
  failureReasonsFor,
  IDENTITY_FIELDS,
  type IdentityDecision,
} from '../../../domain/people/identity-review.ts'
import type { IdVerificationStatus } from '../../../domain/catalogue/checks.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { batched } from '../../kernel/graphql/loader.ts'
import { payload, payloadType } from '../../kernel/graphql/payload.ts'
import { documentDigest } from './document-digest.ts'
import { type IdPictureRow, listPictures } from './pictures-sql.ts'
import { decideIdVerification, editIdentityVerificationField } from './review-actions.ts'
import {
  findIdentityToReview,
  type IdentityToReviewRow,
  listCorrectable,
  type CorrectableIdentityRow,
  listSameIdentities,
  type SameIdentityRow,
} from './review-sql.ts'
import { findVerification, type IdVerificationRow } from './sql.ts'

const picturesOf = batched(async (ctx, ids: readonly string[]) => {
  const byId = new Map<string, IdPictureRow[]>()
  for (const picture of await listPictures(ctx.db, ids))
    byId.set(picture.verificationId, [...(byId.get(picture.verificationId) ?? []), picture])
  return byId
})

const reasonType = catalogueEnum('idVerificationFailureReason')
const statusType = catalogueEnum('idVerificationStatus')

const pictureType = builder.objectRef<IdPictureRow>('IdPicture').implement({
  policy: 'DOCUMENT_VERIFICATION',
  fields: (t) => ({
    side: t.expose('side', { type: catalogueEnum('idPictureSide') }),
    isPdf: t.boolean({ resolve: ({ contentType }) => contentType === 'application/pdf' }),
    url: t.string({
      description: 'Opens for whoever has claimed the verification, and for no longer.',
      resolve: ({ verificationId, side }) => `/api/id-pictures/${verificationId}/${side}`,
    }),
  }),
})

/** GraphQL IdentityToReview: a verification that waits for a decision by staff. */
export const identityToReviewType = builder.objectRef<IdentityToReviewRow>('IdentityToReview').implement({
  policy: 'DOCUMENT_VERIFICATION',
  fields: (t) => ({
    _id: t.exposeID('id', { description: 'The subject of its claim.' }),
    userId: t.exposeID('userId'),
    firstName: t.exposeString('firstName', { description: 'As the account has it.' }),
    lastName: t.exposeString('lastName'),
    isLandlord: t.exposeBoolean('landlord'),
    document: t.expose('document', { type: catalogueEnum('idDocument'), nullable: true }),
    submittedAt: t.expose('submittedAt', { type: 'Instant' }),
    pictures: t.field({
      type: [pictureType],
      resolve: async ({ id }, _, ctx) => (await picturesOf(ctx, id)) ?? [],
    }),
    declineReasons: t.field({ type: [reasonType], resolve: () => [...failureReasonsFor('decline')] }),
    resubmissionReasons: t.field({
      type: [reasonType],
      resolve: () => [...failureReasonsFor('requestResubmission')],
    }),
  }),
})

const sameType = builder.objectRef<SameIdentityRow>('SameIdentity').implement({
  policy: 'DOCUMENT_VERIFICATION',
  description: 'Another account with the same document, or with this name and birth date.',
  fields: (t) => ({
    userId: t.exposeID('userId'),
    email: t.exposeString('email'),
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    isSameDocument: t.exposeBoolean('isSameDocument'),
  }),
})

interface Warnings {
  nameMatch: ReturnType<typeof compareNames>
  same: SameIdentityRow[]
}

const warningsType = builder.objectRef<Warnings>('IdentityWarnings').implement({
  policy: 'DOCUMENT_VERIFICATION',
  description: 'What whoever decides should know; it refuses nothing by itself.',
  fields: (t) => ({
    nameMatch: t.expose('nameMatch', {
      type: catalogueEnum('holderMatch'),
      description: 'How the name on the document fits the account’s.',
    }),
    same: t.expose('same', { type: [sameType] }),
  }),
})

const correctableType = builder.objectRef<CorrectableIdentityRow>('CorrectableIdentity').implement({
  policy: 'EDIT_IDENTITY_VERIFICATION_FIELD',
  fields: (t) => ({
    _id: t.exposeID('id'),
    userId: t.exposeID('userId'),
    email: t.exposeString('email'),
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    birthDate: t.expose('birthDate', { type: 'Day', nullable: true }),
    expiresOn: t.expose('expiresOn', { type: 'Day', nullable: true }),
  }),
})

builder.queryFields((t) => ({
  identityToReview: t.field({
    type: identityToReviewType,
    nullable: true,
    policy: 'DOCUMENT_VERIFICATION',
    scope: 'none',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, ctx) => (await findIdentityToReview(ctx.db, id)) ?? null,
  }),
  identityWarnings: t.field({
    type: warningsType,
    nullable: true,
    policy: 'DOCUMENT_VERIFICATION',
    scope: 'none',
    description:
      'What speaks against a verification with what was read on its document, before it is decided.',
    args: {
      id: t.arg.id({ required: true }),
      firstName: t.arg.string({ required: true }),
      lastName: t.arg.string({ required: true }),
      birthDate: t.arg({ type: 'Day' }),
      country: t.arg.string({ required: true }),
      documentNumber: t.arg.string({ required: true }),
    },
    resolve: async (_, { id, birthDate, ...read }, ctx): Promise<Warnings | null> => {
      const account = await findIdentityToReview(ctx.db, id)
      if (!account) return null
      const digest = documentDigest(ctx.config, read)
      const identity = { userId: account.userId, documentDigest: digest, birthDate: birthDate ?? null }
      const others = await listSameIdentities(ctx.db, identity)
      return {
        nameMatch: compareNames(read, account),
        same: others.filter((other) => other.isSameDocument || compareNames(read, other) !== 'OTHER'),
      }
    },
  }),
  verifiedIdentities: t.field({
    type: [correctableType],
    policy: 'EDIT_IDENTITY_VERIFICATION_FIELD',
    scope: 'none',
    description: 'Verified identities of the people whose name or address begins with the text, at most 20.',
    args: { search: t.arg.string({ required: true }) },
    resolve: (_, { search }, ctx) => listCorrectable(ctx.db, search),
  }),
}))

/** What can be decided, as the specification names the result. */
const verdicts: Readonly<Partial<Record<IdVerificationStatus, IdentityDecision['verdict']>>> = {
  APPROVED: 'approve',
  DECLINED: 'decline',
  RESUBMISSION_REQUESTED: 'requestResubmission',
}

const decidedType = builder.objectRef<IdVerificationRow>('DecidedIdVerification').implement({
  policy: 'staff',
  fields: (t) => ({
    _id: t.exposeID('id'),
    status: t.expose('status', { type: statusType, nullable: true }),
    eraseAfter: t.expose('eraseAfter', { type: 'Instant', nullable: true }),
  }),
})

const dataInput = builder.inputType('IdentityDataInput', {
  description: 'What whoever decides has read on the document; of its number a digest is kept alone.',
  fields: (t) => ({
    firstName: t.string({ required: true }),
    lastName: t.string({ required: true }),
    birthDate: t.field({ type: 'Day', required: true }),
    expiresOn: t.field({ type: 'Day', description: 'Left out: it has no end.' }),
    country: t.string({ required: true, description: 'Two letters of the country that issued it.' }),
    documentNumber: t.string({ required: true }),
  }),
})

const decidedPayload = payloadType('DecidedIdVerificationPayload', 'verification', decidedType)

builder.mutationFields((t) => ({
  decideIdVerification: t.field({
    type: decidedPayload,
    policy: 'DOCUMENT_VERIFICATION',
    scope: 'none',
    description:
      'Approves a verification that the viewer has claimed, declines it, or asks for other pictures. The person is told; after a verdict the pictures are destroyed the day after.',
    args: {
      id: t.arg.id({ required: true }),
      status: t.arg({ type: statusType, required: true }),
      failureReason: t.arg({ type: reasonType }),
      explanation: t.arg.string(),
      data: t.arg({ type: dataInput, description: 'Needed with APPROVED.' }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { id, idempotencyKey, status, ...given }, ctx) =>
      payload(async () => {
        const verdict = verdicts[status]
        if (!verdict) throw new ValidationError({ status: 'identity.status.invalid' })
        const data = given.data && { ...given.data, expiresOn: given.data.expiresOn ?? (null as Day | null) }
        const decision: IdentityDecision = {
          verdict,
          failureReason: given.failureReason ?? null,
          explanation: given.explanation ?? '',
          data: verdict === 'approve' ? (data ?? null) : null,
        }
        return foundOf(
          await findVerification(ctx.db, await decideIdVerification(ctx, id, decision, idempotencyKey)),
        )
      }),
  }),
  editIdentityVerificationField: t.field({
    type: decidedPayload,
    policy: 'EDIT_IDENTITY_VERIFICATION_FIELD',
    scope: 'none',
    description: 'Corrects a field of a verified identity, with the reason; the log has who, which and why.',
    args: {
      id: t.arg.id({ required: true }),
      field: t.arg({
        type: builder.enumType('IdentityField', { values: IDENTITY_FIELDS }),
        required: true,
      }),
      value: t.arg.string({ required: true, description: 'Days as YYYY-MM-DD; empty: no end.' }),
      reason: t.arg.string({ required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { idempotencyKey, ...correction }, ctx) =>
      payload(async () =>
        foundOf(
          await findVerification(
            ctx.db,
            await editIdentityVerificationField(ctx, correction, idempotencyKey),
          ),
        ),
      ),
  }),
}))

function foundOf(row: IdVerificationRow | undefined): IdVerificationRow {
  if (!row) throw new ResourceNotFoundError()
  return row
}
