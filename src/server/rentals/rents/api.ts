import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { canMarkRent, canUnmarkRent, RENT_STATES, rentState } from '../../../domain/rentals/rent.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { batched } from '../../kernel/graphql/loader.ts'
import { payload, payloadType } from '../../kernel/graphql/payload.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { verdictType } from '../../listings/listings/listing-summary-type.ts'
import { bookingType } from '../bookings/booking-type.ts'
import { tenantBookingType } from '../bookings/tenant-api.ts'
import type { BookingRow } from '../bookings/rows-sql.ts'
import { listBookingsBy } from '../bookings/sql.ts'
import { markRentReceived, unmarkRentReceived } from './actions.ts'
import { listRents, type RentRow } from './sql.ts'

const rentStateType = builder.enumType('RentState', { values: RENT_STATES })

const rentType = builder.objectRef<RentRow>('Rent').implement({
  policy: 'visible',
  description: 'One month of a stay and its rent.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    position: t.exposeInt('position'),
    from: t.expose('from', { type: 'Day' }),
    to: t.expose('to', { type: 'Day' }),
    amount: t.exposeFloat('amount'),
    currency: t.exposeString('currency'),
    dueOn: t.expose('dueOn', { type: 'Day' }),
    throughProduct: t.exposeBoolean('throughProduct', {
      description: 'The tenant pays it through the product; the others go to the landlord’s own account.',
    }),
    state: t.field({ type: rentStateType, resolve: (rent, _, ctx) => rentState(rent, ctx.today()) }),
    receivedAmount: t.exposeFloat('receivedAmount'),
    receivedOn: t.expose('receivedOn', { type: 'Day', nullable: true }),
    canBeMarked: t.field({ type: verdictType, resolve: canMarkRent }),
    canBeUnmarked: t.field({ type: verdictType, resolve: canUnmarkRent }),
  }),
})

const rentsOfBooking = batched(async (ctx, ids: readonly string[]): Promise<Map<string, RentRow[]>> =>
  Map.groupBy(await listRents(ctx.reads, ids), (rent) => rent.bookingId),
)

const rents = async (booking: BookingRow, ctx: Context) => (await rentsOfBooking(ctx, booking.id)) ?? []

builder.objectFields(bookingType, (t) => ({
  rents: t.field({
    type: [rentType],
    description: 'The rents month by month, together the rent of the actual stay.',
    resolve: (booking, _, ctx) => rents(booking, ctx),
  }),
}))

builder.objectFields(tenantBookingType, (t) => ({
  rents: t.field({
    type: [rentType],
    description: 'The rents month by month, together the rent of the actual stay.',
    resolve: (booking, _, ctx) => rents(booking, ctx),
  }),
}))

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
