import type { PayoutPurpose } from '../../../domain/catalogue/payouts.ts'
import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { canDecidePayout } from './in-person.ts'
import { verdictType } from '../../listings/listings/listing-summary-type.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { payload, payloadType } from '../../kernel/graphql/payload.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { mayReadMoneyOf } from '../billing/readable-landlord.ts'
import { bankAccountType } from './bank-account-type.ts'
import type { PayoutChangeRow } from './change-sql.ts'
import { accountOf, payoutGapsOf, lastChangeOf, type PayoutTarget, targetOf } from './homes.ts'
import { listPayoutHomes, type PayoutHomeRow } from './homes-sql.ts'
import { listBankAccounts } from './sql.ts'
import { setLandRegisterNumber } from '../tax-data/register-actions.ts'

const pendingType = builder.objectRef<PayoutChangeRow>('PendingPayoutChange').implement({
  policy: 'full',
  fields: (t) => ({
    id: t.exposeID('id'),
    account: t.field({
      type: bankAccountType,
      nullable: true,
      description: 'Null: deposits go to the account of the rents.',
      resolve: (change, _, ctx) => (change.toAccountId ? accountOf(ctx, change.toAccountId) : null),
    }),
    requestedAt: t.expose('requestedAt', { type: 'Instant' }),
    takesEffectAt: t.expose('takesEffectAt', { type: 'Instant' }),
  }),
})

const targetType = builder.objectRef<PayoutTarget>('PayoutTarget').implement({
  policy: 'full',
  fields: (t) => ({
    account: t.field({
      type: bankAccountType,
      nullable: true,
      resolve: ({ accountId }, _, ctx) => (accountId ? accountOf(ctx, accountId) : null),
    }),
    pending: t.field({ type: pendingType, nullable: true, resolve: ({ pending }) => pending }),
  }),
})

function providerOf({ payments, config }: Context) {
  return { provider: payments?.provider ?? null, mode: config.invoiceMode }
}

function readableTarget(ctx: Context, home: PayoutHomeRow, purpose: PayoutPurpose) {
  return mayReadMoneyOf(requireViewer(ctx), home.landlordId) ? targetOf(ctx, home, purpose) : null
}

const homeType = builder.objectRef<PayoutHomeRow>('PayoutHome').implement({
  policy: 'full',
  description:
    'A listing or a group with who gets its money; what is the landlord’s alone is null for the team.',
  fields: (t) => ({
    groupId: t.exposeID('groupId'),
    name: t.exposeString('name'),
    partOfGroup: t.exposeBoolean('partOfGroup'),
    units: t.exposeInt('units'),
    currency: t.exposeString('currency'),
    country: t.exposeString('country'),
    rent: t.field({
      type: targetType,
      nullable: true,
      resolve: (home, _, ctx) => readableTarget(ctx, home, 'RENT'),
    }),
    deposit: t.field({
      type: targetType,
      nullable: true,
      description: 'Without an account: deposits go to that of the rents.',
      resolve: (home, _, ctx) => readableTarget(ctx, home, 'DEPOSIT'),
    }),
    contactPersonId: t.exposeID('contactPersonId', { nullable: true }),
    billingAddressId: t.exposeID('billingAddressId', { nullable: true }),
    billingDetailsItemId: t.exposeID('billingDetailsItemId', { nullable: true }),
    landRegisterNumber: t.string({
      nullable: true,
      description: 'For tax reporting, where the landlord knows it; else empty.',
      resolve: (home, _, ctx) =>
        mayReadMoneyOf(requireViewer(ctx), home.landlordId) ? home.landRegisterNumber : null,
    }),
    gaps: t.field({
      type: [catalogueEnum('payoutGap')],
      nullable: true,
      description: 'What is missing before the landlord can get all the money of it.',
      resolve: (home, _, ctx) =>
        mayReadMoneyOf(requireViewer(ctx), home.landlordId) ? payoutGapsOf(ctx, home) : null,
    }),
    payoutChangedAt: t.field({
      type: 'Instant',
      nullable: true,
      description: 'When somebody last decided about its accounts; the team sees that, too.',
      resolve: (home, _, ctx) => lastChangeOf(ctx, home),
    }),
    canDecidePayout: t.field({ type: verdictType, resolve: (_, __, ctx) => canDecidePayout(ctx.viewer) }),
  }),
})

async function findPayoutHome(
  ctx: Context,
  by: { groupId: string | null; listingId: string | null },
): Promise<PayoutHomeRow> {
  if (!by.groupId && !by.listingId) throw new ResourceNotFoundError()
  const [home] = await listPayoutHomes(ctx.reads, requireViewer(ctx), { ...providerOf(ctx), ...by })
  if (!home) throw new ResourceNotFoundError()
  return home
}

builder.queryFields((t) => ({
  payoutHomes: t.field({
    type: [homeType],
    policy: 'landlord',
    scope: 'none',
    description: 'All listings and groups of the landlord, by name.',
    resolve: (_, __, ctx) => listPayoutHomes(ctx.reads, requireViewer(ctx), providerOf(ctx)),
  }),
  payoutHome: t.field({
    type: homeType,
    policy: 'landlord',
    scope: 'none',
    description: 'The listing or group of an id.',
    args: { listingId: t.arg.id(), groupId: t.arg.id() },
    resolve: (_, { listingId, groupId }, ctx) =>
      findPayoutHome(ctx, { groupId: groupId ?? null, listingId: listingId ?? null }),
  }),
  bankAccounts: t.field({
    type: [bankAccountType],
    policy: 'viewer',
    scope: 'none',
    description: 'The landlord’s own accounts that are not archived, the oldest first.',
    resolve: (_, __, ctx) => listBankAccounts(ctx.reads, requireViewer(ctx).id),
  }),
}))

builder.mutationField('setLandRegisterNumber', (t) =>
  t.field({
    type: payloadType('PayoutHomePayload', 'payoutHome', homeType),
    policy: 'owner',
    scope: 'none',
    description: 'Notes the number of a home in the land register; empty takes it away.',
    args: {
      groupId: t.arg.id({ required: true }),
      landRegisterNumber: t.arg.string({ required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { idempotencyKey, ...given }, ctx) =>
      payload(async () => {
        const groupId = await setLandRegisterNumber(ctx, given, idempotencyKey)
        return findPayoutHome(ctx, { groupId, listingId: null })
      }),
  }),
)
