import { type GraphQLResolveInfo, Kind } from 'graphql'
import { collatorOf, PUBLICATION_HISTORIES } from '../../../domain/listings/listing-order.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { findOverviewStart, type GroupKey } from './counts-sql.ts'
import { listingType } from './listing-type.ts'
import { overviewKeys } from './loaders.ts'
import { filterKeys, isFiltered, readFilter } from './overview-filter.ts'
import { groupsInWindow } from './overview-window.ts'
import { findReadableGroup } from './sql.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

const longestPage = 100

interface ListingPage {
  total: number
  /** All groups, or at least those up to the window's end. */
  keys: GroupKey[]
  cities: string[]
  offset: number
  limit: number
}

const pageType = builder.objectRef<ListingPage>('ListingPage').implement({
  policy: 'visible',
  fields: (t) => ({
    totalCount: t.int({ resolve: ({ total }) => total }),
    nodes: t.field({
      type: [listingType],
      resolve: (page, _, ctx, info) => groupsInWindow(ctx, page.keys, page, asksForDays(info)),
    }),
    cities: t.exposeStringList('cities'),
  }),
})

const fieldsOfDays = new Set(['currentState', 'freeFrom', 'next90Days'])

/** Whether a document asks rows for what their units' days say; others ask for names alone. */
function asksForDays({ fieldNodes }: Pick<GraphQLResolveInfo, 'fieldNodes'>): boolean {
  const selections = fieldNodes.flatMap(({ selectionSet }) => selectionSet?.selections ?? [])
  return selections.some(
    (selection) => selection.kind === Kind.FIELD && fieldsOfDays.has(selection.name.value),
  )
}

const publicationType = builder.enumType('PublicationHistory', {
  values: PUBLICATION_HISTORIES,
  description: 'A group is what any of its members is (D4).',
})

builder.queryField('landlordListings', (t) =>
  t.field({
    type: pageType,
    policy: 'limited',
    scope: 'listings:read',
    description: 'Groups of the landlord sorted as D4 says; a window of them.',
    args: {
      offset: t.arg.int({ defaultValue: 0 }),
      limit: t.arg.int({ defaultValue: 50 }),
      search: t.arg.string(),
      city: t.arg.string(),
      state: t.arg({
        type: catalogueEnum('currentState'),
        description: 'A current state that one of the units has today.',
      }),
      publication: t.arg({ type: publicationType }),
      archived: t.arg.boolean({ defaultValue: false, description: 'The archived ones instead.' }),
      incomplete: t.arg.boolean({
        defaultValue: false,
        description: 'Only those that miss something before they may be published.',
      }),
    },
    resolve: async (_, args, ctx) => {
      const offset = Math.max(0, args.offset ?? 0)
      const limit = Math.min(longestPage, Math.max(1, args.limit ?? 50))
      const filter = readFilter(args)
      if (offset === 0 && !isFiltered(filter)) {
        const { total, cities, keys } = await findOverviewStart(ctx.reads, requireViewer(ctx), limit)
        return { total, keys, cities: inOrder(ctx, cities), offset, limit }
      }
      const keys = await overviewKeys(ctx, filter.archived)
      const shown = await filterKeys(ctx, keys, filter)
      const cities = inOrder(ctx, new Set(keys.map((key) => key.city)))
      return { total: shown.length, keys: shown, cities, offset, limit }
    },
  }),
)

function inOrder(ctx: Context, cities: Iterable<string>): string[] {
  return [...cities].toSorted(collatorOf(ctx.language).compare)
}

builder.queryField('landlordListingById', (t) =>
  t.field({
    type: listingType,
    nullable: true,
    policy: 'limited',
    scope: 'listings:read',
    description: 'A listing by the id of one of its units.',
    args: { _id: t.arg.id({ required: true }) },
    resolve: async (_, { _id }, ctx) => {
      const group = await findReadableGroup(ctx.reads, requireViewer(ctx), { listingId: _id })
      return group && { ...group, unitId: _id }
    },
  }),
)

builder.queryField('landlordListingByGroupId', (t) =>
  t.field({
    type: listingType,
    nullable: true,
    policy: 'limited',
    scope: 'listings:read',
    description: 'A listing by the id of its group.',
    args: { groupId: t.arg.id({ required: true }) },
    resolve: (_, { groupId }, ctx) => findReadableGroup(ctx.reads, requireViewer(ctx), { groupId }),
  }),
)
