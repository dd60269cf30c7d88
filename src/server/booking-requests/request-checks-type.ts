import { builder } from '../graphql/builder.ts'
import { groupOf } from './group-of-request.ts'
import { listingRequestType } from './listing-request-type.ts'
import { calendarsOfGroup } from './loaders.ts'
import { stayChecks, stayCheckType } from './request-surroundings-type.ts'

// The limits on the length of the stay (D5).
builder.objectFields(listingRequestType, (t) => ({
  checks: t.field({
    type: [stayCheckType],
    resolve: async (row, _, ctx) =>
      stayChecks(row, await groupOf(ctx, row), (await calendarsOfGroup(ctx, row.groupId)) ?? [], ctx.today()),
  }),
}))
