import { canRefund, refundableAmount } from '../../../domain/money/refund.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { verdictType } from '../../listings/listings/listing-summary-type.ts'
import { disputesOfPayment, disputeType } from '../disputes/dispute-type.ts'
import { refundableOf } from '../refunds/order-refund.ts'
import { refundsOfPayment, refundType } from '../refunds/refund-type.ts'
import type { PaidRow } from './sql.ts'

/** GraphQL PaidByTenant. */
export const paidType = builder.objectRef<PaidRow>('PaidByTenant').implement({
  policy: 'visible',
  description: 'A payment that has come, with what went back of it and what is contested.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    bookingId: t.exposeID('booking_id'),
    purpose: t.expose('purpose', { type: catalogueEnum('paymentPurpose') }),
    amount: t.exposeFloat('amount'),
    currency: t.exposeString('currency'),
    paidAt: t.expose('succeeded_at', { type: 'Instant', nullable: true }),
    surplus: t.exposeFloat('surplus', { description: 'What had come beyond what was owed.' }),
    tenantNames: t.exposeString('tenantNames'),
    listingName: t.exposeString('listingName'),
    refundedAmount: t.exposeFloat('refunded_amount', {
      description: 'What was ordered to go back, wherever it is by now.',
    }),
    refundableAmount: t.float({ resolve: (payment) => refundableAmount(refundableOf(payment)) }),
    canBeRefunded: t.field({
      type: verdictType,
      description: 'Whether the landlord can give something of it back now.',
      resolve: (payment) => canRefund(refundableOf(payment), 'LANDLORD'),
    }),
    refunds: t.field({
      type: [refundType],
      resolve: async ({ id }, _, ctx) => (await refundsOfPayment(ctx, id)) ?? [],
    }),
    disputes: t.field({
      type: [disputeType],
      resolve: async ({ id }, _, ctx) => (await disputesOfPayment(ctx, id)) ?? [],
    }),
  }),
})
