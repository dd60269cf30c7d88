import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { payload, payloadType } from '../../kernel/graphql/payload.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { refundTenant, type RefundByHand } from '../refunds/actions.ts'
import { refundType } from '../refunds/refund-type.ts'
import { findLandlordPayment } from '../refunds/sql.ts'
import { paidType } from './paid-type.ts'
import { listMovedPayments, listPaymentsOfBooking, listTenantRefunds, type PaidRow } from './sql.ts'

const MOST_MOVED = 20

builder.queryField('paidByTenant', (t) =>
  t.field({
    type: [paidType],
    policy: 'landlord',
    scope: 'bookings:read',
    description: 'What the tenant of a booking has paid of the rent through the product.',
    args: { bookingId: t.arg.id({ required: true }) },
    resolve: (_, { bookingId }, ctx) => listPaymentsOfBooking(ctx.reads, requireViewer(ctx), bookingId),
  }),
)

builder.queryField('movedPayments', (t) =>
  t.field({
    type: [paidType],
    policy: 'landlord',
    scope: 'bookings:read',
    description: 'The payments of which something went back or is contested, the last 20.',
    resolve: (_, __, ctx) => listMovedPayments(ctx.reads, requireViewer(ctx), MOST_MOVED),
  }),
)

builder.queryField('tenantRefunds', (t) =>
  t.field({
    type: [refundType],
    policy: 'tenant',
    scope: 'bookings:read',
    description: 'What goes back to the tenant of a stay.',
    args: { bookingId: t.arg.id({ required: true }) },
    resolve: (_, { bookingId }, ctx) => listTenantRefunds(ctx.db, requireViewer(ctx), bookingId),
  }),
)

builder.mutationField('refundTenant', (t) =>
  t.field({
    type: payloadType('RefundTenantPayload', 'payment', paidType),
    policy: 'landlord',
    scope: 'none',
    acting: 'MONEY',
    description:
      'Gives the tenant of an own stay paid rent back, wholly or partly; it is taken off what the landlord is paid out next.',
    args: {
      paymentId: t.arg.id({ required: true }),
      amount: t.arg.float({ required: true }),
      reason: t.arg({ type: catalogueEnum('refundReason'), required: true }),
      explanation: t.arg.string({ defaultValue: '', description: 'The tenant reads it; OTHER needs one.' }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { idempotencyKey, explanation, ...order }, ctx) =>
      payload(() => refund(ctx, { ...order, explanation: explanation ?? '' }, idempotencyKey)),
  }),
)

async function refund(ctx: Context, order: RefundByHand, key: string): Promise<PaidRow> {
  const id = await refundTenant(ctx, order, key)
  const viewer = requireViewer(ctx)
  const payment = await findLandlordPayment(ctx.db, viewer, id)
  const paid = payment && (await listPaymentsOfBooking(ctx.reads, viewer, payment.booking_id))
  const found = paid?.find((one) => one.id === id)
  if (!found) throw new ResourceNotFoundError()
  return found
}
