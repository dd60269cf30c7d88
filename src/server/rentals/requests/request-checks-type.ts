import { checkStay } from '../../../domain/listings/stay-limits.ts'
import { stayCheckRows, stayCheckType } from './stay-check-type.ts'
import { staysBeside } from '../lifecycle/tenant-stays.ts'
import { countFreeUnits } from '../lifecycle/derived-facts.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { listingRequestType } from '../lifecycle/request-refs.ts'
import { calendarsOfGroup, groupOf } from './loaders.ts'
import { limitedBy } from '../../listings/listings/sql.ts'

// The limits on the length of the stay, over everything that the tenant has or wants there (D5).
builder.objectFields(listingRequestType, (t) => ({
  checks: t.field({
    type: [stayCheckType],
    resolve: async (row, _, ctx) => {
      const group = await groupOf(ctx, row)
      const { limits } = checkStay(limitedBy(group), row, ctx.today(), await staysBeside(ctx, row))
      return stayCheckRows(limits, countFreeUnits(row, (await calendarsOfGroup(ctx, row.groupId)) ?? []))
    },
  }),
}))
