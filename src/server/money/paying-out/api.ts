import type { PayoutSchedule } from '../../../domain/catalogue/payouts.ts'
import { isUuid } from '../../../domain/kernel/text.ts'
import { canTryAgain } from '../../../domain/money/payout.ts'
import { payoutWait } from '../../../domain/money/why-not-paid.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { batched } from '../../kernel/graphql/loader.ts'
import { type Payload, payload, payloadErrorType, payloadType } from '../../kernel/graphql/payload.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { verdictType } from '../../listings/listings/listing-summary-type.ts'
import { moneyWaitingReason } from './waiting-reason.ts'
import { findPayoutAccount } from '../payout-accounts/sql.ts'
import { choosePayoutSchedule, retryPayout } from './choose-actions.ts'
import { sendingFacts } from './claim-actions.ts'
import {
  countPayouts,
  findPayoutOf,
  listItemsOf,
  listPayouts,
  type PayoutFilter,
  type PayoutView,
} from './list-sql.ts'
import { listNextPayouts, listPlannedItems, type NextPayout, type PayoutItem } from './next-payout.ts'
import { findSchedule } from './plan-sql.ts'
import { isPayeeFrozen } from './sql.ts'

const longestPage = 100
const usualPage = 20

const itemType = builder.objectRef<PayoutItem>('PayoutItem').implement({
  policy: 'full',
  description: 'A part of a payout; negative for what was kept or taken off. In minor units.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    kind: t.expose('kind', { type: catalogueEnum('payoutItemKind') }),
    amount: t.exposeFloat('amount'),
    bookingId: t.exposeID('bookingId', { nullable: true }),
    tenantNames: t.exposeString('tenantNames', { nullable: true }),
    apartmentName: t.exposeString('apartmentName', { nullable: true }),
    from: t.field({ type: 'Day', nullable: true, resolve: ({ rentFrom }) => rentFrom }),
    to: t.field({ type: 'Day', nullable: true, resolve: ({ rentTo }) => rentTo }),
    number: t.exposeString('number', { nullable: true, description: 'Of an invoice.' }),
  }),
})

const itemsOf = batched(async (ctx: Context, ids: readonly string[]) => {
  const items = await listItemsOf(ctx.db, ids)
  return Map.groupBy(items, ({ payoutId }) => payoutId)
})

const payoutType = builder.objectRef<PayoutView>('Payout').implement({
  policy: 'full',
  description: 'What a landlord got at one time; amounts in minor units.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    amount: t.exposeFloat('amount'),
    currency: t.exposeString('currency'),
    state: t.expose('state', { type: catalogueEnum('payoutState') }),
    failure: t.expose('failure', { type: catalogueEnum('payoutFailure'), nullable: true }),
    arrivesOn: t.expose('arrivesOn', { type: 'Day', nullable: true }),
    createdAt: t.expose('createdAt', { type: 'Instant' }),
    paidAt: t.expose('paidAt', { type: 'Instant', nullable: true }),
    itemCount: t.exposeInt('itemCount'),
    items: t.field({
      type: [itemType],
      description: 'Together the amount.',
      resolve: async ({ id }, _, ctx) => (await itemsOf(ctx, id)) ?? [],
    }),
    canBeTriedAgain: t.field({
      type: verdictType,
      resolve: async ({ state, landlordId }, _, ctx) =>
        canTryAgain(
          state,
          state === 'FAILED'
            ? await sendingOf(ctx, landlordId)
            : { canReceive: true, waitsUntil: null, isFrozen: false },
        ),
    }),
  }),
})

async function sendingOf(ctx: Context, landlordId: string) {
  const { payments } = ctx
  const account =
    payments &&
    (await findPayoutAccount(ctx.db, { landlordId, provider: payments.provider, mode: payments.mode }))
  return sendingFacts(ctx, account ?? undefined, await isPayeeFrozen(ctx.reads, landlordId))
}

const nextType = builder.objectRef<NextPayout>('NextPayout').implement({
  policy: 'full',
  description: 'What is paid out next in a currency, if nothing changes. In minor units.',
  fields: (t) => ({
    currency: t.exposeString('currency'),
    amount: t.float({
      description: 'Not paid, but carried on, where it is negative or too little.',
      resolve: ({ plan }) => plan.amount,
    }),
    later: t.float({ description: 'What comes only after it.', resolve: ({ plan }) => plan.later }),
    contested: t.float({
      description: 'What waits until a bank has decided whose it is.',
      resolve: ({ plan }) => plan.contested,
    }),
    taxHeld: t.float({
      description: 'What waits until the data that tax reporting lacks are given.',
      resolve: ({ plan }) => plan.taxHeld,
    }),
    waitsFor: t.field({
      type: moneyWaitingReason,
      resolve: ({ standing }, _, ctx) => payoutWait(standing, ctx.today()).reason,
    }),
    on: t.field({
      type: 'Day',
      nullable: true,
      description: 'The day on which it goes on by itself.',
      resolve: ({ standing }, _, ctx) => payoutWait(standing, ctx.today()).on,
    }),
    items: t.field({ type: [itemType], resolve: (next, _, ctx) => listPlannedItems(ctx, next) }),
  }),
})

/** Whose payouts somebody sees: who has only some of a landlord's groups sees none, since a payout belongs to all. */
function payeeOf(ctx: Context): string | null {
  const { landlordId, groupIds } = requireViewer(ctx)
  return groupIds === null ? landlordId : null
}

interface PayoutPage {
  /** Null: there is nothing to see. */
  by: PayoutFilter | null
  offset: number
  limit: number
}

const pageType = builder.objectRef<PayoutPage>('PayoutPage').implement({
  policy: 'full',
  fields: (t) => ({
    totalCount: t.int({ resolve: ({ by }, _, ctx) => (by ? countPayouts(ctx.reads, by) : 0) }),
    nodes: t.field({
      type: [payoutType],
      resolve: ({ by, offset, limit }, _, ctx) =>
        by ? listPayouts(ctx.reads, { ...by, offset, limit }) : [],
    }),
  }),
})

/** Of which payouts a page is; none for what is no id of a booking. */
function filterOf(ctx: Context, bookingId: string | null): PayoutFilter | null {
  const landlordId = payeeOf(ctx)
  if (landlordId === null || (bookingId !== null && !isUuid(bookingId))) return null
  return { landlordId, mode: ctx.config.invoiceMode, bookingId }
}

builder.queryFields((t) => ({
  landlordPayouts: t.field({
    type: pageType,
    policy: 'landlord',
    scope: 'invoices:read',
    description: 'What was paid out, the newest first.',
    args: {
      page: t.arg.int({ defaultValue: 0, description: 'From 0.' }),
      pageSize: t.arg.int({ defaultValue: usualPage }),
      bookingId: t.arg.id({ description: 'Only those in which this booking has a part.' }),
    },
    resolve: (_, { page, pageSize, bookingId }, ctx) => {
      const limit = Math.min(longestPage, Math.max(1, pageSize ?? usualPage))
      return { by: filterOf(ctx, bookingId ?? null), offset: Math.max(0, page ?? 0) * limit, limit }
    },
  }),
  landlordPayout: t.field({
    type: payoutType,
    nullable: true,
    policy: 'landlord',
    scope: 'invoices:read',
    description: 'One payout; null for a foreign one.',
    args: { payoutId: t.arg.id({ required: true }) },
    resolve: async (_, { payoutId: id }, ctx) => {
      const landlordId = payeeOf(ctx)
      return landlordId && isUuid(id) ? ((await findPayoutOf(ctx.reads, { landlordId, id })) ?? null) : null
    },
  }),
  nextPayouts: t.field({
    type: [nextType],
    policy: 'landlord',
    scope: 'invoices:read',
    description: 'What is paid out next, a row for each currency in which something has come.',
    resolve: async (_, __, ctx) => {
      const landlordId = payeeOf(ctx)
      return landlordId ? listNextPayouts(ctx, landlordId) : []
    },
  }),
  payoutSchedule: t.field({
    type: catalogueEnum('payoutSchedule'),
    policy: 'landlord',
    scope: 'invoices:read',
    resolve: (_, __, ctx) => findSchedule(ctx.reads, requireViewer(ctx).landlordId ?? ''),
  }),
}))

const chosenType = builder.objectRef<Payload<PayoutSchedule>>('ChoosePayoutSchedulePayload').implement({
  policy: 'public',
  fields: (t) => ({
    error: t.field({ type: payloadErrorType, nullable: true, resolve: ({ error }) => error }),
    schedule: t.field({
      type: catalogueEnum('payoutSchedule'),
      nullable: true,
      resolve: ({ result }) => result,
    }),
  }),
})

builder.mutationFields((t) => ({
  choosePayoutSchedule: t.field({
    type: chosenType,
    policy: 'owner',
    scope: 'none',
    description: 'When the landlord is paid what has come.',
    args: { schedule: t.arg({ type: catalogueEnum('payoutSchedule'), required: true }) },
    resolve: (_, { schedule }, ctx) => payload(() => choosePayoutSchedule(ctx, schedule)),
  }),
  retryPayout: t.field({
    type: payloadType('RetryPayoutPayload', 'payout', payoutType),
    policy: 'owner',
    scope: 'none',
    description: 'Sends a payout again that came back.',
    args: { payoutId: t.arg.id({ required: true }) },
    resolve: (_, { payoutId }, ctx) => payload(() => retryPayout(ctx, payoutId)),
  }),
}))
