import { compareSublistings } from '../../../domain/listings/listing-order.ts'
import { unitOfBooking } from '../../../domain/rentals/stays/running-move.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { payload } from '../../kernel/graphql/payload.ts'
import { verdictType } from '../../listings/listings/listing-summary-type.ts'
import { daysType } from '../bookings/booking-parts-type.ts'
import { unitForBookingType } from '../moves/unit-for-booking-type.ts'
import { proposalAfter, proposalPayload } from './api.ts'
import { offerMove, takeMove } from './move-actions.ts'
import { loadRunningMove, placesFrom, type RunningMove } from './move-plan.ts'

const runningMoveType = builder.objectRef<RunningMove>('RunningMove').implement({
  policy: 'visible',
  fields: (t) => ({
    canOffer: t.expose('canOffer', { type: verdictType }),
    bookingId: t.id({
      description: 'The booking of the chain that is lived in.',
      resolve: ({ booking }) => booking.id,
    }),
    name: t.string({
      description: "The tenant's name.",
      resolve: ({ booking }) => `${booking.tenantFirstName} ${booking.tenantLastName}`,
    }),
    unitName: t.string({
      description: 'The unit that is lived in today.',
      resolve: ({ booking }, _, ctx) => unitOfBooking(booking, ctx.today()).name,
    }),
    monthlyRent: t.float({ resolve: ({ booking }) => booking.price }),
    currency: t.string({ resolve: ({ booking }) => booking.currency }),
    days: t.expose('days', {
      type: daysType,
      nullable: true,
      description:
        'Between which days the first one in the other unit can be; null where none can be proposed.',
    }),
    units: t.field({
      type: [unitForBookingType],
      description:
        'All units of the group with what stands against a move on that day; none for a day that can’t be.',
      args: { day: t.arg({ type: 'Day', required: true }) },
      resolve: (running, { day }, ctx) => {
        const { days } = running
        if (!days || day < days.from || day > days.to) return []
        const compare = compareSublistings(ctx.language)
        return placesFrom(ctx.viewer, running, day).units.toSorted((a, b) =>
          compare(a.calendar.unit, b.calendar.unit),
        )
      },
    }),
  }),
})

builder.queryField('runningMove', (t) =>
  t.field({
    type: runningMoveType,
    nullable: true,
    policy: 'landlord',
    scope: 'bookings:read',
    description:
      'Whether, when and to which units of its group a landlord can propose to move the tenant of a stay that has begun.',
    args: { bookingId: t.arg.id({ required: true }) },
    resolve: (_, { bookingId }, ctx) => loadRunningMove(ctx.db, ctx, bookingId),
  }),
)

builder.mutationField('offerMove', (t) =>
  t.field({
    type: proposalPayload,
    policy: 'landlord',
    scope: 'none',
    acting: 'BINDS',
    description:
      'The landlord proposes to the tenant of a stay that has begun to move to another unit of the group on a day. The tenant is told by mail and has a week to agree, at most until the day before; nothing changes until then.',
    args: {
      bookingId: t.arg.id({ required: true }),
      listingId: t.arg.id({ required: true }),
      day: t.arg({ type: 'Day', required: true }),
      message: t.arg.string(),
      seen: t.arg.string({
        required: true,
        description:
          'The fingerprint of the consequences that were shown: exactly this is proposed, or nothing.',
      }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { message, idempotencyKey, ...offer }, ctx) =>
      payload(async () => {
        const order = { ...offer, message: message ?? '' }
        return proposalAfter(ctx, await offerMove(ctx, order, idempotencyKey), 'landlord')
      }),
  }),
)

builder.mutationField('takeMove', (t) =>
  t.field({
    type: proposalPayload,
    policy: 'tenant',
    scope: 'none',
    description:
      'The tenant agrees to move to another unit of the group: from that day on the booking, with what extends it, is there. Contract and rent stay as they are.',
    args: {
      proposalId: t.arg.id({ required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { proposalId, idempotencyKey }, ctx) =>
      payload(async () => proposalAfter(ctx, await takeMove(ctx, proposalId, idempotencyKey), 'tenant')),
  }),
)
