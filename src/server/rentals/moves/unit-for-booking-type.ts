import type { OtherRent } from '../../../domain/calendars/unit-rent.ts'
import { takenType } from '../../calendars/blocks/block-type.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { verdictType } from '../../listings/listings/listing-summary-type.ts'
import type { UnitForBooking } from './places.ts'

const otherRentType = builder.objectRef<OtherRent>('OtherRent').implement({
  policy: 'full',
  fields: (t) => ({
    rent: t.exposeFloat('rent', {
      description: 'What the unit costs a month, before seasons and discounts.',
    }),
    asked: t.exposeFloat('asked', {
      description: 'What was asked for a month, before seasons and discounts.',
    }),
  }),
})

/** GraphQL UnitForBooking. */
export const unitForBookingType = builder.objectRef<UnitForBooking>('UnitForBooking').implement({
  policy: 'visible',
  fields: (t) => ({
    listingId: t.id({ resolve: ({ calendar }) => calendar.id }),
    name: t.string({ resolve: ({ calendar }) => calendar.unit.apartmentName }),
    externalId: t.string({ nullable: true, resolve: ({ calendar }) => calendar.unit.externalId }),
    verdict: t.field({ type: verdictType, resolve: ({ verdict }) => verdict }),
    otherRent: t.field({
      policy: 'full',
      type: otherRentType,
      nullable: true,
      description:
        'What it costs where that is other than what was asked for; the booking keeps its rent in any unit.',
      resolve: ({ otherRent }) => otherRent,
    }),
    taken: t.field({
      type: [takenType],
      description: 'What takes some of the days; nothing where they lie outside of the availability window.',
      resolve: ({ taken }) => taken,
    }),
    declined: t.int({
      description: 'How many waiting requests no unit could serve any more; they would be declined.',
      resolve: ({ declined }) => declined.length,
    }),
    seen: t.exposeString('seen', {
      description: 'Goes back with the move, so that exactly this is done or nothing.',
    }),
  }),
})
