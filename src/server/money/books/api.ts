import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { balanceOf } from '../../../domain/money/ledger.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { payload, payloadType } from '../../kernel/graphql/payload.ts'
import { findCheckUnderWay, orderBooksCheck } from './run-check-actions.ts'
import { type AccountSums, type BooksCheckRow, findLastCheck, listAccountSums } from './sql.ts'

const accountType = builder.objectRef<AccountSums>('LedgerAccountSums').implement({
  policy: 'accounting',
  fields: (t) => ({
    kind: t.field({ type: catalogueEnum('ledgerAccountKind'), resolve: ({ kind }) => kind }),
    mode: t.field({ type: catalogueEnum('invoiceLiveMode'), resolve: ({ mode }) => mode }),
    currency: t.exposeString('currency'),
    provider: t.exposeString('provider', { description: 'STRIPE or BANK, where the money is; else empty.' }),
    accounts: t.exposeInt('accounts', { description: 'How many accounts this is of.' }),
    debits: t.exposeFloat('debits'),
    credits: t.exposeFloat('credits'),
    balance: t.float({ description: 'In minor units.', resolve: (sums) => balanceOf(sums.kind, sums) }),
  }),
})

builder.queryField('ledgerAccounts', (t) =>
  t.field({
    type: [accountType],
    policy: 'accounting',
    scope: 'none',
    description: 'The accounts of the books by kind, mode and currency.',
    resolve: (_, __, ctx) => listAccountSums(ctx.db),
  }),
)

const checkType = builder.objectRef<BooksCheckRow>('BooksCheck').implement({
  policy: 'accounting',
  fields: (t) => ({
    _id: t.exposeID('id'),
    startedAt: t.expose('startedAt', { type: 'Instant' }),
    finishedAt: t.expose('finishedAt', { type: 'Instant', nullable: true }),
    entries: t.exposeInt('entries'),
    documents: t.exposeInt('documents'),
    unwritten: t.exposeInt('unwritten', {
      description: 'Numbered documents that are still to be made into a file.',
    }),
    faultCount: t.exposeInt('faultCount'),
    faults: t.exposeStringList('faults', {
      description: 'The first 200, in English for whoever mends them.',
    }),
  }),
})

builder.queryField('lastBooksCheck', (t) =>
  t.field({
    type: checkType,
    nullable: true,
    policy: 'accounting',
    scope: 'none',
    description: 'The last check of the books that came to its end; null before the first.',
    resolve: async (_, __, ctx) => (await findLastCheck(ctx.db)) ?? null,
  }),
)

builder.queryField('booksCheckUnderWay', (t) =>
  t.field({
    type: checkType,
    nullable: true,
    policy: 'accounting',
    scope: 'none',
    description: 'The check of the books that is under way; null where none is.',
    resolve: async (_, __, ctx) => (await findCheckUnderWay(ctx)) ?? null,
  }),
)

const checkPayload = payloadType('BooksCheckPayload', 'check', checkType)

builder.mutationField('orderBooksCheck', (t) =>
  t.field({
    type: checkPayload,
    policy: 'accounting',
    scope: 'none',
    description:
      'Orders a check of the books after the last one that was shown; one that is under way, or came since, is it.',
    args: { lastCheckId: t.arg.id(), idempotencyKey: t.arg.id({ required: true }) },
    resolve: (_, { lastCheckId, idempotencyKey }, ctx) =>
      payload(async () => {
        await orderBooksCheck(ctx, lastCheckId ?? null, idempotencyKey)
        const check = (await findCheckUnderWay(ctx)) ?? (await findLastCheck(ctx.db))
        if (!check) throw new ResourceNotFoundError()
        return check
      }),
  }),
)
