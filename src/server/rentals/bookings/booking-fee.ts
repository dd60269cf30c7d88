import { ConditionNotMetError } from '../../../domain/kernel/errors.ts'
import { isFeeInvoiced } from '../../../domain/rentals/booking.ts'
import { type KnownTerms, type TermOrigins, termsOn } from '../../../domain/rentals/fee-terms.ts'
import { landlordFee, tenantFee } from '../../../domain/kernel/rent.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { Source } from '../../kernel/db/reads.ts'
import type { RequestRow } from '../lifecycle/rows.ts'
import type { GroupRow } from '../../listings/listings/sql.ts'
import { feeDocuments, type PricedFee } from './fee-documents.ts'

/** What a tenant pays beside the rent of a stay; amounts in minor units. */
export interface TenantFee {
  /** In basis points. */
  rate: number
  amount: number
  vat: number
}

/** What a request keeps of its terms. */
type KeptTerms = Pick<
  RequestRow,
  'bookingId' | 'feeTerms' | 'invoiceCalculationMethod' | 'landlordFeeRate' | 'tenantFeeRate' | 'termOrigins'
>

/** An invoice as it will be written, with what its fee is calculated from; amounts in minor units. */
export interface CalculatedFee extends PricedFee {
  /** The rent of the stay that the fee is a percentage of. */
  rent: number
  /** In basis points. */
  feeRate: number
  calculationMethod: RequestRow['invoiceCalculationMethod']
  /** Null: from before that was kept. */
  origins: TermOrigins | null
}

/** The fee that comes with the booking of a request. */
export interface BookingFee {
  known: KnownTerms
  /** Null where no invoice is written. */
  invoice: CalculatedFee | null
}

/**
 * The terms and the invoice of the booking that a request would become now: what is shown before somebody makes it, and
 * what is done then. The tenant's percentage and the calculation are those of the request, the landlord's is that of today.
 */
export async function planBookingFee(
  source: Source,
  ctx: Context,
  { row, group }: { row: RequestRow; group: Pick<GroupRow, 'labels'> | Promise<Pick<GroupRow, 'labels'>> },
  rent: number = row.totalRent,
): Promise<BookingFee> {
  const known = termsOfBooking(ctx, row)
  const { landlordFeeRate: feeRate, calculationMethod } = known.terms
  const net = landlordFee(rent, feeRate)
  const order = { landlordId: row.landlordId, groupId: row.groupId, net }
  const [price, { labels }] = await Promise.all([feeDocuments().price(source, ctx, order), group])
  if (!isFeeInvoiced(labels)) return { known, invoice: null }
  return { known, invoice: { ...price, rent, feeRate, calculationMethod, origins: known.origins } }
}

/** The fee of a request's tenant, by the percentage that they were told with their request. */
export function tenantFeeOf(
  ctx: Pick<Context, 'config' | 'now'>,
  { totalRent, tenantFeeRate: rate }: Pick<RequestRow, 'totalRent' | 'tenantFeeRate'>,
  { country }: Pick<GroupRow, 'country'>,
): TenantFee {
  const amount = tenantFee(totalRent, rate)
  return { rate, amount, vat: feeDocuments().tenantVat(ctx, country, amount) }
}

/** Refuses to make a booking whose fee is another one than was shown; in minor units with VAT, null: none was shown. */
export async function demandShownFee(
  trx: Db,
  ctx: Context,
  request: { row: RequestRow; group: Pick<GroupRow, 'labels'> },
  shown: number | null,
): Promise<void> {
  if (shown === null) return
  const { invoice } = await planBookingFee(trx, ctx, request)
  if (shown !== (invoice?.amount ?? 0)) throw new ConditionNotMetError('AMOUNT_CHANGED')
}

/** What holds for a request now: what its booking keeps, or would if it were made today. */
export function currentTerms(
  ctx: Pick<Context, 'today'>,
  row: KeptTerms,
): { terms: KnownTerms['terms']; origins: TermOrigins | null } {
  if (row.bookingId === null) return termsOfBooking(ctx, row)
  const { landlordFeeRate, tenantFeeRate, invoiceCalculationMethod: calculationMethod } = row
  return { terms: { landlordFeeRate, tenantFeeRate, calculationMethod }, origins: row.termOrigins }
}

function termsOfBooking({ today }: Pick<Context, 'today'>, row: KeptTerms): KnownTerms {
  const { tenantFeeRate, invoiceCalculationMethod: calculationMethod } = row
  const now = termsOn(today(), calculationMethod, row.feeTerms)
  return {
    terms: { landlordFeeRate: now.terms.landlordFeeRate, tenantFeeRate, calculationMethod },
    origins: { ...(row.termOrigins ?? now.origins), landlordFeePercent: now.origins.landlordFeePercent },
  }
}
