import { MOVED_PAYMENTS_LISTED } from '../../../domain/money/refund.ts'
import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { payload, payloadType } from '../../kernel/graphql/payload.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { giveRefundAccount } from '../refunds/account-actions.ts'
import { refundTenant, type RefundByHand } from '../refunds/actions.ts'
import { refundType } from '../refunds/refund-type.ts'
import { findLandlordPayment, findRefundById } from '../refunds/sql.ts'
import { paidType } from './paid-type.ts'
import { listMovedPayments, listPaymentsOfBooking, listTenantRefunds, type PaidRow } from './sql.ts'

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
    description: `The payments of which something went back or is contested, the last ${MOVED_PAYMENTS_LISTED}.`,
    resolve: (_, __, ctx) => listMovedPayments(ctx.reads, requireViewer(ctx), MOVED_PAYMENTS_LISTED),
  }),
)

builder.queryField('tenantRefunds', (t) =>
  t.field({
    type: [refundType],
    policy: 'tenant',
    scope: 'bookings:read',
    description: 'What goes back to the tenant of a stay.',
    args: { bookingId: t.arg.id({ required: true }) },
    resolve: (_, { bookingId }, ctx) => listTenantRefunds(ctx.reads, requireViewer(ctx), bookingId),
  }),
)

const accountInput = builder.inputType('RefundAccountInput', {
  fields: (t) => ({
    accountHolder: t.string({ required: true }),
    iban: t.string({ required: true }),
    bic: t.string({ defaultValue: '', description: 'Needed outside the European Economic Area.' }),
    isOtherNameMeant: t.boolean({
      defaultValue: false,
      description: 'That the account belongs to somebody whose name is not the tenant’s, and is meant to.',
    }),
  }),
})

builder.mutationField('giveRefundAccount', (t) =>
  t.field({
    type: payloadType('RefundAccountPayload', 'refund', refundType),
    policy: 'tenant',
    scope: 'none',
    description:
      'The tenant says to which account a refund is transferred that could not go back the way it came. Needs the password again; the tenant is told by mail.',
    args: {
      refundId: t.arg.id({ required: true }),
      input: t.arg({ type: accountInput, required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { refundId, input: { bic, isOtherNameMeant, ...account }, idempotencyKey }, ctx) =>
      payload(async () => {
        const order = { refundId, ...account, bic: bic ?? '', isOtherNameMeant: isOtherNameMeant ?? false }
        const id = await giveRefundAccount(ctx, order, idempotencyKey)
        const refund = await findRefundById(ctx.db, id)
        if (!refund) throw new ResourceNotFoundError()
        return refund
      }),
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
