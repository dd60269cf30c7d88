import { canTransferRefund } from '../../../domain/money/refund.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { batched } from '../../kernel/graphql/loader.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { verdictType } from '../../listings/listings/listing-summary-type.ts'
import { accountOfRefund, refundAccountType } from './account-type.ts'
import { listRefundsOfPayments, type ShownRefund } from './sql.ts'

/** GraphQL Refund, as landlord, tenant and staff see it. */
export const refundType = builder.objectRef<ShownRefund>('Refund').implement({
  policy: 'visible',
  description: 'Money that goes back to a tenant.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    purpose: t.expose('purpose', { type: catalogueEnum('paymentPurpose') }),
    amount: t.exposeFloat('amount'),
    settledAmount: t.exposeFloat('settled_amount', {
      description: 'What of it did not arrive, and was taken back by the bank in a dispute.',
    }),
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
      description:
        'Whether it is to be made by bank transfer: the tenant says to which account, staff transfer and record it.',
      resolve: (refund) => canTransferRefund(refund),
    }),
    account: t.field({
      type: refundAccountType,
      nullable: true,
      description: 'Where it is transferred; told to the tenant and to those who keep the books.',
      resolve: (refund, _, ctx) =>
        isSentBack(refund) && !isLandlordOf(ctx, refund) ? accountOfRefund(ctx, refund.id) : null,
    }),
  }),
})

/** Whether it could not go back the way it came: only then there is an account. */
function isSentBack(refund: ShownRefund): boolean {
  return refund.way === 'BANK_TRANSFER' || canTransferRefund(refund).value
}

/** Landlords are not told, and need not be asked for. */
function isLandlordOf({ viewer }: Context, refund: ShownRefund): boolean {
  return viewer?.landlordId === refund.landlord_id
}

/** The refunds of a payment. */
export const refundsOfPayment = batched(
  async (ctx, ids: readonly string[]): Promise<Map<string, ShownRefund[]>> =>
    Map.groupBy(await listRefundsOfPayments(ctx.reads, ids), (refund) => refund.payment_id),
)
