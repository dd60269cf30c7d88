import { BOOKING_CANCELLATION_REASONS } from '../../domain/catalogue/booking-cancellation-reason.ts'
import { ResourceNotFoundError } from '../../domain/errors.ts'
import { requireViewer } from '../booking-requests/command.ts'
import type { Context } from '../context.ts'
import { builder } from '../graphql/builder.ts'
import { notYet } from '../graphql/not-yet.ts'
import { type Payload, payload, payloadErrorType } from '../graphql/payload.ts'
import type { BookingRow } from './rows.ts'
import { listBookingsBy } from './sql.ts'

const cancellationReason = builder.enumType('BookingCancellationReason', {
  values: BOOKING_CANCELLATION_REASONS,
})

const cancelPayload = builder.objectRef<Payload<BookingRow>>('CancelBookingPayload').implement({
  policy: 'visible',
  fields: (t) => ({
    error: t.field({ type: payloadErrorType, nullable: true, resolve: ({ error }) => error }),
    canceled: t.boolean({ nullable: true, resolve: ({ result }) => result?.canceled }),
    canceledAt: t.field({ type: 'Instant', nullable: true, resolve: ({ result }) => result?.canceledAt }),
  }),
})

builder.mutationField('cancelBookingAsLandlord', (t) =>
  t.field({
    type: cancelPayload,
    policy: 'landlord',
    scope: 'none',
    notYet: true,
    description: 'Comes with credit notes: without them the fee would stay due.',
    args: {
      bookingId: t.arg.id({ required: true }),
      cancellationReason: t.arg({ type: cancellationReason, required: true }),
    },
    resolve: (_, { bookingId }, ctx) => payload(() => cancelBooking(ctx, bookingId)),
  }),
)

async function cancelBooking(ctx: Context, bookingId: string): Promise<BookingRow> {
  const [booking] = await listBookingsBy(ctx.db, requireViewer(ctx), 'id', [bookingId])
  if (!booking) throw new ResourceNotFoundError()
  return notYet('Cancelling a booking')
}
