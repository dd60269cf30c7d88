import { compareSublistings } from '../../../domain/listings/listing-order.ts'
import { contractUnitType } from '../bookings/booking-parts-type.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { payload, payloadType } from '../../kernel/graphql/payload.ts'
import { verdictType } from '../../listings/listings/listing-summary-type.ts'
import { type DoneMove, moveBooking } from './actions.ts'
import { contractUnitsOf, type MovePlan, planMove } from './plan.ts'
import { unitForBookingType } from './unit-for-booking-type.ts'

const unitsForBookingType = builder.objectRef<MovePlan>('UnitsForBooking').implement({
  policy: 'visible',
  fields: (t) => ({
    canMove: t.field({ type: verdictType, resolve: ({ verdict }) => verdict }),
    name: t.string({
      description: "The tenant's name.",
      resolve: ({ booking }) => `${booking.tenantFirstName} ${booking.tenantLastName}`,
    }),
    from: t.field({ type: 'Day', resolve: ({ booking, moved }) => (moved[0] ?? booking).from }),
    to: t.field({
      type: 'Day',
      description: 'The last day of the booking and of what extends it.',
      resolve: ({ booking, moved }) => (moved.at(-1) ?? booking).to,
    }),
    currency: t.string({ resolve: ({ booking }) => booking.currency }),
    bookings: t.int({ description: 'How many bookings would move.', resolve: ({ moved }) => moved.length }),
    contractUnits: t.field({
      type: [contractUnitType],
      description:
        'The units that signed contracts of these bookings name: in any other one an amendment has to be agreed.',
      resolve: ({ moved }) => contractUnitsOf(moved),
    }),
    units: t.field({
      type: [unitForBookingType],
      description: 'All units of the group, sorted as D4 says; its own is refused as SAME_UNIT.',
      resolve: ({ units }, _, ctx) => {
        const compare = compareSublistings(ctx.language)
        return units.toSorted((a, b) => compare(a.calendar.unit, b.calendar.unit))
      },
    }),
  }),
})

builder.queryField('unitsForBooking', (t) =>
  t.field({
    type: unitsForBookingType,
    nullable: true,
    policy: 'landlord',
    scope: 'bookings:read',
    description: 'To which units of its group a booking may move, and why not to the others.',
    args: { bookingId: t.arg.id({ required: true }) },
    resolve: (_, { bookingId }, ctx) => planMove(ctx.db, ctx, bookingId),
  }),
)

const movedType = builder.objectRef<DoneMove>('MovedBooking').implement({
  policy: 'visible',
  fields: (t) => ({
    bookingIds: t.exposeIDList('bookingIds', { description: 'The booking and what extends it.' }),
    listingId: t.exposeID('listingId'),
  }),
})

builder.mutationField('moveBooking', (t) =>
  t.field({
    type: payloadType('MoveBookingPayload', 'moved', movedType),
    policy: 'landlord',
    scope: 'none',
    acting: 'STAYS',
    description:
      'Moves an upcoming booking, with what extends it, to another free unit of its group. The tenant is told by mail; the contract stays as it was signed.',
    args: {
      bookingId: t.arg.id({ required: true }),
      listingId: t.arg.id({ required: true }),
      seen: t.arg.string(),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { bookingId, listingId, seen, idempotencyKey }, ctx) =>
      payload(() => moveBooking(ctx, { bookingId, listingId, seen: seen ?? null }, idempotencyKey)),
  }),
)
