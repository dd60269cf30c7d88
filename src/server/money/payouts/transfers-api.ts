import type { PayoutPurpose } from '../../../domain/catalogue/payouts.ts'
import { isUuid } from '../../../domain/kernel/text.ts'
import { transferReference } from '../../../domain/money/remittance.ts'
import { decryptText } from '../../kernel/adapters/secret-text.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { batched } from '../../kernel/graphql/loader.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { bankAccountAt, changesOf } from './homes.ts'
import {
  findTransferStay,
  listTransferAccounts,
  type TransferAccount,
  type TransferStay,
} from './transfer-sql.ts'

const transferAccountOf = batched(async (ctx: Context, ids: readonly string[]) => {
  const accounts = await listTransferAccounts(ctx.reads, ids)
  return new Map(accounts.map((account): [string, TransferAccount] => [account.id, account]))
})

const accountType = builder.objectRef<TransferAccount>('TransferAccount').implement({
  policy: 'visible',
  description: 'The landlord’s account as a bank wants it.',
  fields: (t) => ({
    accountHolder: t.exposeString('accountHolder'),
    iban: t.exposeString('iban'),
    bic: t.exposeString('bic', { description: 'Empty where a bank needs none.' }),
    bankName: t.exposeString('bankName'),
  }),
})

const targetsType = builder.objectRef<TransferStay>('TransferTargets').implement({
  policy: 'visible',
  description: 'Where the tenant of a stay transfers what does not come through the product.',
  fields: (t) => ({
    reference: t.string({
      description: 'What to write into the transfer, so that the landlord finds it.',
      resolve: (stay) => transferReference(stay),
    }),
    rent: t.field({
      type: accountType,
      nullable: true,
      description: 'For the monthly rents. Null: the landlord has not named one.',
      resolve: (stay, _, ctx) => accountFor(ctx, stay, 'RENT'),
    }),
    deposit: t.field({
      type: accountType,
      nullable: true,
      description: 'For the deposit. Null: the landlord has not named one.',
      resolve: (stay, _, ctx) => accountFor(ctx, stay, 'DEPOSIT'),
    }),
  }),
})

/** The account that counts now: one that was chosen and still waits is not shown to anybody. */
async function accountFor(
  ctx: Context,
  stay: TransferStay,
  purpose: PayoutPurpose,
): Promise<TransferAccount | null> {
  const id = bankAccountAt(stay, (await changesOf(ctx, stay.groupId)) ?? [], purpose, ctx.now())
  const account = id ? await transferAccountOf(ctx, id) : undefined
  return account ? { ...account, iban: decryptText(ctx.config, 'iban', account.iban) } : null
}

builder.queryField('transferTargets', (t) =>
  t.field({
    type: targetsType,
    nullable: true,
    policy: 'tenant',
    scope: 'none',
    description:
      'To which accounts the tenant of a booked stay transfers rents and deposit; null for a stay of others or one that was cancelled.',
    args: { bookingId: t.arg.id({ required: true }) },
    resolve: async (_, { bookingId }, ctx) =>
      isUuid(bookingId) ? ((await findTransferStay(ctx.reads, requireViewer(ctx), bookingId)) ?? null) : null,
  }),
)
