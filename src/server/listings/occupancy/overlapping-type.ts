import type { WaitingRequest } from './waiting.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'

/** A request that wants some of the same days. */
export interface Overlapping {
  row: WaitingRequest
  wouldBeDeclined: boolean
}

/** GraphQL OverlappingListingRequest (D3). */
export const overlappingType = builder.objectRef<Overlapping>('OverlappingListingRequest').implement({
  policy: 'visible',
  fields: (t) => ({
    listingRequestId: t.id({ resolve: ({ row }) => row.id }),
    bookingRequestId: t.id({ resolve: ({ row }) => row.bookingRequestId }),
    type: t.field({ type: catalogueEnum('requestType'), resolve: ({ row }) => row.type }),
    wouldBeDeclined: t.exposeBoolean('wouldBeDeclined'),
    firstName: t.string({ resolve: ({ row }) => row.firstName }),
    lastName: t.string({ resolve: ({ row }) => row.lastName }),
    from: t.field({ type: 'Day', resolve: ({ row }) => row.from }),
    to: t.field({ type: 'Day', resolve: ({ row }) => row.to }),
    landlordStatus: t.field({
      type: catalogueEnum('landlordStatus'),
      resolve: ({ row }) => row.landlordStatus,
    }),
  }),
})
