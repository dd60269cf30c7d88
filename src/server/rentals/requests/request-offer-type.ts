import { bookingType } from '../bookings/booking-type.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { verdictType } from '../../listings/listings/listing-summary-type.ts'
import { listingRequestType } from '../lifecycle/request-refs.ts'
import { bookingOfRequest } from './loaders.ts'
import { landlordCanConfirm, landlordCanRecord, landlordCanSign } from './next-step-type.ts'
import type { LatestOffer, RequestRow } from '../lifecycle/rows.ts'

const latestOfferType = builder.objectRef<{ offer: LatestOffer; row: RequestRow }>('BookingOffer').implement({
  policy: 'full',
  fields: (t) => ({
    _id: t.id({ resolve: ({ offer }) => offer.id }),
    status: t.field({ type: catalogueEnum('offerStatus'), resolve: ({ offer }) => offer.status }),
    price: t.float({ resolve: ({ offer }) => offer.price }),
    from: t.field({ type: 'Day', resolve: ({ offer }) => Temporal.PlainDate.from(offer.from) }),
    to: t.field({ type: 'Day', resolve: ({ offer }) => Temporal.PlainDate.from(offer.to) }),
    isOnlineSigning: t.boolean({ resolve: ({ offer }) => offer.isOnlineSigning }),
    generating: t.boolean({ resolve: ({ offer }) => offer.generating }),
    unitName: t.string({ resolve: ({ offer }) => offer.unitName }),
    canSign: t.field({ type: verdictType, resolve: ({ row }, _, ctx) => landlordCanSign(row, ctx) }),
    canRecordOfflineSignatures: t.field({
      type: verdictType,
      resolve: ({ row }, _, ctx) => landlordCanRecord(row, ctx),
    }),
    canConfirm: t.field({ type: verdictType, resolve: ({ row }, _, ctx) => landlordCanConfirm(row, ctx) }),
  }),
})

// What became of a request: its contract and its booking (D3).
builder.objectFields(listingRequestType, (t) => ({
  latestBookingOffer: t.field({
    policy: 'full',
    type: latestOfferType,
    nullable: true,
    resolve: (row) => row.offer && { offer: row.offer, row },
  }),
  booking: t.field({
    policy: 'full',
    type: bookingType,
    nullable: true,
    resolve: (row, _, ctx) => (row.bookingId ? bookingOfRequest(ctx, row.id) : null),
  }),
}))
