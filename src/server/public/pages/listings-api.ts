import { SIMILAR_LISTINGS } from '../../../domain/public/public-search.ts'
import { listGroupsInOrder } from './describe-listing.ts'
import { listSimilarIds } from './search-sql.ts'
import { currenciesByListings } from '../../../domain/public/search-currency.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { countsIn, placesOf } from './places.ts'
import { publicListingType } from '../../listings/listings/public-listing-type.ts'
import { findPublicGroup, listPublicGroups } from '../../listings/listings/sql.ts'

const longestPage = 48

builder.queryField('publicListing', (t) =>
  t.field({
    type: publicListingType,
    nullable: true,
    policy: 'public',
    scope: 'any',
    description: 'Public page of a listing or group.',
    args: { listingId: t.arg.id(), groupId: t.arg.id() },
    resolve: (_, { listingId, groupId }, ctx) => {
      if (groupId) return findPublicGroup(ctx.db, { groupId })
      return listingId ? findPublicGroup(ctx.db, { listingId }) : null
    },
  }),
)

interface PublicPage {
  city: string | null
  offset: number
  limit: number
}

const publicPageType = builder.objectRef<PublicPage>('PublicListingPage').implement({
  policy: 'public',
  fields: (t) => ({
    totalCount: t.int({
      resolve: async ({ city }, _, ctx) =>
        (await placesOf(ctx))
          .filter((row) => city === null || row.city === city)
          .reduce((sum, row) => sum + row.total, 0),
    }),
    nodes: t.field({
      type: [publicListingType],
      resolve: async ({ city, offset, limit }, _, ctx) => {
        const currencies = currenciesByListings(countsIn(await placesOf(ctx), city === null ? null : [city]))
        return listPublicGroups(ctx.db, city, currencies, { offset, limit })
      },
    }),
    cities: t.stringList({
      resolve: async (_, __, ctx) => (await placesOf(ctx)).map((row) => row.city).toSorted(),
    }),
  }),
})

builder.queryField('publicListings', (t) =>
  t.field({
    type: publicPageType,
    policy: 'public',
    scope: 'any',
    description: 'Bookable listings for the public start page.',
    args: {
      city: t.arg.string(),
      offset: t.arg.int({ defaultValue: 0 }),
      limit: t.arg.int({ defaultValue: 24 }),
    },
    resolve: (_, { city, offset, limit }) => ({
      city: city ?? null,
      offset: Math.max(0, offset ?? 0),
      limit: Math.min(longestPage, Math.max(1, limit ?? 24)),
    }),
  }),
)

builder.queryField('similarListings', (t) =>
  t.field({
    type: [publicListingType],
    policy: 'public',
    scope: 'any',
    description:
      'Published listings of the same city, those nearest in price first; those in other currencies come after.',
    args: { groupId: t.arg.id({ required: true }) },
    resolve: async (_, { groupId }, ctx) =>
      listGroupsInOrder(ctx.db, await listSimilarIds(ctx.db, groupId, SIMILAR_LISTINGS)),
  }),
)
