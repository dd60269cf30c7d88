import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { bookingType } from '../../rentals/bookings/booking-type.ts'
import { landlordInvoiceOf } from '../../rentals/bookings/landlord-invoice.ts'
import type { BookingInvoice } from '../../rentals/bookings/rows.ts'

/** GraphQL LandlordInvoice: an invoice or credit note of the landlord's fee. */
/** GraphQL InvoiceDocumentType. */
export const documentType = catalogueEnum('invoiceDocumentType')

const invoiceType = builder.objectRef<BookingInvoice>('LandlordInvoice').implement({
  policy: 'visible',
  fields: (t) => ({
    number: t.exposeString('number'),
    documentType: t.field({ type: documentType, resolve: (invoice) => invoice.documentType }),
    amount: t.exposeFloat('amount'),
    currency: t.exposeString('currency'),
    dueDate: t.field({ type: 'Day', resolve: (invoice) => Temporal.PlainDate.from(invoice.dueDate) }),
    isPaid: t.exposeBoolean('isPaid'),
    creditsNumber: t.exposeString('creditsNumber', {
      nullable: true,
      description: 'Of a credit note: the invoice that it takes back.',
    }),
    creditedBy: t.exposeString('creditedBy', {
      nullable: true,
      description: 'Of an invoice: the credit note that took it back.',
    }),
  }),
})

builder.objectFields(bookingType, (t) => ({
  landlordInvoice: t.field({
    type: invoiceType,
    nullable: true,
    description: 'The invoice that stands; the last one where all were taken back.',
    resolve: landlordInvoiceOf,
  }),
  invoices: t.field({
    type: [invoiceType],
    description: 'All invoices and credit notes of the booking, in the order in which they were made.',
    resolve: (booking) => booking.invoices,
  }),
}))
