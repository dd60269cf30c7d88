import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { listWindow } from '../../kernel/graphql/list-window.ts'
import { payload, payloadType } from '../../kernel/graphql/payload.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import {
  expectInvoiceAgain,
  recordBankTransfer,
  setInvoiceReminder,
  writeInvoiceOff,
} from './invoice-actions.ts'
import {
  countStaffInvoices,
  listStaffInvoices,
  listStaffInvoicesById,
  type StaffInvoiceFilter,
  type StaffInvoiceRow,
} from './invoice-sql.ts'
import { staffInvoiceType } from './invoice-type.ts'

interface StaffInvoicePage {
  filter: StaffInvoiceFilter
  offset: number
  limit: number
}

const pageType = builder.objectRef<StaffInvoicePage>('StaffInvoicePage').implement({
  policy: 'accounting',
  fields: (t) => ({
    totalCount: t.int({ resolve: ({ filter }, _, ctx) => countStaffInvoices(ctx.db, filter) }),
    nodes: t.field({
      type: [staffInvoiceType],
      resolve: ({ filter, ...window }, _, ctx) => listStaffInvoices(ctx.db, filter, window),
    }),
  }),
})

builder.queryField('staffInvoices', (t) =>
  t.field({
    type: pageType,
    policy: 'accounting',
    scope: 'none',
    description:
      "Numbered invoices and credit notes of all landlords, the newest first: by the beginning of a number, of a landlord's name or address, or an id, and by their state.",
    args: {
      search: t.arg.string({ defaultValue: '' }),
      state: t.arg({ type: catalogueEnum('invoiceState') }),
      offset: t.arg.int({ defaultValue: 0 }),
      limit: t.arg.int({ defaultValue: 50 }),
    },
    resolve: (_, { search, state, offset, limit }, ctx) => ({
      filter: { search: search ?? '', state: state ?? null, today: ctx.today() },
      ...listWindow({ offset, limit }),
    }),
  }),
)

const invoicePayload = payloadType('StaffInvoicePayload', 'invoice', staffInvoiceType)

const answered = (ctx: Context, act: () => Promise<string>) =>
  payload(async (): Promise<StaffInvoiceRow> => {
    const [invoice] = await listStaffInvoicesById(ctx.db, [await act()])
    if (!invoice) throw new ResourceNotFoundError()
    return invoice
  })

builder.mutationField('recordBankTransfer', (t) =>
  t.field({
    type: invoicePayload,
    policy: 'accounting',
    scope: 'none',
    description:
      'Records money for an invoice that somebody has seen on the account, in minor units; what is too much is paid out to the landlord.',
    args: {
      invoiceId: t.arg.id({ required: true }),
      amount: t.arg.float({ required: true }),
      receivedOn: t.arg({ type: 'Day', required: true }),
      reference: t.arg.string({ defaultValue: '' }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { idempotencyKey, reference, ...transfer }, ctx) =>
      answered(ctx, () =>
        recordBankTransfer(ctx, { ...transfer, reference: reference ?? '' }, idempotencyKey),
      ),
  }),
)

builder.mutationField('writeInvoiceOff', (t) =>
  t.field({
    type: invoicePayload,
    policy: 'accounting',
    scope: 'none',
    description: 'Gives up what is open of an invoice, with a reason; no reminder follows.',
    args: {
      invoiceId: t.arg.id({ required: true }),
      reason: t.arg.string({ required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { idempotencyKey, ...order }, ctx) =>
      answered(ctx, () => writeInvoiceOff(ctx, order, idempotencyKey)),
  }),
)

builder.mutationField('expectInvoiceAgain', (t) =>
  t.field({
    type: invoicePayload,
    policy: 'accounting',
    scope: 'none',
    description: 'Takes back that an invoice was given up.',
    args: { invoiceId: t.arg.id({ required: true }), idempotencyKey: t.arg.id({ required: true }) },
    resolve: (_, { invoiceId, idempotencyKey }, ctx) =>
      answered(ctx, () => expectInvoiceAgain(ctx, invoiceId, idempotencyKey)),
  }),
)

builder.mutationField('setInvoiceReminder', (t) =>
  t.field({
    type: invoicePayload,
    policy: 'accounting',
    scope: 'none',
    description: "Sets the day of an invoice's next reminder; without a day none comes.",
    args: {
      invoiceId: t.arg.id({ required: true }),
      remindOn: t.arg({ type: 'Day' }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { invoiceId, remindOn, idempotencyKey }, ctx) =>
      answered(ctx, () => setInvoiceReminder(ctx, { invoiceId, remindOn: remindOn ?? null }, idempotencyKey)),
  }),
)
