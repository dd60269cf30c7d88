import { builder } from '../../kernel/graphql/builder.ts'
import { type Payload, payload, payloadErrorType } from '../../kernel/graphql/payload.ts'
import { createBankAccount } from './actions.ts'

const bankAccountInput = builder.inputType('CreateBankAccountInput', {
  fields: (t) => ({
    accountHolder: t.string({ required: true }),
    iban: t.string({ required: true }),
    bic: t.string({ defaultValue: '' }),
    bankName: t.string({ defaultValue: '' }),
  }),
})

const createdType = builder.objectRef<Payload<string>>('CreateBankAccountPayload').implement({
  policy: 'full',
  fields: (t) => ({
    error: t.field({ type: payloadErrorType, nullable: true, resolve: ({ error }) => error }),
    bankAccountId: t.id({ nullable: true, resolve: ({ result }) => result }),
  }),
})

builder.mutationField('createBankAccount', (t) =>
  t.field({
    type: createdType,
    policy: 'owner',
    scope: 'none',
    description: 'An account for rents or deposits in euros; never while staff act as the landlord.',
    args: {
      input: t.arg({ type: bankAccountInput, required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { input, idempotencyKey }, ctx) =>
      payload(() => createBankAccount(ctx, input, idempotencyKey)),
  }),
)
