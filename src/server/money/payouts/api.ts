import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { type Payload, payload, payloadErrorType } from '../../kernel/graphql/payload.ts'
import { createBankAccount } from './actions.ts'
import { archiveBankAccount } from './archive-actions.ts'
import { cancelPayoutChanges, chooseBankAccount } from './change-actions.ts'
import { CURRENCY_CODES } from '../../../domain/catalogue/currencies.ts'

const bankAccountInput = builder.inputType('CreateBankAccountInput', {
  fields: (t) => ({
    accountHolder: t.string({ required: true }),
    iban: t.string({ required: true }),
    bic: t.string({ defaultValue: '', description: 'Needed outside the European Economic Area.' }),
    bankName: t.string({ defaultValue: '' }),
    currency: t.string({ defaultValue: 'EUR', description: `One of ${CURRENCY_CODES.join(', ')}.` }),
    isOtherNameMeant: t.boolean({
      defaultValue: false,
      description: 'That the account belongs to somebody whose name is not the landlord’s, and is meant to.',
    }),
    replaces: t.id({
      description:
        'The account in whose place it comes, which is archived once nothing is paid to it any more.',
    }),
  }),
})

const createdType = builder.objectRef<Payload<string>>('CreateBankAccountPayload').implement({
  policy: 'full',
  fields: (t) => ({
    error: t.field({ type: payloadErrorType, nullable: true, resolve: ({ error }) => error }),
    bankAccountId: t.id({ nullable: true, resolve: ({ result }) => result }),
  }),
})

const changedType = builder.objectRef<Payload<string[]>>('PayoutChangePayload').implement({
  policy: 'full',
  fields: (t) => ({
    error: t.field({ type: payloadErrorType, nullable: true, resolve: ({ error }) => error }),
    groupIds: t.idList({ nullable: true, resolve: ({ result }) => result }),
  }),
})

const useInput = builder.inputType('AccountUseInput', {
  fields: (t) => ({
    groupId: t.id({ required: true }),
    purpose: t.field({ type: catalogueEnum('payoutPurpose'), required: true }),
  }),
})

const replacementInput = builder.inputType('AccountReplacementInput', {
  fields: (t) => ({
    bankAccountId: t.id({ required: true }),
    seenGroupIds: t.idList({
      required: true,
      description: 'The homes that were shown as those that it pays.',
    }),
  }),
})

builder.mutationFields((t) => ({
  createBankAccount: t.field({
    type: createdType,
    policy: 'owner',
    scope: 'none',
    description: 'An account for rents or deposits; never while staff act as the landlord.',
    args: {
      input: t.arg({ type: bankAccountInput, required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { input: { isOtherNameMeant, replaces, ...account }, idempotencyKey }, ctx) =>
      payload(() =>
        createBankAccount(
          ctx,
          { account, isOtherNameMeant: isOtherNameMeant ?? false, replaces: replaces ?? null },
          idempotencyKey,
        ),
      ),
  }),
  chooseBankAccount: t.field({
    type: changedType,
    policy: 'owner',
    scope: 'none',
    description:
      'Has money of homes paid to an account; counts after 24 hours, in which it can be called off.',
    args: {
      bankAccountId: t.arg.id({ description: 'Null, for deposits alone: they go where the rents go.' }),
      uses: t.arg({ type: [useInput], required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { bankAccountId, uses, idempotencyKey }, ctx) =>
      payload(() => chooseBankAccount(ctx, { bankAccountId: bankAccountId ?? null, uses }, idempotencyKey)),
  }),
  cancelPayoutChanges: t.field({
    type: changedType,
    policy: 'owner',
    scope: 'none',
    description: 'Calls off changes that don’t count yet.',
    args: {
      changeIds: t.arg.idList({ required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { changeIds, idempotencyKey }, ctx) =>
      payload(() => cancelPayoutChanges(ctx, changeIds, idempotencyKey)),
  }),
  archiveBankAccount: t.field({
    type: createdType,
    policy: 'owner',
    scope: 'none',
    description: 'Puts an account away; one that gets money needs another in its place.',
    args: {
      bankAccountId: t.arg.id({ required: true }),
      replacement: t.arg({ type: replacementInput }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { bankAccountId, replacement, idempotencyKey }, ctx) =>
      payload(() =>
        archiveBankAccount(ctx, { bankAccountId, replacement: replacement ?? null }, idempotencyKey),
      ),
  }),
}))
