import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import type { KnownTerms } from '../../../domain/rentals/fee-terms.ts'
import { termsOn } from '../../../domain/rentals/fee-terms.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { batched } from '../../kernel/graphql/loader.ts'
import { payload, payloadType } from '../../kernel/graphql/payload.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { termOriginType } from '../../rentals/bookings/planned-fee-type.ts'
import { grantIncentive, makeFeeTerms } from './actions.ts'
import { listStayTerms, type StayTermsRow } from './stay-terms.ts'
import {
  type FeeTermsRow,
  type IncentiveRow,
  type TermsLandlordRow,
  listFeeTerms,
  listIncentives,
  listTermsLandlords,
  listListings,
  listVisibleIncentives,
  listVisibleTerms,
} from './sql.ts'
import { feeTermsType, incentiveType } from './terms-type.ts'

const longestPage = 20

const termsOfLandlord = batched(async (ctx, ids: readonly string[]): Promise<Map<string, FeeTermsRow[]>> =>
  Map.groupBy(await listFeeTerms(ctx.db, ids), (row) => row.landlordId),
)

const incentivesOfLandlord = batched(
  async (ctx, ids: readonly string[]): Promise<Map<string, IncentiveRow[]>> =>
    Map.groupBy(await listIncentives(ctx.db, ids), (row) => row.landlordId),
)

type ListingRow = Awaited<ReturnType<typeof listListings>>[number]

const listingsOfLandlord = batched(async (ctx, ids: readonly string[]): Promise<Map<string, ListingRow[]>> =>
  Map.groupBy(await listListings(ctx.db, ids), (row) => row.landlordId),
)

const knownTermsType = builder.objectRef<KnownTerms>('KnownTerms').implement({
  policy: 'visible',
  fields: (t) => ({
    landlordFeeRate: t.int({ resolve: ({ terms }) => terms.landlordFeeRate }),
    landlordFeeOrigin: t.field({
      type: termOriginType,
      resolve: ({ origins }) => origins.landlordFeePercent,
    }),
    tenantFeeRate: t.int({ resolve: ({ terms }) => terms.tenantFeeRate }),
    tenantFeeOrigin: t.field({ type: termOriginType, resolve: ({ origins }) => origins.tenantFeePercent }),
    calculationMethod: t.field({
      type: catalogueEnum('invoiceCalculationMethod'),
      resolve: ({ terms }) => terms.calculationMethod,
    }),
    calculationOrigin: t.field({ type: termOriginType, resolve: ({ origins }) => origins.calculationMethod }),
  }),
})

/** What holds today for listings without terms of their own. */
function knownNow(ctx: Context, made: readonly FeeTermsRow[]): KnownTerms {
  return termsOn(
    ctx.today(),
    'OWN_CALCULATION',
    made.filter(({ groupId }) => groupId === null),
  )
}

const listingType = builder.objectRef<ListingRow>('ListingWithTerms').implement({
  policy: 'accounting',
  fields: (t) => ({ groupId: t.exposeID('id'), name: t.exposeString('name') }),
})

const landlordType = builder.objectRef<TermsLandlordRow>('LandlordWithTerms').implement({
  policy: 'accounting',
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.exposeString('name'),
    email: t.exposeString('email'),
    now: t.field({
      type: knownTermsType,
      description: 'What holds today for listings without terms of their own.',
      resolve: async ({ id }, _, ctx) => knownNow(ctx, (await termsOfLandlord(ctx, id)) ?? []),
    }),
    terms: t.field({
      type: [feeTermsType],
      description: 'All that were ever made, the newest first.',
      resolve: async ({ id }, _, ctx) => (await termsOfLandlord(ctx, id)) ?? [],
    }),
    incentives: t.field({
      type: [incentiveType],
      resolve: async ({ id }, _, ctx) => (await incentivesOfLandlord(ctx, id)) ?? [],
    }),
    listings: t.field({
      type: [listingType],
      resolve: async ({ id }, _, ctx) => (await listingsOfLandlord(ctx, id)) ?? [],
    }),
  }),
})

builder.queryField('landlordsWithTerms', (t) =>
  t.field({
    type: [landlordType],
    policy: 'accounting',
    scope: 'none',
    description:
      'Landlords by the beginning of a name or address, or by id; without a text those whose terms were made last.',
    args: { search: t.arg.string({ defaultValue: '' }) },
    resolve: (_, { search }, ctx) => listTermsLandlords(ctx.db, search ?? '', longestPage),
  }),
)

interface OwnTerms {
  made: FeeTermsRow[]
  incentives: IncentiveRow[]
}

const ownTermsType = builder.objectRef<OwnTerms>('OwnTerms').implement({
  policy: 'full',
  fields: (t) => ({
    now: t.field({
      type: knownTermsType,
      description: 'What holds today for apartments without terms of their own.',
      resolve: ({ made }, _, ctx) => knownNow(ctx, made),
    }),
    made: t.field({ type: [feeTermsType], resolve: ({ made }) => made }),
    incentives: t.field({ type: [incentiveType], resolve: ({ incentives }) => incentives }),
  }),
})

builder.queryField('ownTerms', (t) =>
  t.field({
    type: ownTermsType,
    policy: 'landlord',
    scope: 'invoices:read',
    nullable: true,
    description:
      "The landlord's terms of fees and what they were granted; null for who sees only some apartments.",
    resolve: async (_, __, ctx) => {
      const viewer = requireViewer(ctx)
      if (viewer.groupIds || viewer.access !== 'FULL') return null
      const [made, incentives] = await Promise.all([
        listVisibleTerms(ctx.db, viewer),
        listVisibleIncentives(ctx.db, viewer),
      ])
      return { made, incentives }
    },
  }),
)

const stayTermsType = builder.objectRef<StayTermsRow>('StayTerms').implement({
  policy: 'public',
  fields: (t) => ({
    groupId: t.exposeID('groupId'),
    calculationMethod: t.expose('calculationMethod', { type: catalogueEnum('invoiceCalculationMethod') }),
    tenantFeeRate: t.exposeInt('tenantFeeRate'),
    tenantFeeVatRate: t.exposeInt('tenantFeeVatRate', {
      description: 'The VAT that the fee contains, in hundredths of a percent.',
    }),
  }),
})

builder.queryField('stayTerms', (t) =>
  t.field({
    type: [stayTermsType],
    policy: 'public',
    scope: 'none',
    description:
      'How the rent of a stay in published listings is calculated, and what tenants pay beside it.',
    args: { groupIds: t.arg.idList({ required: true }) },
    resolve: (_, { groupIds }, ctx) => listStayTerms(ctx, groupIds),
  }),
)

const termsPayload = payloadType('LandlordWithTermsPayload', 'landlord', landlordType)

const answered = (ctx: Context, act: () => Promise<string>) =>
  payload(async (): Promise<TermsLandlordRow> => {
    const [landlord] = await listTermsLandlords(ctx.db, await act(), 1)
    if (!landlord) throw new ResourceNotFoundError()
    return landlord
  })

builder.mutationField('makeFeeTerms', (t) =>
  t.field({
    type: termsPayload,
    policy: 'accounting',
    scope: 'none',
    description:
      'Makes terms for a landlord, of one listing where that is said; they are never changed, only followed by others.',
    args: {
      landlordId: t.arg.id({ required: true }),
      scope: t.arg({ type: catalogueEnum('feeTermsScope'), required: true }),
      groupId: t.arg.id({ description: 'For those of a listing.' }),
      landlordFeeRate: t.arg.int(),
      tenantFeeRate: t.arg.int(),
      calculationMethod: t.arg({ type: catalogueEnum('invoiceCalculationMethod') }),
      validFrom: t.arg({ type: 'Day', required: true }),
      validUntil: t.arg({ type: 'Day' }),
      reason: t.arg.string({ required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { idempotencyKey, ...order }, ctx) =>
      answered(ctx, () =>
        makeFeeTerms(
          ctx,
          {
            ...order,
            groupId: order.groupId ?? null,
            landlordFeeRate: order.landlordFeeRate ?? null,
            tenantFeeRate: order.tenantFeeRate ?? null,
            calculationMethod: order.calculationMethod ?? null,
            validUntil: order.validUntil ?? null,
          },
          idempotencyKey,
        ),
      ),
  }),
)

builder.mutationField('grantIncentive', (t) =>
  t.field({
    type: termsPayload,
    policy: 'accounting',
    scope: 'none',
    description:
      'Grants a landlord an amount in minor units; it goes into the next payout and is shown with its reason.',
    args: {
      landlordId: t.arg.id({ required: true }),
      amount: t.arg.float({ required: true }),
      currency: t.arg.string({ required: true }),
      reason: t.arg.string({ required: true }),
      referredId: t.arg.id({ description: 'Whom they invited, for what an invitation has earned.' }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { idempotencyKey, referredId, ...order }, ctx) =>
      answered(ctx, () => grantIncentive(ctx, { ...order, referredId: referredId ?? null }, idempotencyKey)),
  }),
)
