import type { PaymentProvider } from '../../../domain/catalogue/payments.ts'
import type { InvoiceLiveMode } from '../../../domain/catalogue/invoices.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { payload, payloadErrorType, payloadType, type Payload } from '../../kernel/graphql/payload.ts'
import { checkLandlordFeePayment, payLandlordFee } from './actions.ts'
import { paymentType } from './payment-type.ts'

const setupType = builder
  .objectRef<{ provider: PaymentProvider; mode: InvoiceLiveMode; publishableKey: string | null }>(
    'PaymentSetup',
  )
  .implement({
    policy: 'viewer',
    description: 'Who carries card payments out, and whether money moves.',
    fields: (t) => ({
      provider: t.field({ type: catalogueEnum('paymentProvider'), resolve: (setup) => setup.provider }),
      mode: t.field({ type: catalogueEnum('invoiceLiveMode'), resolve: (setup) => setup.mode }),
      publishableKey: t.exposeString('publishableKey', {
        nullable: true,
        description: 'For the provider’s own script; null where the card fields are a page of ours.',
      }),
    }),
  })

builder.queryField('paymentSetup', (t) =>
  t.field({
    type: setupType,
    nullable: true,
    policy: 'viewer',
    scope: 'any',
    description: 'Null where nobody can pay by card.',
    resolve: (_, __, ctx) => ctx.payments,
  }),
)

const paymentIntentType = builder
  .objectRef<Payload<string>>('LandlordFeeStripePaymentIntentPayload')
  .implement({
    policy: 'public',
    fields: (t) => ({
      error: t.field({ type: payloadErrorType, nullable: true, resolve: (answer) => answer.error }),
      clientSecret: t.string({ nullable: true, resolve: (answer) => answer.result }),
    }),
  })

builder.mutationField('createLandlordFeeStripePaymentIntent', (t) =>
  t.field({
    type: paymentIntentType,
    policy: 'landlord',
    scope: 'none',
    acting: 'MONEY',
    description:
      'Starts to pay the booking’s standing invoice by card; there is one payment at a time, and everybody who asks gets the same.',
    args: {
      bookingId: t.arg.id({ required: true }),
      amount: t.arg.float({
        description: 'What the payer was shown; another one is refused as AMOUNT_CHANGED.',
      }),
    },
    resolve: (_, { bookingId, amount }, ctx) => payload(() => payLandlordFee(ctx, bookingId, amount ?? null)),
  }),
)

builder.mutationField('checkLandlordFeePayment', (t) =>
  t.field({
    type: payloadType('CheckLandlordFeePaymentPayload', 'payment', paymentType),
    policy: 'landlord',
    scope: 'none',
    acting: 'MONEY',
    description: 'Asks the provider what became of the payment; nothing that a browser says is believed.',
    args: { bookingId: t.arg.id({ required: true }) },
    resolve: (_, { bookingId }, ctx) => payload(() => checkLandlordFeePayment(ctx, bookingId)),
  }),
)
