import type {
  FirstMonthRentPaymentStatus,
  PaymentPurpose,
  TenantServiceFeePaymentStatus,
} from '../../../domain/catalogue/payments.ts'
import { landlordFee, rentOfFirstMonth, rentPerDay } from '../../../domain/kernel/rent.ts'
import { type Deal, dealOf } from '../../../domain/rentals/deal.ts'
import {
  firstMonthRentStatus,
  NO_PAYMENT,
  tenantServiceFeeStatus,
} from '../../../domain/rentals/tenant-payments.ts'
import { currentTerms, type TenantFee, tenantFeeOf } from '../bookings/booking-fee.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { dealFactsOf, type RequestRow, storedFactsOf } from '../lifecycle/rows.ts'
import { firstMonthRentOfLandlord, groupOf, tenantPaymentsOfBooking } from './loaders.ts'
import type { TenantPaymentRow } from './sql.ts'
import type { Day } from '../../../domain/kernel/day.ts'

/** GraphQL TenantPayments. */
export const tenantPaymentsType = builder.objectRef<RequestRow>('TenantPayments').implement({
  policy: 'full',
  fields: (t) => ({
    totalRent: t.exposeFloat('totalRent'),
    rentPerDay: t.float({
      description: 'What a day of the stay is worth, rounded.',
      resolve: (row) => rentPerDay(row.totalRent, row),
    }),
  }),
})

interface DealOfRequest {
  row: RequestRow
  deal: Deal
}

/** GraphQL Deal: what sales see of a request (C3); its fee is the landlord's. */
export const dealType = builder.objectRef<DealOfRequest>('Deal').implement({
  policy: 'full',
  fields: (t) => ({
    status: t.field({ type: catalogueEnum('dealStatus'), resolve: ({ deal }) => deal.status }),
    stage: t.field({ type: catalogueEnum('dealStage'), nullable: true, resolve: ({ deal }) => deal.stage }),
    stageId: t.int({ nullable: true, resolve: ({ deal }) => deal.stageId }),
    fee: t.float({ resolve: ({ row }, _, ctx) => landlordFeeOf(ctx, row) }),
    currency: t.string({ resolve: ({ row }) => row.currency }),
  }),
})

/** The landlord's fee of a request, as it would be booked today or was. */
export function landlordFeeOf(ctx: Context, row: RequestRow): number {
  return landlordFee(row.totalRent, currentTerms(ctx, row).terms.landlordFeeRate)
}

/** The deal that a request is for sales. */
export function dealOfRequest(row: RequestRow): DealOfRequest {
  return { row, deal: dealOf(dealFactsOf(row)) }
}

interface OwedRow {
  status: FirstMonthRentPaymentStatus | null
  amount: number
  refundedAmount: number
  currency: string
  dueDate: Day
}

/** GraphQL FirstMonthRentPayment. */
export const firstMonthRentType = builder.objectRef<OwedRow>('FirstMonthRentPayment').implement({
  policy: 'visible',
  fields: (t) => ({
    status: t.expose('status', {
      type: catalogueEnum('firstMonthRentPaymentStatus'),
      nullable: true,
      description: 'Null while there is no booking.',
    }),
    amount: t.exposeFloat('amount'),
    refundedAmount: t.exposeFloat('refundedAmount', {
      description: 'What of it has gone back to the tenant.',
    }),
    currency: t.exposeString('currency'),
    dueDate: t.expose('dueDate', { type: 'Day' }),
  }),
})

interface ServiceFee extends TenantFee {
  refundedAmount: number
  status: TenantServiceFeePaymentStatus
  currency: string
}

/** GraphQL TenantServiceFee. */
export const serviceFeeType = builder.objectRef<ServiceFee>('TenantServiceFee').implement({
  policy: 'visible',
  fields: (t) => ({
    status: t.expose('status', { type: catalogueEnum('tenantServiceFeePaymentStatus') }),
    rate: t.exposeInt('rate', { description: 'Of the rent of the stay, in hundredths of a percent.' }),
    amount: t.exposeFloat('amount', { description: 'What the tenant pays, with VAT.' }),
    vat: t.exposeFloat('vat', { description: 'What of it is VAT.' }),
    refundedAmount: t.exposeFloat('refundedAmount', {
      description: 'What of it has gone back to the tenant.',
    }),
    currency: t.exposeString('currency'),
  }),
})

/** Who extends has paid a first month already (decision 29). */
function owesFirstMonth(row: RequestRow): boolean {
  return row.type === 'STANDARD'
}

/** Whether the tenant pays the first month's rent through the product: as it is wanted now, or was when it was booked. */
export async function paysFirstMonth(ctx: Context, row: RequestRow): Promise<boolean> {
  if (!owesFirstMonth(row)) return false
  if (row.bookingId !== null) return (await paymentOf(ctx, row.bookingId, 'FIRST_MONTH_RENT')) !== null
  const [isOn, { firstMonthRent }] = await Promise.all([
    firstMonthRentOfLandlord(ctx, row.landlordId),
    groupOf(ctx, row),
  ])
  return firstMonthRent && (isOn ?? false)
}

/** The payment of the first month's rent; null when it does not go through the product. */
export async function firstMonthPayment(ctx: Context, row: RequestRow): Promise<OwedRow | null> {
  if (!(await paysFirstMonth(ctx, row))) return null
  const booked = await paymentOf(ctx, row.bookingId, 'FIRST_MONTH_RENT')
  return {
    status: firstMonthRentStatus(storedFactsOf(row), booked ?? NO_PAYMENT),
    amount: booked?.amount ?? firstMonthRentOf(row),
    refundedAmount: booked?.refundedAmount ?? 0,
    currency: row.currency,
    dueDate: booked?.dueOn ?? row.from,
  }
}

async function paymentOf(
  ctx: Context,
  bookingId: string | null,
  purpose: PaymentPurpose,
): Promise<TenantPaymentRow | null> {
  if (bookingId === null) return null
  const payments = (await tenantPaymentsOfBooking(ctx, bookingId)) ?? []
  return payments.find((payment) => payment.purpose === purpose) ?? null
}

/** Rent of the stay's first month, or of the whole stay when it is shorter; 0 for who owes none. */
export function firstMonthRentOf(row: RequestRow): number {
  if (!owesFirstMonth(row)) return 0
  return rentOfFirstMonth(row, row.offer?.price ?? row.price, row.invoiceCalculationMethod)
}

/** The fee of a request's tenant (C3), by the percentage that they were told with their request. */
export async function serviceFeeOf(row: RequestRow, _: unknown, ctx: Context): Promise<ServiceFee> {
  const fee = tenantFeeOf(ctx, row, await groupOf(ctx, row))
  const booked = await paymentOf(ctx, row.bookingId, 'TENANT_SERVICE_FEE')
  const amount = booked?.amount ?? fee.amount
  const status = tenantServiceFeeStatus(storedFactsOf(row), amount, booked ?? NO_PAYMENT)
  return { ...fee, amount, refundedAmount: booked?.refundedAmount ?? 0, status, currency: row.currency }
}
