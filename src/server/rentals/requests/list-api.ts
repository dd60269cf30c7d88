import { DUE_SOON_HOURS } from '../../../domain/kernel/constants.ts'
import { dueSoonUntil } from '../../../domain/rentals/next-step.ts'
import { REQUEST_FILTERS, REQUEST_ORDERS, type RequestOrder } from '../../../domain/rentals/classification.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { listWindow } from '../../kernel/graphql/list-window.ts'
import { requestListOf } from './asked-list.ts'
import { countRequests, isListNarrowed, listRequests, type RequestListFilter } from './list-sql.ts'
import { listingRequestType } from '../lifecycle/request-refs.ts'
import { type FilterCounts, filterCountsFor } from './filter-counts.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

const filterType = builder.enumType('RequestFilter', {
  values: REQUEST_FILTERS,
  description:
    'NEEDS_YOU: answer, sign, confirm; OPEN: classified open; WAITING: for somebody else; ALL: every active one; ENDED: those that are not active any more.',
})
const orderType = builder.enumType('RequestOrder', {
  values: REQUEST_ORDERS,
  description: `SPECIFIED: as D4 says, below what runs out within ${DUE_SOON_HOURS} hours; URGENT: what runs out first.`,
})
const typeType = catalogueEnum('requestType')
const statusType = catalogueEnum('landlordStatus')

const filterCountsType = builder.objectRef<FilterCounts>('RequestFilterCounts').implement({
  policy: 'visible',
  fields: (t) => ({
    needsYou: t.exposeInt('needsYou'),
    open: t.exposeInt('open'),
    waiting: t.exposeInt('waiting'),
    all: t.exposeInt('all'),
  }),
})

interface RequestPage {
  by: RequestListFilter
  order: RequestOrder
  offset: number
  limit: number
}

const pageType = builder.objectRef<RequestPage>('ListingRequestPage').implement({
  policy: 'visible',
  fields: (t) => ({
    totalCount: t.int({ resolve: ({ by }, _, ctx) => totalOf(ctx, by) }),
    filterCounts: t.field({
      type: filterCountsType,
      resolve: ({ by }, _, ctx) => filterCountsFor(ctx, by.groupId),
    }),
    nodes: t.field({
      type: [listingRequestType],
      resolve: ({ by, ...window }, _, ctx) =>
        listRequests(ctx.reads, requireViewer(ctx), by, { ...window, dueSoon: dueSoonUntil(ctx.now()) }),
    }),
  }),
})

/** Where nothing narrows the list the stored counts tell the total; nothing is counted when read. */
async function totalOf(ctx: Context, by: RequestListFilter): Promise<number> {
  const viewer = requireViewer(ctx)
  if (isListNarrowed(by)) return countRequests(ctx.reads, viewer, by)
  const counts = await filterCountsFor(ctx, by.groupId)
  if (by.filter === 'NEEDS_YOU') return counts.needsYou
  if (by.filter === 'OPEN') return counts.open
  return by.filter === 'WAITING' ? counts.waiting : counts.all
}

builder.queryField('landlordListingRequests', (t) =>
  t.field({
    type: pageType,
    policy: 'limited',
    scope: 'requests:read',
    description: 'Active requests; with ENDED those that have ended, the newest first.',
    args: {
      listingId: t.arg.id(),
      groupId: t.arg.id(),
      filter: t.arg({ type: filterType }),
      order: t.arg({ type: orderType, defaultValue: 'SPECIFIED' }),
      type: t.arg({ type: typeType }),
      statuses: t.arg({ type: [statusType] }),
      search: t.arg.string(),
      from: t.arg({ type: 'Day' }),
      to: t.arg({ type: 'Day' }),
      offset: t.arg.int({ defaultValue: 0 }),
      limit: t.arg.int({ defaultValue: 50 }),
    },
    resolve: async (_, args, ctx) => ({
      by: await requestListOf(ctx, args),
      order: args.order ?? 'SPECIFIED',
      ...listWindow(args),
    }),
  }),
)
