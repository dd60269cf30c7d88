import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import type { TermOrigin } from '../../../domain/rentals/fee-terms.ts'
import type { CalculatedFee, TenantFee } from './booking-fee.ts'
import type { EndingBooking, PlannedInvoice } from './cancellation-plan.ts'

/** GraphQL TermOrigin. */
export const termOriginType = builder.objectRef<TermOrigin>('TermOrigin').implement({
  policy: 'visible',
  fields: (t) => ({
    source: t.expose('source', { type: catalogueEnum('termSource') }),
    since: t.expose('since', { type: 'Day', nullable: true, description: 'The first day of these terms.' }),
  }),
})

/** GraphQL PlannedInvoice: an invoice before it is written. */
export const plannedInvoiceType = builder
  .objectRef<CalculatedFee & Partial<Pick<PlannedInvoice, 'isPaid'>>>('PlannedInvoice')
  .implement({
    policy: 'visible',
    fields: (t) => ({
      rent: t.exposeFloat('rent', { description: 'The rent of the stay that the fee is a percentage of.' }),
      feeRate: t.exposeInt('feeRate'),
      feeOrigin: t.field({
        type: termOriginType,
        nullable: true,
        description: 'Where the percentage comes from; null for stays from before that was kept.',
        resolve: ({ origins }) => origins?.landlordFeePercent ?? null,
      }),
      calculationMethod: t.expose('calculationMethod', { type: catalogueEnum('invoiceCalculationMethod') }),
      calculationOrigin: t.field({
        type: termOriginType,
        nullable: true,
        description: 'Where the calculation comes from; null for stays from before that was kept.',
        resolve: ({ origins }) => origins?.calculationMethod ?? null,
      }),
      net: t.exposeFloat('net'),
      vat: t.exposeFloat('vat'),
      vatRate: t.exposeInt('vatRate', { description: 'In hundredths of a percent.' }),
      vatCategory: t.expose('vatCategory', { type: catalogueEnum('vatCategory') }),
      amount: t.exposeFloat('amount', { description: 'Net and VAT together.' }),
      isPaid: t.boolean({
        description: 'Settled at once by what was paid on the invoice that is taken back.',
        resolve: ({ isPaid }) => isPaid ?? false,
      }),
    }),
  })

/** GraphQL TenantFee. */
export const tenantFeeType = builder.objectRef<TenantFee>('TenantFee').implement({
  policy: 'visible',
  fields: (t) => ({
    rate: t.exposeInt('rate', { description: 'Of the rent of the stay, in hundredths of a percent.' }),
    amount: t.exposeFloat('amount', { description: 'What the tenant pays, with VAT.' }),
    vat: t.exposeFloat('vat', { description: 'What of it is VAT.' }),
  }),
})

/** GraphQL PlannedCreditNote. */
export const plannedCreditNoteType = builder
  .objectRef<EndingBooking['documents']['creditNotes'][number]>('PlannedCreditNote')
  .implement({
    policy: 'visible',
    fields: (t) => ({
      creditsNumber: t.exposeString('number', { description: 'The invoice that is taken back.' }),
      net: t.exposeFloat('net'),
      vat: t.float({ resolve: ({ amount, net }) => amount - net }),
      amount: t.exposeFloat('amount', { description: 'Net and VAT together.' }),
    }),
  })
