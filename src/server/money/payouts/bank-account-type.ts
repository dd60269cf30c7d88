import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { maskIban } from './iban.ts'
import type { BankAccountRow } from './sql.ts'

/** GraphQL BankAccount: its number is masked. */
export const bankAccountType = builder.objectRef<BankAccountRow>('BankAccount').implement({
  policy: 'full',
  description:
    'An account for rents or deposits; of its number only the country and the last four signs are told.',
  fields: (t) => ({
    id: t.exposeID('id'),
    accountHolder: t.exposeString('accountHolder'),
    iban: t.string({ resolve: (account) => maskIban(account) }),
    bic: t.exposeString('bic'),
    bankName: t.exposeString('bankName'),
    currency: t.exposeString('currency'),
    createdAt: t.expose('createdAt', { type: 'Instant' }),
    leaves: t.exposeBoolean('leaves', {
      description: 'It is archived as soon as a change that waits takes its last home away.',
    }),
    holderMatch: t.field({
      type: catalogueEnum('holderMatch'),
      nullable: true,
      description:
        'How its holder’s name fitted the landlord’s when it was made; null where nobody compared.',
      resolve: (account) => account.holderMatch,
    }),
  }),
})
