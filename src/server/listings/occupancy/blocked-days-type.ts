import { builder } from '../../kernel/graphql/builder.ts'
import type { BlockedDays } from './blocked-days.ts'

/** GraphQL BlockedUnitDays. */
export const blockedDaysType = builder.objectRef<BlockedDays>('BlockedUnitDays').implement({
  policy: 'visible',
  description: 'Days that would be blocked in a unit; both belong to the block.',
  fields: (t) => ({
    listingId: t.exposeID('listingId'),
    apartmentName: t.exposeString('apartmentName'),
    from: t.expose('from', { type: 'Day' }),
    to: t.expose('to', { type: 'Day' }),
  }),
})
