import type { PaymentPurpose, RefundReason } from '../../../domain/catalogue/payments.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { port } from '../../kernel/port.ts'

/** What a tenant has paid through the product for a booking; amounts in minor units. */
export interface TenantPaid {
  paymentId: string
  bookingId: string
  purpose: PaymentPurpose
  /** What is left of it after what went back before. */
  kept: number
  /** The payment is contested: nothing of it can go back. */
  isDisputed: boolean
}

/** Money that goes back to tenants: the work of the area of money. */
export interface TenantRefunder {
  /** What the tenants of bookings, whose ids came out of visible rows, have paid. */
  listPaid(db: Db, bookingIds: readonly string[]): Promise<TenantPaid[]>
  /** Orders that a part of a payment goes back, in the transaction that wants it. */
  refund(
    trx: Db,
    ctx: Context,
    order: { paymentId: string; amount: number; reason: RefundReason },
  ): Promise<void>
}

/** Filled by the area of money. */
export const tenantRefunds = port<TenantRefunder>('tenantRefunds')
