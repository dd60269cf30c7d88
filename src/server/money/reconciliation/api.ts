import { PROVIDER_DIFFERENCE_STATES, type ProviderDifferenceState } from '../../../domain/catalogue/ledger.ts'
import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { isUuid } from '../../../domain/kernel/text.ts'
import { canExplainDifference } from '../../../domain/money/reconciliation.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { type ListWindow, listWindow } from '../../kernel/graphql/list-window.ts'
import { payload, payloadType } from '../../kernel/graphql/payload.ts'
import { verdictType } from '../../listings/listings/listing-summary-type.ts'
import { explainProviderDifference } from './explain-actions.ts'
import {
  countDifferences,
  countProviderAccounts,
  findDifference,
  findProviderAccount,
  listDifferences,
  listProviderAccounts,
  type ProviderAccountRow,
  type ProviderDifferenceRow,
  type ProviderLine,
} from './page-sql.ts'
import { findRunUnderWay, orderProviderRun } from './run-actions.ts'
import { findLastRun, type ProviderRunRow } from './run-sql.ts'

const accountType = builder.objectRef<ProviderAccountRow>('ProviderAccount').implement({
  policy: 'accounting',
  description: 'An account at the card provider beside the books, as they were last compared.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    provider: t.field({ type: catalogueEnum('paymentProvider'), resolve: ({ provider }) => provider }),
    mode: t.field({ type: catalogueEnum('invoiceLiveMode'), resolve: ({ mode }) => mode }),
    currency: t.exposeString('currency'),
    landlordId: t.exposeID('landlordId', { nullable: true, description: 'Null: the operator’s own.' }),
    landlordName: t.exposeString('landlordName', { nullable: true }),
    available: t.exposeFloat('available', { description: 'In minor units, as all amounts here.' }),
    pending: t.exposeFloat('pending', { description: 'There, but not available yet.' }),
    booked: t.exposeFloat('booked', { description: 'The balance of the clearing account.' }),
    openCount: t.exposeInt('openCount', { description: 'Differences that somebody has to look at.' }),
    openAmount: t.exposeFloat('openAmount'),
    explainedAmount: t.exposeFloat('explainedAmount'),
    comparedAt: t.expose('comparedAt', { type: 'Instant' }),
    failure: t.exposeString('failure', {
      description: 'Why the provider said nothing the last time; empty where it did.',
    }),
    failedAt: t.expose('failedAt', { type: 'Instant', nullable: true }),
  }),
})

const accountPageType = builder.objectRef<ListWindow>('ProviderAccountPage').implement({
  policy: 'accounting',
  fields: (t) => ({
    totalCount: t.int({ resolve: (_, __, ctx) => countProviderAccounts(ctx.db) }),
    nodes: t.field({
      type: [accountType],
      resolve: (window, _, ctx) => listProviderAccounts(ctx.db, window),
    }),
  }),
})

builder.queryField('providerAccounts', (t) =>
  t.field({
    type: accountPageType,
    policy: 'accounting',
    scope: 'none',
    description: 'Accounts at the card provider: the operator’s own first, then those with open differences.',
    args: { offset: t.arg.int({ defaultValue: 0 }), limit: t.arg.int({ defaultValue: 50 }) },
    resolve: (_, { offset, limit }) => listWindow({ offset, limit }),
  }),
)

const lineType = builder.objectRef<ProviderLine>('ProviderLine').implement({
  policy: 'accounting',
  description: 'A line of the provider’s books (a balance transaction).',
  fields: (t) => ({
    externalId: t.exposeString('externalId'),
    category: t.exposeString('category'),
    amount: t.exposeFloat('amount'),
    fee: t.exposeFloat('fee'),
    net: t.exposeFloat('net'),
    currency: t.exposeString('currency'),
    sourceIds: t.exposeStringList('sourceIds'),
    at: t.field({ type: 'Instant', resolve: ({ at }) => Temporal.Instant.from(at) }),
    availableAt: t.field({
      type: 'Instant',
      resolve: ({ availableAt }) => Temporal.Instant.from(availableAt),
    }),
  }),
})

const differenceType = builder.objectRef<ProviderDifferenceRow>('ProviderDifferenceRow').implement({
  policy: 'accounting',
  fields: (t) => ({
    _id: t.exposeID('id'),
    kind: t.field({ type: catalogueEnum('providerDifference'), resolve: ({ kind }) => kind }),
    state: t.field({ type: catalogueEnum('providerDifferenceState'), resolve: ({ state }) => state }),
    amount: t.exposeFloat('amount', { description: 'What the provider has more than the books.' }),
    currency: t.exposeString('currency'),
    openedAt: t.expose('openedAt', { type: 'Instant' }),
    endedAt: t.expose('endedAt', { type: 'Instant', nullable: true }),
    explanation: t.exposeString('explanation'),
    explainedBy: t.exposeString('explainedBy', { nullable: true }),
    explainedAt: t.expose('explainedAt', { type: 'Instant', nullable: true }),
    line: t.field({ type: lineType, nullable: true, resolve: ({ line }) => line }),
    entryKind: t.field({
      type: catalogueEnum('ledgerEventKind'),
      nullable: true,
      resolve: ({ entryKind }) => entryKind,
    }),
    entryAt: t.expose('entryAt', { type: 'Instant', nullable: true }),
    bookingId: t.exposeID('bookingId', { nullable: true }),
    invoiceNumber: t.exposeString('invoiceNumber', { nullable: true }),
    landlordId: t.exposeID('ofLandlordId', { nullable: true, description: 'Whom it is about.' }),
    landlordName: t.exposeString('ofLandlordName', { nullable: true }),
    canExplain: t.field({ type: verdictType, resolve: canExplainDifference }),
  }),
})

const countType = builder
  .objectRef<{ state: ProviderDifferenceState; count: number }>('ProviderDifferenceCount')
  .implement({
    policy: 'accounting',
    fields: (t) => ({
      state: t.field({ type: catalogueEnum('providerDifferenceState'), resolve: ({ state }) => state }),
      count: t.exposeInt('count'),
    }),
  })

interface DifferencePage extends ListWindow {
  accountId: string
  state: ProviderDifferenceState
}

const pageType = builder.objectRef<DifferencePage>('ProviderDifferencePage').implement({
  policy: 'accounting',
  fields: (t) => ({
    account: t.field({
      type: accountType,
      resolve: async ({ accountId }, _, ctx) => {
        const account = await findProviderAccount(ctx.db, accountId)
        if (!account) throw new ResourceNotFoundError()
        return account
      },
    }),
    counts: t.field({
      type: [countType],
      description: 'Of all states.',
      resolve: async ({ accountId }, _, ctx) => {
        const found = await countDifferences(ctx.db, accountId)
        const counts = new Map(found.map(({ state, count }) => [state, count]))
        return PROVIDER_DIFFERENCE_STATES.map((state) => ({ state, count: counts.get(state) ?? 0 }))
      },
    }),
    nodes: t.field({
      type: [differenceType],
      resolve: ({ offset, limit, ...which }, _, ctx) => listDifferences(ctx.db, which, { offset, limit }),
    }),
  }),
})

builder.queryField('providerDifferences', (t) =>
  t.field({
    type: pageType,
    policy: 'accounting',
    scope: 'none',
    description: 'What lies between an account at the card provider and the books, the newest first.',
    args: {
      accountId: t.arg.id({ required: true }),
      state: t.arg({ type: catalogueEnum('providerDifferenceState'), required: true }),
      offset: t.arg.int({ defaultValue: 0 }),
      limit: t.arg.int({ defaultValue: 50 }),
    },
    resolve: (_, { accountId, state, offset, limit }) => {
      if (!isUuid(accountId)) throw new ResourceNotFoundError()
      return { accountId, state, ...listWindow({ offset, limit }) }
    },
  }),
)

const runType = builder.objectRef<ProviderRunRow>('ProviderRun').implement({
  policy: 'accounting',
  description: 'A comparison of all accounts at the card provider with the books.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    startedAt: t.expose('startedAt', { type: 'Instant' }),
    finishedAt: t.expose('finishedAt', { type: 'Instant', nullable: true }),
    accounts: t.exposeInt('accounts'),
    failures: t.exposeInt('failures', { description: 'Accounts of which the provider said nothing.' }),
    lines: t.exposeInt('lines'),
    differences: t.exposeInt('differences', { description: 'Open ones.' }),
  }),
})

builder.queryField('lastProviderRun', (t) =>
  t.field({
    type: runType,
    nullable: true,
    policy: 'accounting',
    scope: 'none',
    description: 'The last comparison that came to its end; null before the first.',
    resolve: async (_, __, ctx) => (await findLastRun(ctx.db)) ?? null,
  }),
)

builder.queryField('providerRunUnderWay', (t) =>
  t.field({
    type: runType,
    nullable: true,
    policy: 'accounting',
    scope: 'none',
    description: 'The comparison that is under way; null where none is.',
    resolve: async (_, __, ctx) => (await findRunUnderWay(ctx)) ?? null,
  }),
)

builder.mutationField('orderProviderRun', (t) =>
  t.field({
    type: payloadType('ProviderRunPayload', 'run', runType),
    policy: 'accounting',
    scope: 'none',
    description:
      'Orders a comparison after the last one that was shown; one that is under way, or came since, is it.',
    args: { lastRunId: t.arg.id(), idempotencyKey: t.arg.id({ required: true }) },
    resolve: (_, { lastRunId, idempotencyKey }, ctx) =>
      payload(async () => {
        await orderProviderRun(ctx, lastRunId ?? null, idempotencyKey)
        const run = (await findRunUnderWay(ctx)) ?? (await findLastRun(ctx.db))
        if (!run) throw new ResourceNotFoundError()
        return run
      }),
  }),
)

builder.mutationField('explainProviderDifference', (t) =>
  t.field({
    type: payloadType('ProviderDifferencePayload', 'difference', differenceType),
    policy: 'accounting',
    scope: 'none',
    description: 'Says why a difference is right, so that it is no longer open.',
    args: {
      differenceId: t.arg.id({ required: true }),
      reason: t.arg.string({ required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { idempotencyKey, ...order }, ctx) =>
      payload(async () => {
        const difference = await findDifference(
          ctx.db,
          await explainProviderDifference(ctx, order, idempotencyKey),
        )
        if (!difference) throw new ResourceNotFoundError()
        return difference
      }),
  }),
)
