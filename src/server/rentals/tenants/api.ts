import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { payload, payloadType } from '../../kernel/graphql/payload.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { publicListingType } from '../../listings/listings/public-listing-type.ts'
import { listOtherPublicGroups } from '../../listings/listings/sql.ts'
import { saveTenantProfile } from './actions.ts'
import { findTenantProfile, type TenantProfileRow } from './sql.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

const mostOtherListings = 12

const profileType = builder.objectRef<TenantProfileRow>('TenantProfile').implement({
  policy: 'visible',
  fields: (t) => ({
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    phone: t.exposeString('phone'),
    gender: t.expose('gender', { type: catalogueEnum('gender'), nullable: true }),
    adultsInformation: t.field({
      type: [catalogueEnum('relationship')],
      description: 'Relationships, the main tenant first.',
      resolve: (profile) => profile.adultsInformation.map(({ relationship }) => relationship),
    }),
    childrenInformation: t.field({
      type: [catalogueEnum('childType')],
      description: 'Age groups of the children.',
      resolve: (profile) => profile.childrenInformation.map(({ type }) => type),
    }),
    pets: t.exposeBoolean('pets'),
    petsDescription: t.exposeString('petsDescription'),
    reasonForStay: t.expose('reasonForStay', { type: catalogueEnum('reasonForStay'), nullable: true }),
    employment: t.expose('employment', { type: catalogueEnum('employment'), nullable: true }),
    companyName: t.exposeString('companyName'),
    jobTitle: t.exposeString('jobTitle'),
    paidBy: t.expose('paidBy', { type: catalogueEnum('paidBy'), nullable: true }),
    message: t.exposeString('message', { description: 'What the message to a landlord starts with.' }),
    updatedAt: t.expose('updatedAt', {
      type: 'Instant',
      nullable: true,
      description: 'Null while nothing was saved: then it shows the answers of the latest request.',
    }),
  }),
})

builder.queryField('tenantProfile', (t) =>
  t.field({
    type: profileType,
    policy: 'tenant',
    scope: 'none',
    description: 'What the person has told once for all requests; a request form starts with it.',
    resolve: (_, __, ctx) => ownProfile(ctx),
  }),
)

async function ownProfile(ctx: Context): Promise<TenantProfileRow> {
  const profile = await findTenantProfile(ctx.db, requireViewer(ctx).id)
  if (!profile) throw new ResourceNotFoundError()
  return profile
}

builder.queryField('otherListings', (t) =>
  t.field({
    type: [publicListingType],
    policy: 'public',
    scope: 'any',
    description:
      'Listings of the same city that one booking request could ask beside a listing (D4: one or more groups).',
    args: { groupId: t.arg.id({ required: true }) },
    resolve: (_, { groupId }, ctx) => listOtherPublicGroups(ctx.db, groupId, mostOtherListings),
  }),
)

const profileInput = builder.inputType('TenantProfileInput', {
  fields: (t) => ({
    firstName: t.string({ required: true }),
    lastName: t.string({ required: true }),
    phone: t.string(),
    gender: t.field({ type: catalogueEnum('gender') }),
    adultsInformation: t.field({ type: [catalogueEnum('relationship')], required: true }),
    childrenInformation: t.field({ type: [catalogueEnum('childType')], required: true }),
    pets: t.boolean({ required: true }),
    petsDescription: t.string(),
    reasonForStay: t.field({ type: catalogueEnum('reasonForStay') }),
    employment: t.field({ type: catalogueEnum('employment') }),
    companyName: t.string(),
    jobTitle: t.string(),
    paidBy: t.field({ type: catalogueEnum('paidBy') }),
    message: t.string(),
  }),
})

const profilePayload = payloadType('TenantProfilePayload', 'profile', profileType)

builder.mutationField('saveTenantProfile', (t) =>
  t.field({
    type: profilePayload,
    policy: 'tenant',
    scope: 'none',
    description: 'Saves what a request form starts with; requests that were sent stay as they are.',
    args: {
      input: t.arg({ type: profileInput, required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { input, idempotencyKey }, ctx) =>
      payload(async () => {
        await saveTenantProfile(ctx, formOf(input), idempotencyKey)
        return ownProfile(ctx)
      }),
  }),
)

/** The domain's form from the API's input. */
function formOf(input: typeof profileInput.$inferInput) {
  return {
    ...input,
    phone: input.phone ?? '',
    gender: input.gender ?? null,
    adultsInformation: input.adultsInformation.map((relationship) => ({ relationship })),
    childrenInformation: input.childrenInformation.map((type) => ({ type })),
    petsDescription: input.petsDescription ?? '',
    reasonForStay: input.reasonForStay ?? null,
    employment: input.employment ?? null,
    companyName: input.companyName ?? '',
    jobTitle: input.jobTitle ?? '',
    paidBy: input.paidBy ?? null,
    message: input.message ?? '',
  }
}
