import { BANK_LINE_STATES } from '../../../domain/catalogue/ledger.ts'
import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { isUuid } from '../../../domain/kernel/text.ts'
import { canIgnoreLine, canSettleLine } from '../../../domain/money/bank-line.ts'
import type { BankLineState } from '../../../domain/catalogue/ledger.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { listWindow } from '../../kernel/graphql/list-window.ts'
import { batched } from '../../kernel/graphql/loader.ts'
import { payload, payloadType } from '../../kernel/graphql/payload.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { verdictType } from '../../listings/listings/listing-summary-type.ts'
import { listStaffInvoicesById } from '../books/invoice-sql.ts'
import { staffInvoiceType } from '../books/invoice-type.ts'
import { maskIban } from '../payouts/iban.ts'
import { ignoreBankLine, settleBankLine } from './settle-actions.ts'
import {
  type BankLineRow,
  type BankStatementRow,
  countLines,
  findStatement,
  listLines,
  listLinesById,
} from './sql.ts'

const invoiceOf = batched(async (ctx, ids: readonly string[]) => {
  const invoices = await listStaffInvoicesById(ctx.db, ids)
  return new Map(invoices.map((invoice) => [invoice.id, invoice]))
})

const partType = builder.objectRef<BankLineRow['parts'][number]>('BankLinePart').implement({
  policy: 'accounting',
  fields: (t) => ({
    invoice: t.field({
      type: staffInvoiceType,
      nullable: true,
      resolve: ({ invoiceId }, _, ctx) => invoiceOf(ctx, invoiceId),
    }),
    amount: t.exposeFloat('amount'),
    isSettled: t.exposeBoolean('isSettled', { description: 'Booked; else it is suggested.' }),
  }),
})

const lineType = builder.objectRef<BankLineRow>('BankLine').implement({
  policy: 'accounting',
  fields: (t) => ({
    _id: t.exposeID('id'),
    account: t.exposeString('account', {
      description: "The operator's account: country and last four signs.",
    }),
    valueDay: t.expose('valueDay', { type: 'Day' }),
    amount: t.exposeFloat('amount', {
      description: 'In minor units; negative where money left the account.',
    }),
    currency: t.exposeString('currency'),
    otherName: t.exposeString('otherName'),
    otherIban: t.string({
      description: 'Country and last four signs; empty where the bank says nothing.',
      resolve: ({ otherIbanCountry: ibanCountry, otherIbanLast4: ibanLast4 }) =>
        ibanCountry && ibanLast4 ? maskIban({ ibanCountry, ibanLast4 }) : '',
    }),
    remittance: t.exposeString('remittance'),
    state: t.field({ type: catalogueEnum('bankLineState'), resolve: ({ state }) => state }),
    reason: t.field({ type: catalogueEnum('bankLineReason'), resolve: ({ reason }) => reason }),
    explanation: t.exposeString('explanation'),
    decidedBy: t.exposeString('decidedBy', { nullable: true }),
    decidedAt: t.expose('decidedAt', { type: 'Instant', nullable: true }),
    parts: t.field({ type: [partType], resolve: ({ parts }) => parts }),
    canSettle: t.field({ type: verdictType, resolve: canSettleLine }),
    canIgnore: t.field({ type: verdictType, resolve: canIgnoreLine }),
  }),
})

const countType = builder.objectRef<{ state: BankLineState; count: number }>('BankLineCount').implement({
  policy: 'accounting',
  fields: (t) => ({
    state: t.field({ type: catalogueEnum('bankLineState'), resolve: ({ state }) => state }),
    count: t.exposeInt('count'),
  }),
})

interface BankLinePage {
  state: BankLineState
  offset: number
  limit: number
}

const pageType = builder.objectRef<BankLinePage>('BankLinePage').implement({
  policy: 'accounting',
  fields: (t) => ({
    counts: t.field({
      type: [countType],
      description: 'Of all states.',
      resolve: async (_, __, ctx) => {
        const counts = new Map((await countLines(ctx.db)).map(({ state, count }) => [state, count]))
        return BANK_LINE_STATES.map((state) => ({ state, count: counts.get(state) ?? 0 }))
      },
    }),
    nodes: t.field({
      type: [lineType],
      resolve: ({ state, ...window }, _, ctx) => listLines(ctx.db, state, window),
    }),
  }),
})

builder.queryField('bankLines', (t) =>
  t.field({
    type: pageType,
    policy: 'accounting',
    scope: 'none',
    description: 'Lines of bank statements in a state, the newest first.',
    args: {
      state: t.arg({ type: catalogueEnum('bankLineState'), required: true }),
      offset: t.arg.int({ defaultValue: 0 }),
      limit: t.arg.int({ defaultValue: 50 }),
    },
    resolve: (_, { state, offset, limit }) => ({
      state,
      ...listWindow({ offset, limit }),
    }),
  }),
)

const statementType = builder.objectRef<BankStatementRow>('BankStatement').implement({
  policy: 'accounting',
  fields: (t) => ({
    _id: t.exposeID('id'),
    fileName: t.exposeString('fileName'),
    format: t.field({ type: catalogueEnum('bankStatementFormat'), resolve: ({ format }) => format }),
    uploadedAt: t.expose('uploadedAt', { type: 'Instant' }),
    newLines: t.exposeInt('newLines'),
    knownLines: t.exposeInt('knownLines', { description: 'That an earlier file had.' }),
    announcedLines: t.exposeInt('announcedLines', {
      description: 'That the bank has only announced; left out.',
    }),
    bookedLines: t.exposeInt('bookedLines'),
    linesToDecide: t.exposeInt('linesToDecide'),
    unknownLines: t.exposeInt('unknownLines'),
    ignoredLines: t.exposeInt('ignoredLines'),
    linesBeingBooked: t.exposeInt('linesBeingBooked'),
  }),
})

builder.queryField('bankStatement', (t) =>
  t.field({
    type: statementType,
    nullable: true,
    policy: 'accounting',
    scope: 'none',
    description: 'What became of a file of bank statements.',
    args: { statementId: t.arg.id({ required: true }) },
    resolve: async (_, { statementId }, ctx) =>
      isUuid(statementId) ? ((await findStatement(ctx.db, statementId)) ?? null) : null,
  }),
)

const linePayload = payloadType('BankLinePayload', 'line', lineType)

const answered = (ctx: Context, act: () => Promise<string>) =>
  payload(async (): Promise<BankLineRow> => {
    const [line] = await listLinesById(ctx.db, [await act()])
    if (!line) throw new ResourceNotFoundError()
    return line
  })

const partInput = builder.inputType('BankLinePartInput', {
  fields: (t) => ({ invoiceId: t.id({ required: true }), amount: t.float({ required: true }) }),
})

builder.mutationField('settleBankLine', (t) =>
  t.field({
    type: linePayload,
    policy: 'accounting',
    scope: 'none',
    description:
      'Books a line for the invoices that somebody has chosen; the parts, in minor units, are its whole amount together.',
    args: {
      lineId: t.arg.id({ required: true }),
      parts: t.arg({ type: [partInput], required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { lineId, parts, idempotencyKey }, ctx) =>
      answered(ctx, () => settleBankLine(ctx, { lineId, parts }, idempotencyKey)),
  }),
)

builder.mutationField('ignoreBankLine', (t) =>
  t.field({
    type: linePayload,
    policy: 'accounting',
    scope: 'none',
    description: 'Leaves a line out, with a reason; it can still be booked later.',
    args: {
      lineId: t.arg.id({ required: true }),
      reason: t.arg.string({ required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { lineId, reason, idempotencyKey }, ctx) =>
      answered(ctx, () => ignoreBankLine(ctx, { lineId, reason }, idempotencyKey)),
  }),
)
