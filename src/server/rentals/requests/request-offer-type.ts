import { canConfirmBooking, canLandlordSign, canMarkSignedOffline } from '../../../domain/rentals/offer.ts'
import { canBind, canSignInPerson } from '../../../domain/rentals/signing.ts'
import { bookingType } from '../bookings/booking-type.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { verdictType } from '../../listings/listings/listing-summary-type.ts'
import { listingRequestType } from '../lifecycle/request-refs.ts'
import { bookingOfRequest } from './loaders.ts'
import { factsOf, type LatestOffer, type RequestRow, storedDerivedFacts } from '../lifecycle/rows.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

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
    canSign: t.field({
      type: verdictType,
      resolve: ({ row }, _, ctx) => {
        const inPerson = canSignInPerson('LANDLORD', requireViewer(ctx))
        return inPerson.value ? canLandlordSign(situationOf(row)) : inPerson
      },
    }),
    canRecordOfflineSignatures: t.field({
      type: verdictType,
      resolve: ({ row }, _, ctx) => {
        const binds = canBind(requireViewer(ctx))
        return binds.value ? canMarkSignedOffline(situationOf(row)) : binds
      },
    }),
    canConfirm: t.field({
      type: verdictType,
      resolve: ({ row }, _, ctx) => {
        const binds = canBind(requireViewer(ctx))
        return binds.value ? canConfirmBooking(situationOf(row)) : binds
      },
    }),
  }),
})

function situationOf(row: RequestRow) {
  const { methodOfBooking, latestOffer } = factsOf(row, storedDerivedFacts(row))
  return { methodOfBooking, latestOffer }
}

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
