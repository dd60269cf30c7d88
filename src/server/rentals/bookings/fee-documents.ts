import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { Source } from '../../kernel/db/reads.ts'
import { port } from '../../kernel/port.ts'
import type { VatCategory } from '../../../domain/catalogue/invoices.ts'
import type { Stay } from '../../../domain/kernel/day.ts'

/** The fee of a booking's stay that is to be invoiced; amounts in minor units, without VAT. */
export interface FeeOrder {
  landlordId: string
  bookingId: string
  groupId: string
  stay: Stay
  rent: number
  feeRate: number
  net: number
  currency: string
}

/** What a fee comes to; in minor units. */
export interface FeePrice {
  net: number
  vat: number
  /** Both together. */
  amount: number
}

/** What a fee comes to, and by which treatment of VAT; the rate in hundredths of a percent. */
export interface PricedFee extends FeePrice {
  vatRate: number
  vatCategory: VatCategory
}

/** What bookings owe the product: the work of the area of money. */
export interface FeeIssuer {
  /** What an invoice of that fee would say today. */
  price(
    source: Source,
    ctx: Context,
    fee: Pick<FeeOrder, 'landlordId' | 'groupId' | 'net'>,
  ): Promise<PricedFee>
  /** What of the tenant's fee for a stay in that country is VAT, if it were owed today; in minor units. */
  tenantVat(ctx: Pick<Context, 'config' | 'now'>, flatCountry: string, fee: number): number
  /** Orders an invoice: it is numbered and written once the transaction has committed. */
  invoice(trx: Db, ctx: Context, order: FeeOrder): Promise<void>
  /** Takes invoices back: those with a number by a credit note each, drafts without a trace. */
  takeBack(trx: Db, ctx: Context, invoiceIds: readonly string[]): Promise<void>
}

/** Filled by the area of money. */
export const feeDocuments = port<FeeIssuer>('feeDocuments')
