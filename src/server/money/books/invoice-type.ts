import { dayOf } from '../../../domain/kernel/day.ts'
import { invoiceState, openAmount } from '../../../domain/money/invoice.ts'
import {
  canRecordTransfer,
  canSetReminder,
  canTakeWriteOffBack,
  canWriteOff,
} from '../../../domain/money/invoice-by-hand.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { verdictType } from '../../listings/listings/listing-summary-type.ts'
import type { StaffInvoiceRow, StaffSettlement } from './invoice-sql.ts'

const settlementType = builder.objectRef<StaffSettlement>('StaffInvoiceSettlement').implement({
  policy: 'accounting',
  fields: (t) => ({
    kind: t.field({ type: catalogueEnum('invoiceSettlementKind'), resolve: ({ kind }) => kind }),
    amount: t.exposeFloat('amount'),
    receivedOn: t.expose('receivedOn', { type: 'Day' }),
    reference: t.exposeString('reference'),
  }),
})

/** GraphQL StaffInvoice. */
export const staffInvoiceType = builder.objectRef<StaffInvoiceRow>('StaffInvoice').implement({
  policy: 'accounting',
  fields: (t) => ({
    _id: t.exposeID('id'),
    number: t.exposeString('number'),
    documentType: t.field({ type: catalogueEnum('invoiceDocumentType'), resolve: (one) => one.documentType }),
    mode: t.field({ type: catalogueEnum('invoiceLiveMode'), resolve: ({ mode }) => mode }),
    landlordId: t.exposeID('landlordId'),
    landlordName: t.exposeString('landlordName'),
    buyerName: t.exposeString('buyerName', {
      nullable: true,
      description: 'Who is invoiced; null while it is written.',
    }),
    state: t.field({
      type: catalogueEnum('invoiceState'),
      resolve: (invoice, _, ctx) => invoiceState(invoice, dayOf(ctx.now())),
    }),
    currency: t.exposeString('currency'),
    amount: t.exposeFloat('amount'),
    openAmount: t.float({ resolve: openAmount }),
    writtenOffAmount: t.float({
      description: 'What is given up of it.',
      resolve: ({ isWrittenOff, amount, paidAmount }) => (isWrittenOff ? amount - paidAmount : 0),
    }),
    writeOffReason: t.exposeString('writeOffReason', { nullable: true }),
    issuedOn: t.expose('issuedOn', { type: 'Day' }),
    dueDate: t.expose('dueDate', { type: 'Day' }),
    reminders: t.exposeInt('reminders'),
    remindOn: t.expose('remindOn', { type: 'Day', nullable: true }),
    settlements: t.field({ type: [settlementType], resolve: ({ settlements }) => settlements }),
    canRecordTransfer: t.field({ type: verdictType, resolve: canRecordTransfer }),
    canWriteOff: t.field({ type: verdictType, resolve: canWriteOff }),
    canTakeWriteOffBack: t.field({ type: verdictType, resolve: canTakeWriteOffBack }),
    canSetReminder: t.field({ type: verdictType, resolve: canSetReminder }),
  }),
})
