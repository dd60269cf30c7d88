import { DEAL_COLUMNS, DEAL_STAGE_IDS, type DealColumn } from '../../../domain/catalogue/deals.ts'
import type { Day } from '../../../domain/kernel/day.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { listWindow } from '../../kernel/graphql/list-window.ts'
import { dealCardType } from './deal-card-type.ts'
import { listDeals } from './deals.ts'
import { type DealFilter, type DealSum, sumDeals } from './sql.ts'

const filterInput = builder.inputType('DealFilter', {
  description: 'What the board of deals is narrowed to.',
  fields: (t) => ({
    managerId: t.id({ description: 'Who of the sales staff looks after the landlord.' }),
    unmanaged: t.boolean({ description: 'Landlords whom nobody of the sales staff looks after.' }),
    keyAccounts: t.boolean({ description: 'Listings of key accounts.' }),
    landlordId: t.id(),
    from: t.field({ type: 'Day', description: 'The first day on which it came to where it stands.' }),
    to: t.field({ type: 'Day', description: 'The last such day.' }),
    search: t.string({
      description:
        "A part of the tenant's, their company's, the landlord's or the listing's name, of an address, or of the reference.",
    }),
  }),
})

/** The filter as it was given. */
interface GivenFilter {
  managerId?: string | null
  unmanaged?: boolean | null
  keyAccounts?: boolean | null
  landlordId?: string | null
  from?: Day | null
  to?: Day | null
  search?: string | null
}

const feesType = builder.objectRef<DealSum>('DealFees').implement({
  policy: 'sales',
  fields: (t) => ({
    currency: t.exposeString('currency'),
    amount: t.exposeFloat('fees', { description: "The landlords' fees, in minor units." }),
  }),
})

const columnType = builder
  .objectRef<{ column: DealColumn; sums: readonly DealSum[] }>('DealColumnSummary')
  .implement({
    policy: 'sales',
    fields: (t) => ({
      column: t.expose('column', { type: catalogueEnum('dealColumn') }),
      stageId: t.int({
        nullable: true,
        description: "The stage's number in the sales system; what was lost has none.",
        resolve: ({ column }) => (column === 'LOST' ? null : DEAL_STAGE_IDS[column]),
      }),
      totalCount: t.int({ resolve: ({ sums }) => sums.reduce((total, { count }) => total + count, 0) }),
      fees: t.field({
        type: [feesType],
        description: 'One sum for each currency.',
        resolve: ({ sums }) => [...sums],
      }),
    }),
  })

builder.queryFields((t) => ({
  dealColumns: t.field({
    type: [columnType],
    policy: 'sales',
    scope: 'none',
    description: 'The pipeline of deals: how many stand in each column, and what they bring.',
    args: { filter: t.arg({ type: filterInput }) },
    resolve: async (_, { filter }, ctx) =>
      columnsOf(await sumDeals(ctx.reads, dealFilterOf(filter), ctx.today())),
  }),
  deals: t.field({
    type: [dealCardType],
    policy: 'sales',
    scope: 'none',
    description: 'Deals of one column: what is open longest first, what was won or lost last first.',
    args: {
      column: t.arg({ type: catalogueEnum('dealColumn'), required: true }),
      filter: t.arg({ type: filterInput }),
      offset: t.arg.int({ defaultValue: 0 }),
      limit: t.arg.int({ defaultValue: 20 }),
    },
    resolve: (_, { column, filter, ...window }, ctx) =>
      listDeals(ctx, dealFilterOf(filter), column, listWindow(window, 20)),
  }),
}))

function columnsOf(sums: readonly DealSum[]) {
  return DEAL_COLUMNS.map((column) => ({ column, sums: sums.filter((sum) => sum.column === column) }))
}

function dealFilterOf(given: GivenFilter | null | undefined): DealFilter {
  return {
    managerId: given?.managerId ?? null,
    isUnmanaged: given?.unmanaged ?? false,
    isKeyAccount: given?.keyAccounts ?? false,
    landlordId: given?.landlordId ?? null,
    from: given?.from ?? null,
    to: given?.to ?? null,
    search: given?.search ?? null,
  }
}
