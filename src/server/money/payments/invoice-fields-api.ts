import { canPay } from '../../../domain/money/payment.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { batched } from '../../kernel/graphql/loader.ts'
import { verdictType } from '../../listings/listings/listing-summary-type.ts'
import { invoiceType } from '../invoices/invoice-type.ts'
import { paymentType } from './payment-type.ts'
import { listLastPayments } from './sql.ts'

const lastPaymentOf = batched(async (ctx, invoiceIds: readonly string[]) => {
  const rows = await listLastPayments(ctx.reads, invoiceIds)
  return new Map(rows.map((row) => [row.invoiceId, row]))
})

builder.objectFields(invoiceType, (t) => ({
  payment: t.field({
    type: paymentType,
    nullable: true,
    description: 'The payment by card that was begun last.',
    resolve: (invoice, _, ctx) => lastPaymentOf(ctx, invoice.id),
  }),
  canBePaid: t.field({
    type: verdictType,
    description: 'Whether it can be paid by card now.',
    resolve: async (invoice, _, ctx) =>
      canPay({
        ...invoice,
        mode: invoice.liveMode,
        providerMode: ctx.payments?.mode ?? null,
        payment: (await lastPaymentOf(ctx, invoice.id)) ?? null,
      }),
  }),
}))
