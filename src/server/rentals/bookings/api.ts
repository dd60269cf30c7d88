import type { Context } from '../../kernel/viewer/context.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { bookingType } from './booking-type.ts'
import { type BookingListFilter, everyBooking, listBookings, listBookingsBy } from './sql.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

function latest(ctx: Context, by: Partial<BookingListFilter>) {
  const window = { offset: 0, limit: 1000 }
  return listBookings(ctx.db, requireViewer(ctx), 'landlord', { ...everyBooking, ...by }, ctx.today(), window)
}

builder.queryField('landlordBookingsByListingId', (t) =>
  t.field({
    type: [bookingType],
    policy: 'landlord',
    scope: 'bookings:read',
    description: 'The latest 1000 bookings of a unit.',
    args: { listingId: t.arg.id({ required: true }) },
    resolve: (_, { listingId }, ctx) => latest(ctx, { listingId }),
  }),
)

builder.queryField('landlordBookingsByGroupId', (t) =>
  t.field({
    type: [bookingType],
    policy: 'landlord',
    scope: 'bookings:read',
    description: 'The latest 1000 bookings of a group.',
    args: { groupId: t.arg.id({ required: true }) },
    resolve: (_, { groupId }, ctx) => latest(ctx, { groupId }),
  }),
)

builder.queryField('landlordBookingByListingRequestId', (t) =>
  t.field({
    type: bookingType,
    nullable: true,
    policy: 'landlord',
    scope: 'bookings:read',
    description: 'The booking that a request became.',
    args: { listingRequestId: t.arg.id({ required: true }) },
    resolve: async (_, { listingRequestId }, ctx) =>
      (await listBookingsBy(ctx.reads, requireViewer(ctx), 'listing_request_id', [listingRequestId]))[0],
  }),
)

builder.queryField('landlordBooking', (t) =>
  t.field({
    type: bookingType,
    nullable: true,
    policy: 'landlord',
    scope: 'bookings:read',
    description: 'A booking by its id.',
    args: { _id: t.arg.id({ required: true }) },
    resolve: async (_, { _id }, ctx) => (await listBookingsBy(ctx.reads, requireViewer(ctx), 'id', [_id]))[0],
  }),
)
