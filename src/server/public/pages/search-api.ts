import { slugOf } from '../../../domain/listings/listing-path.ts'
import { SEARCH_MAX, SEARCH_PAGE_SIZE } from '../../../domain/public/public-search.ts'
import type { CurrencyCount } from '../../../domain/public/search-currency.ts'
import { type Context, fromReplica } from '../../kernel/viewer/context.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { publicListingType } from '../../listings/listings/public-listing-type.ts'
import { listGroupsInOrder } from './describe-listing.ts'
import { placesOf } from './places.ts'
import { meantSearch, searchFilterInput } from './search-filter.ts'
import { findPublicGroups, type PublicPlace } from './search-sql.ts'

const longestPage = 48

const currencyCountType = builder.objectRef<CurrencyCount>('PublicCurrency').implement({
  policy: 'public',
  fields: (t) => ({ currency: t.exposeString('currency'), total: t.exposeInt('total') }),
})

const placeType = builder.objectRef<PublicPlace>('PublicPlace').implement({
  policy: 'public',
  fields: (t) => ({
    slug: t.string({ resolve: ({ city }) => slugOf(city) }),
    city: t.exposeString('city'),
    total: t.exposeInt('total'),
    priceFrom: t.exposeFloat('priceFrom'),
    currency: t.exposeString('currency', { description: 'The one that most listings have.' }),
    currencies: t.field({
      type: [currencyCountType],
      description: 'How many listings have which currency, the one of most first.',
      resolve: ({ currencies }) => currencies,
    }),
  }),
})

interface Found {
  total: number
  ids: string[]
  /** Null where all cities are searched, or none has that name. */
  city: string | null
  currency: string
}

const foundType = builder.objectRef<Found>('PublicSearchResult').implement({
  policy: 'public',
  fields: (t) => ({
    totalCount: t.exposeInt('total', { description: `Counted up to ${SEARCH_MAX}.` }),
    isMore: t.boolean({
      description: 'Whether there are at least as many as are counted.',
      resolve: ({ total }) => total >= SEARCH_MAX,
    }),
    city: t.exposeString('city', { nullable: true, description: 'The city that the place names.' }),
    currency: t.exposeString('currency', {
      description:
        'That of most listings of the place: what the highest price is in. Listings in others come after, the cheapest of each first.',
    }),
    nodes: t.field({
      type: [publicListingType],
      resolve: ({ ids }, _, ctx) => fromReplica(ctx, ({ db }) => listGroupsInOrder(db, ids)),
    }),
    places: t.field({
      type: [placeType],
      description: 'All cities with published listings, those with most first.',
      resolve: (_, __, ctx) => fromReplica(ctx, placesOf),
    }),
  }),
})

builder.queryField('publicSearch', (t) =>
  t.field({
    type: foundType,
    policy: 'public',
    scope: 'any',
    description:
      'Published listings that fit, the cheapest first; prices are compared within one currency only.',
    args: {
      filter: t.arg({ type: searchFilterInput, required: true }),
      offset: t.arg.int({ defaultValue: 0 }),
      limit: t.arg.int({ defaultValue: SEARCH_PAGE_SIZE }),
    },
    resolve: (_, { filter, offset, limit }, ctx) =>
      fromReplica(ctx, (reading) =>
        search(reading, filter, {
          offset: Math.min(SEARCH_MAX, Math.max(0, offset ?? 0)),
          limit: Math.min(longestPage, Math.max(1, limit ?? SEARCH_PAGE_SIZE)),
        }),
      ),
  }),
)

async function search(
  ctx: Context,
  filter: typeof searchFilterInput.$inferInput,
  window: { offset: number; limit: number },
): Promise<Found> {
  const { groups, ...meant } = await meantSearch(ctx, filter)
  return { ...meant, ...(groups ? await findPublicGroups(ctx.db, groups, window) : { total: 0, ids: [] }) }
}
