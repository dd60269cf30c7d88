import { SIMILAR_LISTINGS } from '../../../domain/public/public-search.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { publicListingType } from '../../listings/listings/public-listing-type.ts'
import { listGroupsInOrder } from './describe-listing.ts'
import { listSimilarIds } from './search-sql.ts'

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
