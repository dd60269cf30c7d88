import { decryptText } from '../../kernel/adapters/secret-text.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { batched } from '../../kernel/graphql/loader.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { maskIban } from '../payouts/iban.ts'
import { listRefundAccounts, type RefundAccountRow } from './account-sql.ts'

/** GraphQL RefundAccount: its number is masked but for those who transfer to it. */
export const refundAccountType = builder.objectRef<RefundAccountRow>('RefundAccount').implement({
  policy: 'visible',
  description:
    'Where a refund is transferred that could not go back the way it came, as its tenant has said.',
  fields: (t) => ({
    accountHolder: t.exposeString('account_holder'),
    iban: t.string({
      description: 'Its country and its last four signs.',
      resolve: ({ iban_country: ibanCountry, iban_last4: ibanLast4 }) => maskIban({ ibanCountry, ibanLast4 }),
    }),
    wholeIban: t.string({
      policy: 'accounting',
      nullable: true,
      description: 'All of it; null once the money was transferred.',
      resolve: ({ iban }, _, ctx) => iban && decryptText(ctx.config, 'iban', iban),
    }),
    bic: t.exposeString('bic'),
    holderMatch: t.expose('holder_match', {
      type: catalogueEnum('holderMatch'),
      description: 'How its holder’s name fits the tenant’s.',
    }),
    givenAt: t.expose('given_at', { type: 'Instant' }),
  }),
})

/** The account of a refund, for its tenant and those who keep the books. */
export const accountOfRefund = batched(
  async (ctx, ids: readonly string[]): Promise<Map<string, RefundAccountRow>> => {
    const accounts = await listRefundAccounts(ctx.reads, requireViewer(ctx), ids)
    return new Map(accounts.map((account) => [account.refund_id, account]))
  },
)
