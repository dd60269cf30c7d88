import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { payload, payloadType } from '../../kernel/graphql/payload.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { recordDeposit, settleDeposit } from './actions.ts'
import { depositType } from './deposit-type.ts'
import { type DepositRow, listDeposits } from './sql.ts'

const depositPayload = payloadType('DepositPayload', 'deposit', depositType)

builder.mutationField('recordDeposit', (t) =>
  t.field({
    type: depositPayload,
    policy: 'landlord',
    scope: 'none',
    acting: 'MONEY',
    description: 'The landlord says that the deposit of a stay has come and who holds it, or corrects that.',
    args: {
      bookingId: t.arg.id({ required: true }),
      holder: t.arg({ type: catalogueEnum('depositHolder'), required: true }),
      amount: t.arg.float({ required: true }),
      receivedOn: t.arg({ type: 'Day', required: true, description: 'Today or before.' }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { idempotencyKey, ...order }, ctx) =>
      payload(async () => depositAfter(ctx, await recordDeposit(ctx, order, idempotencyKey))),
  }),
)

const deductionInput = builder.inputType('DepositDeductionInput', {
  fields: (t) => ({
    reason: t.field({ type: catalogueEnum('depositDeductionReason'), required: true }),
    amount: t.float({ required: true }),
    explanation: t.string({ required: true }),
  }),
})

builder.mutationField('settleDeposit', (t) =>
  t.field({
    type: depositPayload,
    policy: 'landlord',
    scope: 'none',
    acting: 'MONEY',
    description:
      'The landlord accounts for the deposit of a stay: what is kept and why, and when the rest went back. The tenant is told; another account takes the place of an earlier one.',
    args: {
      bookingId: t.arg.id({ required: true }),
      deductions: t.arg({ type: [deductionInput], required: true }),
      settledOn: t.arg({ type: 'Day', required: true, description: 'Today or before.' }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { idempotencyKey, ...order }, ctx) =>
      payload(async () => depositAfter(ctx, await settleDeposit(ctx, order, idempotencyKey))),
  }),
)

async function depositAfter(ctx: Context, bookingId: string): Promise<DepositRow> {
  const [deposit] = await listDeposits(ctx.reads, [bookingId])
  if (!deposit) throw new ResourceNotFoundError()
  return deposit
}
