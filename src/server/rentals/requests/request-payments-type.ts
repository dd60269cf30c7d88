import type {
  FirstMonthRentPaymentStatus,
  TenantServiceFeePaymentStatus,
} from '../../../domain/catalogue/money.ts'
import { dealOf } from '../../../domain/rentals/deal.ts'
import { addDays, earlierDay } from '../../../domain/kernel/day.ts'
import { rentOfStay, tenantFee } from '../../../domain/kernel/rent.ts'
import { firstMonthRentStatus, tenantServiceFeeStatus } from '../../../domain/rentals/tenant-payments.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { dealType } from './deal-type.ts'
import { listingRequestType, tenantRequestType } from '../lifecycle/request-refs.ts'
import { firstMonthRentOfLandlord, groupOf } from './loaders.ts'
import { factsOf, type RequestRow, storedDerivedFacts } from '../lifecycle/rows.ts'

interface OwedRow {
  status: FirstMonthRentPaymentStatus | null
  amount: number
  currency: string
  dueDate: Temporal.PlainDate
}

const firstMonthRentType = builder.objectRef<OwedRow>('FirstMonthRentPayment').implement({
  policy: 'visible',
  fields: (t) => ({
    status: t.expose('status', {
      type: catalogueEnum('firstMonthRentPaymentStatus'),
      nullable: true,
      description: 'Null while there is no booking.',
    }),
    amount: t.exposeFloat('amount'),
    currency: t.exposeString('currency'),
    dueDate: t.expose('dueDate', { type: 'Day' }),
  }),
})

const serviceFeeType = builder
  .objectRef<{ status: TenantServiceFeePaymentStatus; amount: number; currency: string }>('TenantServiceFee')
  .implement({
    policy: 'visible',
    fields: (t) => ({
      status: t.expose('status', { type: catalogueEnum('tenantServiceFeePaymentStatus') }),
      amount: t.exposeFloat('amount'),
      currency: t.exposeString('currency'),
    }),
  })

// What landlord and tenant owe and get beside the rent, as facts of the request (C3, C4); paying comes later.
builder.objectFields(listingRequestType, (t) => ({
  deal: t.field({
    type: dealType,
    policy: 'full',
    resolve: (row) => ({ row, deal: dealOf({ ...factsNow(row), isB2B: row.paidBy === 'COMPANY' }) }),
  }),
  isFirstMonthRent: t.boolean({
    policy: 'full',
    description: "Whether the tenant pays the first month's rent through the product.",
    resolve: (row, _, ctx) => paysFirstMonth(ctx, row),
  }),
  firstMonthRent: t.float({
    policy: 'full',
    description:
      "Rent of the stay's first month, or of the whole stay when it is shorter; 0 for an extension, which owes none.",
    resolve: (row) => (owesFirstMonth(row) ? firstMonthRentOf(row) : 0),
  }),
  firstMonthRentPayment: t.field({
    type: firstMonthRentType,
    policy: 'full',
    nullable: true,
    description: "The payment of the first month's rent; null when it does not go through the product.",
    resolve: (row, _, ctx) => firstMonthPayment(ctx, row),
  }),
  tenantServiceFee: t.field({ type: serviceFeeType, policy: 'full', resolve: serviceFeeOf }),
}))

builder.objectFields(tenantRequestType, (t) => ({
  firstMonthRentPayment: t.field({
    type: firstMonthRentType,
    nullable: true,
    description: "The payment of the first month's rent; null when it does not go through the product.",
    resolve: (row, _, ctx) => firstMonthPayment(ctx, row),
  }),
  tenantServiceFee: t.field({ type: serviceFeeType, resolve: serviceFeeOf }),
}))

const factsNow = (row: RequestRow) => factsOf(row, storedDerivedFacts(row))

/** Who extends has paid a first month already (decision 29). */
function owesFirstMonth(row: RequestRow): boolean {
  return row.type === 'STANDARD'
}

async function paysFirstMonth(ctx: Context, row: RequestRow): Promise<boolean> {
  if (!owesFirstMonth(row)) return false
  const [isOn, { firstMonthRent }] = await Promise.all([
    firstMonthRentOfLandlord(ctx, row.landlordId),
    groupOf(ctx, row),
  ])
  return firstMonthRent && (isOn ?? false)
}

async function firstMonthPayment(ctx: Context, row: RequestRow): Promise<OwedRow | null> {
  if (!(await paysFirstMonth(ctx, row))) return null
  return {
    status: firstMonthRentStatus(factsNow(row)),
    amount: firstMonthRentOf(row),
    currency: row.currency,
    dueDate: row.from,
  }
}

function firstMonthRentOf(row: RequestRow): number {
  const to = earlierDay(row.to, addDays(row.from.add({ months: 1 }), -1))
  const price = row.offer?.price ?? row.price
  return rentOfStay({ from: row.from, to }, price, row.invoiceCalculationMethod)
}

function serviceFeeOf(row: RequestRow) {
  const amount = tenantFee(row.totalRent)
  return { status: tenantServiceFeeStatus(factsNow(row), amount), amount, currency: row.currency }
}
