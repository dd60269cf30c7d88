import { canTransferRefund } from '../../../domain/money/refund.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { batched } from '../../kernel/graphql/loader.ts'
import { verdictType } from '../../listings/listings/listing-summary-type.ts'
import { listRefundsOfPayments, type RefundRow } from './sql.ts'

/** GraphQL Refund, as landlord, tenant and staff see it. */
export const refundType = builder.objectRef<RefundRow>('Refund').implement({
  policy: 'visible',
  description: 'Money that goes back to a tenant.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    purpose: t.expose('purpose', { type: catalogueEnum('paymentPurpose') }),
    amount: t.exposeFloat('amount'),
    currency: t.exposeString('currency'),
    reason: t.expose('reason', { type: catalogueEnum('refundReason') }),
    explanation: t.exposeString('explanation'),
    state: t.expose('state', { type: catalogueEnum('refundState') }),
    way: t.expose('way', { type: catalogueEnum('refundWay') }),
    failure: t.expose('failure', {
      type: catalogueEnum('refundFailure'),
      nullable: true,
      description: 'Why it could not go back the way it came.',
    }),
    createdAt: t.expose('created_at', { type: 'Instant' }),
    arrivedAt: t.expose('arrived_at', {
      type: 'Instant',
      nullable: true,
      description: 'When it has left for the tenant.',
    }),
    transferredOn: t.expose('transferred_on', { type: 'Day', nullable: true }),
    canBeTransferred: t.field({
      type: verdictType,
      description: 'Whether staff can record that it was made by bank transfer.',
      resolve: ({ state }) => canTransferRefund(state),
    }),
  }),
})

/** The refunds of a payment. */
export const refundsOfPayment = batched(
  async (ctx, ids: readonly string[]): Promise<Map<string, RefundRow[]>> =>
    Map.groupBy(await listRefundsOfPayments(ctx.reads, ids), (refund) => refund.payment_id),
)
