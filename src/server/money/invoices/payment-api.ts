import { builder } from '../../kernel/graphql/builder.ts'
import { notYet } from '../../kernel/graphql/field-facts.ts'
import { payload, payloadErrorType, type Payload } from '../../kernel/graphql/payload.ts'

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
    notYet: true,
    description: 'Comes with card payments.',
    args: { bookingId: t.arg.id({ required: true }) },
    resolve: () => payload(async () => notYet('Paying the landlord fee by card')),
  }),
)
