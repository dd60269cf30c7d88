import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { payload, payloadType } from '../../kernel/graphql/payload.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { bookingType } from '../bookings/booking-type.ts'
import type { BookingRow } from '../bookings/rows-sql.ts'
import { listBookingsBy } from '../bookings/sql.ts'
import { markRentReceived, unmarkRentReceived } from './actions.ts'

const rentPayload = payloadType('MarkRentPayload', 'booking', bookingType)

builder.mutationField('markRentReceived', (t) =>
  t.field({
    type: rentPayload,
    policy: 'landlord',
    scope: 'none',
    acting: 'MONEY',
    description: 'The landlord says that a rent has come to their own account.',
    args: {
      rentId: t.arg.id({ required: true }),
      receivedOn: t.arg({ type: 'Day', required: true, description: 'Today or before.' }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { rentId, receivedOn, idempotencyKey }, ctx) =>
      payload(async () =>
        bookingAfter(ctx, await markRentReceived(ctx, { rentId, receivedOn }, idempotencyKey)),
      ),
  }),
)

builder.mutationField('unmarkRentReceived', (t) =>
  t.field({
    type: rentPayload,
    policy: 'landlord',
    scope: 'none',
    acting: 'MONEY',
    description: 'Takes that back.',
    args: { rentId: t.arg.id({ required: true }), idempotencyKey: t.arg.id({ required: true }) },
    resolve: (_, { rentId, idempotencyKey }, ctx) =>
      payload(async () => bookingAfter(ctx, await unmarkRentReceived(ctx, rentId, idempotencyKey))),
  }),
)

async function bookingAfter(ctx: Context, id: string): Promise<BookingRow> {
  const [booking] = await listBookingsBy(ctx.reads, requireViewer(ctx), 'id', [id])
  if (!booking) throw new ResourceNotFoundError()
  return booking
}
