import {
  accountUntil,
  canRecordDeposit,
  canSettleDeposit,
  type DepositDeduction,
  depositState,
  paidBack,
} from '../../../domain/rentals/deposit.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { batched } from '../../kernel/graphql/loader.ts'
import { verdictType } from '../../listings/listings/listing-summary-type.ts'
import { depositFactsOf, type DepositRow, listDeposits } from './sql.ts'

/** The deposit of a booking. */
export const depositOfBooking = batched(
  async (ctx, ids: readonly string[]): Promise<Map<string, DepositRow>> => {
    const rows = await listDeposits(ctx.reads, ids)
    return new Map(rows.map((row) => [row.bookingId, row]))
  },
)

const deductionType = builder.objectRef<DepositDeduction>('DepositDeduction').implement({
  policy: 'visible',
  description: 'Something that was kept of a deposit.',
  fields: (t) => ({
    reason: t.expose('reason', { type: catalogueEnum('depositDeductionReason') }),
    amount: t.exposeFloat('amount'),
    explanation: t.exposeString('explanation'),
  }),
})

/** GraphQL Deposit. */
export const depositType = builder.objectRef<DepositRow>('Deposit').implement({
  policy: 'visible',
  description:
    'The deposit of a stay as its landlord has recorded it; the money goes from tenant to landlord and back.',
  fields: (t) => ({
    bookingId: t.exposeID('bookingId'),
    state: t.field({
      type: catalogueEnum('depositState'),
      resolve: (deposit, _, ctx) => depositState(depositFactsOf(deposit), ctx.today()),
    }),
    agreed: t.exposeFloat('agreed', { description: 'By the contract.' }),
    currency: t.exposeString('currency'),
    holder: t.expose('holder', { type: catalogueEnum('depositHolder'), nullable: true }),
    amount: t.exposeFloat('amount', { nullable: true, description: 'What has come.' }),
    receivedOn: t.expose('receivedOn', { type: 'Day', nullable: true }),
    settledOn: t.expose('settledOn', {
      type: 'Day',
      nullable: true,
      description: 'When the landlord accounted for it and the rest went back.',
    }),
    accountUntil: t.field({
      type: 'Day',
      nullable: true,
      description: 'By when it is to be accounted for; null where nobody moves in, and it goes back at once.',
      resolve: ({ lastDay, country }) => lastDay && accountUntil(lastDay, country),
    }),
    deductions: t.field({ type: [deductionType], resolve: ({ deductions }) => deductions }),
    paidBack: t.float({
      nullable: true,
      description: 'What went back; null until it is accounted for.',
      resolve: ({ amount, settledOn, deductions }) =>
        amount === null || settledOn === null ? null : paidBack(amount, deductions),
    }),
    canBeRecorded: t.field({
      type: verdictType,
      resolve: (deposit, _, ctx) => canRecordDeposit(depositState(depositFactsOf(deposit), ctx.today())),
    }),
    canBeSettled: t.field({
      type: verdictType,
      resolve: (deposit) => canSettleDeposit(depositFactsOf(deposit).received),
    }),
  }),
})
