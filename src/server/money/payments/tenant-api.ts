import { canPayDue } from '../../../domain/money/tenant-due.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { batched } from '../../kernel/graphql/loader.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { type Payload, payload, payloadErrorType, payloadType } from '../../kernel/graphql/payload.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { verdictType } from '../../listings/listings/listing-summary-type.ts'
import { type DueRow, listOwnDues } from '../dues/sql.ts'
import { paymentType } from './payment-type.ts'
import { listLastPaymentsOfDues } from './sql.ts'
import { checkTenantPayment, payTenantDue } from './tenant-actions.ts'

const lastPaymentOfDue = batched(async (ctx, dueIds: readonly string[]) => {
  const rows = await listLastPaymentsOfDues(ctx.reads, dueIds)
  return new Map(rows.map((row) => [row.dueId, row]))
})

const dueType = builder.objectRef<DueRow>('TenantDue').implement({
  policy: 'visible',
  description: 'What a tenant pays through the product for a stay.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    purpose: t.expose('purpose', { type: catalogueEnum('paymentPurpose') }),
    amount: t.exposeFloat('amount'),
    currency: t.exposeString('currency'),
    dueOn: t.expose('due_on', { type: 'Day' }),
    paidAt: t.expose('paid_at', { type: 'Instant', nullable: true }),
    payment: t.field({
      type: paymentType,
      nullable: true,
      description: 'The payment by card that was begun last.',
      resolve: (due, _, ctx) => lastPaymentOfDue(ctx, due.id),
    }),
    canBePaid: t.field({
      type: verdictType,
      description: 'Whether it can be paid by card now.',
      resolve: async (due, _, ctx) =>
        canPayDue({
          hasProvider: ctx.payments?.mode === due.mode,
          currency: due.currency,
          isPaid: due.paid_at !== null,
          isWaived: due.waived_at !== null,
          payment: (await lastPaymentOfDue(ctx, due.id)) ?? null,
        }),
    }),
  }),
})

builder.queryField('tenantDues', (t) =>
  t.field({
    type: [dueType],
    policy: 'tenant',
    scope: 'bookings:read',
    description:
      'What the tenant pays through the product for a stay: the first month’s rent, the service fee.',
    args: { bookingId: t.arg.id({ required: true }) },
    resolve: (_, { bookingId }, ctx) => listOwnDues(ctx.reads, requireViewer(ctx), bookingId),
  }),
)

const intentType = builder.objectRef<Payload<string>>('TenantPaymentIntentPayload').implement({
  policy: 'public',
  fields: (t) => ({
    error: t.field({ type: payloadErrorType, nullable: true, resolve: ({ error }) => error }),
    clientSecret: t.string({ nullable: true, resolve: ({ result }) => result }),
  }),
})

builder.mutationField('createTenantPaymentIntent', (t) =>
  t.field({
    type: intentType,
    policy: 'tenant',
    scope: 'none',
    description:
      'Starts to pay by card what the tenant owes; there is one payment at a time, and everybody who asks gets the same.',
    args: {
      dueId: t.arg.id({ required: true }),
      amount: t.arg.float({
        required: true,
        description: 'What the payer was shown; another one is refused as AMOUNT_CHANGED.',
      }),
    },
    resolve: (_, { dueId, amount }, ctx) => payload(() => payTenantDue(ctx, dueId, amount)),
  }),
)

builder.mutationField('checkTenantPayment', (t) =>
  t.field({
    type: payloadType('CheckTenantPaymentPayload', 'payment', paymentType),
    policy: 'tenant',
    scope: 'none',
    description: 'Asks the provider what became of the payment; nothing that a browser says is believed.',
    args: { dueId: t.arg.id({ required: true }) },
    resolve: (_, { dueId }, ctx) => payload(() => checkTenantPayment(ctx, dueId)),
  }),
)
