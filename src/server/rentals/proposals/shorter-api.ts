import { builder } from '../../kernel/graphql/builder.ts'
import { payload } from '../../kernel/graphql/payload.ts'
import { verdictType } from '../../listings/listings/listing-summary-type.ts'
import { daysType } from '../bookings/booking-parts-type.ts'
import { proposalAfter, proposalPayload } from './api.ts'
import { offerShorterStay, takeShorterStay } from './shorter-actions.ts'
import { agreedEndType } from './proposal-type.ts'
import { loadShorterStay, planAgreedEnd, type ShorterStay } from './shorter-plan.ts'

/** GraphQL ShorterStay. */
export const shorterStayType = builder.objectRef<ShorterStay>('ShorterStay').implement({
  policy: 'visible',
  fields: (t) => ({
    canOffer: t.expose('canOffer', { type: verdictType }),
    lastDays: t.expose('lastDays', {
      type: daysType,
      nullable: true,
      description: 'Between which days the last one can be; null where an earlier end can’t be proposed.',
    }),
    end: t.field({
      type: agreedEndType,
      nullable: true,
      description:
        'What that last day would come to if both agreed now; null for a day that can’t be the last.',
      args: { lastDay: t.arg({ type: 'Day', required: true }) },
      resolve: ({ booking, side, canOffer }, { lastDay }, ctx) =>
        canOffer.value ? planAgreedEnd(ctx.db, ctx, { booking, lastDay, side }) : null,
    }),
  }),
})

builder.queryField('shorterStay', (t) =>
  t.field({
    type: shorterStayType,
    nullable: true,
    policy: 'landlord',
    scope: 'bookings:read',
    description:
      'Whether and for which last days a landlord can offer the tenant of a booking to end the stay earlier; cancellationConsequences says what that would do.',
    args: { bookingId: t.arg.id({ required: true }) },
    resolve: (_, { bookingId }, ctx) => loadShorterStay(ctx.reads, ctx, bookingId, 'landlord'),
  }),
)

builder.mutationField('offerShorterStay', (t) =>
  t.field({
    type: proposalPayload,
    policy: 'landlord',
    scope: 'none',
    acting: 'BINDS',
    description:
      'The landlord offers the tenant of a booking to end the stay on an earlier day. The tenant is told by mail and has a week to agree, at most until that day; nothing changes until then.',
    args: {
      bookingId: t.arg.id({ required: true }),
      lastDay: t.arg({ type: 'Day', required: true }),
      message: t.arg.string(),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { bookingId, lastDay, message, idempotencyKey }, ctx) =>
      payload(async () => {
        const order = { bookingId, lastDay, message: message ?? '' }
        return proposalAfter(ctx, await offerShorterStay(ctx, order, idempotencyKey), 'landlord')
      }),
  }),
)

builder.mutationField('takeShorterStay', (t) =>
  t.field({
    type: proposalPayload,
    policy: 'tenant',
    scope: 'none',
    description:
      'The tenant agrees to end a stay earlier: it ends on that day, the days after it are free, and what was paid for them through the product goes back.',
    args: {
      proposalId: t.arg.id({ required: true }),
      refund: t.arg.float({
        required: true,
        description: 'What was shown to go back, in minor units: exactly this is done, or nothing.',
      }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { proposalId, refund, idempotencyKey }, ctx) =>
      payload(async () =>
        proposalAfter(ctx, await takeShorterStay(ctx, { proposalId, refund }, idempotencyKey), 'tenant'),
      ),
  }),
)
