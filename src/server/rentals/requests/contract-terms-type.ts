import { durationOf, type Stay } from '../../../domain/kernel/day.ts'
import { gapsAround } from '../../../domain/calendars/occupancy.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { durationType } from '../../listings/listings/listing-summary-type.ts'
import { yearsOfUnits } from '../../listings/listings/loaders.ts'
import { listingRequestType } from '../lifecycle/request-refs.ts'
import type { LatestOffer, RequestRow } from '../lifecycle/rows.ts'

const vacancyLimitDays = 366

const vacantDaysType = builder.objectRef<{ before: number }>('ListingVacantDays').implement({
  policy: 'visible',
  fields: (t) => ({ before: t.exposeInt('before') }),
})

interface FullOffer extends Stay {
  offer: LatestOffer
  row: RequestRow
}

const fullOfferType = builder.objectRef<FullOffer>('FullBookingOffer').implement({
  policy: 'full',
  fields: (t) => ({
    _id: t.id({ resolve: ({ offer }) => offer.id }),
    status: t.field({ type: catalogueEnum('offerStatus'), resolve: ({ offer }) => offer.status }),
    price: t.float({ resolve: ({ offer }) => offer.price }),
    from: t.expose('from', { type: 'Day' }),
    to: t.expose('to', { type: 'Day' }),
    duration: t.field({ type: durationType, resolve: (stay) => durationOf(stay) }),
    listingVacantDays: t.field({
      type: vacantDaysType,
      nullable: true,
      description:
        'How long the unit is empty before the stay, at most a year; null once the unit is deleted.',
      resolve: (full, _, ctx) => vacantDaysOf(ctx, full),
    }),
    isOnlineSigning: t.boolean({ resolve: ({ offer }) => offer.isOnlineSigning }),
  }),
})

async function vacantDaysOf(ctx: Context, { offer, row, ...stay }: FullOffer) {
  const calendars = (await yearsOfUnits(ctx, row.groupId)) ?? []
  const unit = calendars.find((calendar) => calendar.id === offer.listingId)
  return unit && { before: gapsAround(unit, stay, vacancyLimitDays).before }
}

// What of a request becomes its contract (D3).
builder.objectFields(listingRequestType, (t) => ({
  fullLatestBookingOffer: t.field({
    type: fullOfferType,
    policy: 'full',
    nullable: true,
    resolve: (row) =>
      row.offer && {
        offer: row.offer,
        row,
        from: Temporal.PlainDate.from(row.offer.from),
        to: Temporal.PlainDate.from(row.offer.to),
      },
  }),
}))
