import { invoiceState } from '../../../domain/money/invoice.ts'
import { linkToFile } from '../../kernel/files/links.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import type { InvoiceRow } from './cache-sql.ts'

const bookingLinkType = builder.objectRef<InvoiceRow>('InvoiceBookingLink').implement({
  policy: 'full',
  description: 'What a link to the booking of an invoice says.',
  fields: (t) => ({
    _id: t.exposeID('bookingId'),
    listingId: t.exposeID('listingId'),
    groupId: t.exposeID('groupId'),
    partOfGroup: t.exposeBoolean('partOfGroup'),
    apartmentName: t.exposeString('apartmentName'),
    tenantNames: t.exposeString('tenantNames'),
    from: t.expose('from', { type: 'Day' }),
    to: t.expose('to', { type: 'Day' }),
  }),
})

/** GraphQL BcInvoiceCacheItem: an invoice or credit note of the landlord's fee (D3). */
export const invoiceType = builder.objectRef<InvoiceRow>('BcInvoiceCacheItem').implement({
  policy: 'full',
  fields: (t) => ({
    bcId: t.exposeID('bcId', { description: 'The number of the document.' }),
    bookingId: t.exposeID('bookingId'),
    documentType: t.field({
      type: catalogueEnum('invoiceDocumentType'),
      resolve: (invoice) => invoice.documentType,
    }),
    dueDate: t.expose('dueDate', { type: 'Day' }),
    isPaid: t.exposeBoolean('isPaid'),
    isPayable: t.exposeBoolean('isPayable'),
    amount: t.exposeFloat('amount'),
    openAmount: t.exposeFloat('openAmount'),
    currency: t.exposeString('currency'),
    createdAt: t.expose('createdAt', { type: 'Instant' }),
    bookingLink: t.field({ type: bookingLinkType, resolve: (invoice) => invoice }),
    liveMode: t.field({ type: catalogueEnum('invoiceLiveMode'), resolve: (invoice) => invoice.liveMode }),
    isCredited: t.exposeBoolean('isCredited', { description: 'Whether a credit note took it back.' }),
    issuedOn: t.expose('issuedOn', { type: 'Day', nullable: true }),
    paidOn: t.expose('paidOn', {
      type: 'Day',
      nullable: true,
      description: 'When the last money for it came.',
    }),
    net: t.exposeFloat('net'),
    vat: t.exposeFloat('vat'),
    state: t.field({
      type: catalogueEnum('invoiceState'),
      resolve: (invoice, _, ctx) => invoiceState({ ...invoice, number: invoice.bcId }, ctx.today()),
    }),
    creditsNumber: t.exposeString('creditsNumber', {
      nullable: true,
      description: 'Of a credit note: the invoice that it takes back.',
    }),
    documentUrl: t.string({
      nullable: true,
      description: 'The e-invoice as a PDF; expires after 15 minutes. Null while it is being written.',
      resolve: (invoice, _, ctx) => linkToFile(ctx, invoice.fileId),
    }),
  }),
})
