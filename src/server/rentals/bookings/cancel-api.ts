import { canCancelAsLandlord, possibleLastDays } from '../../../domain/rentals/cancellation.ts'
import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import type { RequestRow } from '../lifecycle/rows.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { type Payload, payload, payloadErrorType } from '../../kernel/graphql/payload.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { verdictType } from '../../listings/listings/listing-summary-type.ts'
import type { NotifiedPerson } from '../../notifications/notifications/tell-sql.ts'
import { cancelBooking, type CancellationOrder } from './actions.ts'
import { daysType } from './booking-parts-type.ts'
import { bookingType } from './booking-type.ts'
import {
  type CancellationPlan,
  type EndingBooking,
  type PlannedRefund,
  planCancellation,
} from './cancellation-plan.ts'
import { plannedCreditNoteType, plannedInvoiceType } from './planned-fee-type.ts'
import type { BookingRow } from './rows-sql.ts'
import { listBookingsBy } from './sql.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

const cancellationReason = catalogueEnum('bookingCancellationReason')

const plannedRefundType = builder.objectRef<PlannedRefund>('PlannedRefund').implement({
  policy: 'visible',
  description: 'What the tenant has paid through the product, and what of it goes back.',
  fields: (t) => ({
    purpose: t.expose('purpose', { type: catalogueEnum('paymentPurpose') }),
    kept: t.exposeFloat('kept', { description: 'What was paid less what went back before.' }),
    amount: t.exposeFloat('amount', {
      description:
        'What goes back; of the rent the landlord may give back more, or less where somebody has moved in.',
    }),
  }),
})

const endingType = builder.objectRef<EndingBooking>('EndingBooking').implement({
  policy: 'visible',
  fields: (t) => ({
    _id: t.id({ resolve: ({ booking }) => booking.id }),
    type: t.field({ type: catalogueEnum('requestType'), resolve: ({ booking }) => booking.type }),
    from: t.field({ type: 'Day', resolve: ({ booking }) => booking.from }),
    to: t.field({ type: 'Day', resolve: ({ booking }) => booking.to }),
    lastDay: t.expose('lastDay', { type: 'Day', nullable: true }),
    freed: t.field({ type: daysType, resolve: ({ freed }) => freed }),
    currency: t.string({ resolve: ({ booking }) => booking.currency }),
    rentBefore: t.float({ resolve: ({ booking }) => booking.totalCost }),
    rent: t.exposeFloat('rent'),
    feeBefore: t.float({ resolve: ({ booking }) => booking.landlordFee }),
    fee: t.exposeFloat('fee'),
    creditNotes: t.field({
      type: [plannedCreditNoteType],
      resolve: ({ documents }) => documents.creditNotes,
    }),
    invoice: t.expose('invoice', { type: plannedInvoiceType, nullable: true }),
    givenBack: t.exposeFloat('givenBack', {
      description: 'What was paid and is not needed any more: it goes to what is paid out.',
    }),
    refunds: t.expose('refunds', { type: [plannedRefundType] }),
    skipInvoiceGeneration: t.boolean({ resolve: ({ booking }) => booking.skipInvoiceGeneration }),
  }),
})

const concernedType = builder.objectRef<RequestRow>('ConcernedRequest').implement({
  policy: 'visible',
  fields: (t) => ({
    listingRequestId: t.exposeID('id'),
    bookingRequestId: t.exposeID('bookingRequestId'),
    type: t.expose('type', { type: catalogueEnum('requestType') }),
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    from: t.expose('from', { type: 'Day' }),
    to: t.expose('to', { type: 'Day' }),
  }),
})

const notifiedType = builder.objectRef<NotifiedPerson>('NotifiedPerson').implement({
  policy: 'visible',
  fields: (t) => ({
    name: t.string({ resolve: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim() }),
    isLandlord: t.exposeBoolean('isLandlord'),
    inApp: t.exposeBoolean('inApp'),
    byEmail: t.exposeBoolean('byEmail'),
  }),
})

const consequencesType = builder
  .objectRef<{ booking: BookingRow; plan: CancellationPlan | null }>('CancellationConsequences')
  .implement({
    policy: 'visible',
    fields: (t) => ({
      canBeCanceled: t.field({
        type: verdictType,
        resolve: ({ booking }, _, ctx) => canCancelAsLandlord(requireViewer(ctx), booking, ctx.today()),
      }),
      possibleLastDays: t.field({
        type: daysType,
        nullable: true,
        description: 'Where somebody lives there already: between which days the last one has to be.',
        resolve: ({ booking, plan }, _, ctx) => plan && possibleLastDays(booking, ctx.today()),
      }),
      tenantName: t.string({
        resolve: ({ booking }) => `${booking.tenantFirstName} ${booking.tenantLastName}`,
      }),
      ends: t.field({
        type: [endingType],
        description: 'The booking, then the later ones of its chain of extensions.',
        resolve: ({ plan }) => plan?.ends ?? [],
      }),
      endedRequests: t.field({
        type: [concernedType],
        description: 'Requests to stay longer that end with it.',
        resolve: ({ plan }) => plan?.endedRequests ?? [],
      }),
      reopenedRequests: t.field({
        type: [concernedType],
        description: 'Paused requests that go on.',
        resolve: ({ plan }) => plan?.reopened ?? [],
      }),
      notified: t.field({
        type: [notifiedType],
        description: "Who is told on the landlord's side; the tenant always is, by mail.",
        resolve: ({ plan }) => plan?.notified ?? [],
      }),
      fingerprint: t.string({
        nullable: true,
        description: 'Goes back with the cancellation, so that exactly this is done or nothing.',
        resolve: ({ plan }) => plan?.fingerprint ?? null,
      }),
    }),
  })

builder.queryField('cancellationConsequences', (t) =>
  t.field({
    type: consequencesType,
    nullable: true,
    policy: 'landlord',
    scope: 'bookings:read',
    description:
      'What cancelling a booking would do: free days, credit note, who is told, what ends and goes on.',
    args: {
      bookingId: t.arg.id({ required: true }),
      lastDay: t.arg({ type: 'Day', description: 'Where somebody lives there already; without it today.' }),
    },
    resolve: async (_, { bookingId, lastDay }, ctx) => {
      const [booking] = await listBookingsBy(ctx.reads, requireViewer(ctx), 'id', [bookingId])
      if (!booking) return null
      const verdict = canCancelAsLandlord(requireViewer(ctx), booking, ctx.today())
      const plan = verdict.value ? await planCancellation(ctx.db, ctx, bookingId, lastDay ?? null) : null
      return { booking, plan }
    },
  }),
)

const cancelPayload = builder.objectRef<Payload<BookingRow>>('CancelBookingPayload').implement({
  policy: 'public',
  fields: (t) => ({
    error: t.field({ type: payloadErrorType, nullable: true, resolve: ({ error }) => error }),
    canceled: t.boolean({ nullable: true, resolve: ({ result }) => result?.canceled }),
    canceledAt: t.field({ type: 'Instant', nullable: true, resolve: ({ result }) => result?.canceledAt }),
    booking: t.field({ type: bookingType, nullable: true, resolve: ({ result }) => result }),
  }),
})

builder.mutationField('cancelBookingAsLandlord', (t) =>
  t.field({
    type: cancelPayload,
    policy: 'landlord',
    scope: 'none',
    acting: 'BINDS',
    description: 'Cancels a booking that is not over; cancellationConsequences says what this does.',
    args: {
      bookingId: t.arg.id({ required: true }),
      cancellationReason: t.arg({ type: cancellationReason, required: true }),
      note: t.arg.string({ description: 'The tenant reads it.' }),
      lastDay: t.arg({
        type: 'Day',
        description: 'Where somebody lives there already, the last day that they do; without it today.',
      }),
      refund: t.arg.float({
        description:
          'What of the rent that the tenant has paid through the product goes back; without it what the consequences say.',
      }),
      seen: t.arg.string({ description: 'The fingerprint of the consequences that were shown.' }),
      idempotencyKey: t.arg.id(),
    },
    resolve: (
      _,
      { idempotencyKey, cancellationReason: reason, note, lastDay, refund, seen, bookingId },
      ctx,
    ) =>
      payload(() =>
        cancel(
          ctx,
          {
            bookingId,
            reason,
            note: note ?? '',
            lastDay: lastDay ?? null,
            refund: refund ?? null,
            seen: seen ?? null,
          },
          idempotencyKey ?? null,
        ),
      ),
  }),
)

async function cancel(ctx: Context, order: CancellationOrder, key: string | null): Promise<BookingRow> {
  const id = await cancelBooking(ctx, order, key)
  const [booking] = await listBookingsBy(ctx.reads, requireViewer(ctx), 'id', [id])
  if (!booking) throw new ResourceNotFoundError()
  return booking
}
