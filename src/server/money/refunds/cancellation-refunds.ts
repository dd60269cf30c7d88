import { canRefund } from '../../../domain/money/refund.ts'
import { demand } from '../../kernel/viewer/viewer-guard.ts'
import type { TenantRefunder } from '../../rentals/bookings/tenant-refunds.ts'
import { lockPayment } from '../payments/sql.ts'
import { orderRefund, refundableOf } from './order-refund.ts'
import { listPaidOfBookings } from './sql.ts'

/** What goes back when a stay is cancelled, as the books and the provider are told. */
export const orderedTenantRefunds: TenantRefunder = {
  async listPaid(db, bookingIds) {
    const payments = await listPaidOfBookings(db, bookingIds)
    return payments.map(({ paymentId, bookingId, purpose, amount, refundedAmount, disputedAmount }) => ({
      paymentId,
      bookingId,
      purpose,
      kept: amount - refundedAmount,
      isDisputed: disputedAmount > 0,
    }))
  },
  async refund(trx, ctx, { paymentId, amount, reason }) {
    const payment = await lockPayment(trx, paymentId)
    // The landlord cancels; that the service fee goes back with the stay is the product's own promise.
    demand(canRefund(refundableOf(payment), 'STAFF'))
    await orderRefund(trx, ctx, payment, { amount, reason, explanation: '' })
  },
}
