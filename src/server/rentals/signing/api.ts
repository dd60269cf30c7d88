import { builder } from '../../kernel/graphql/builder.ts'
import { payload } from '../../kernel/graphql/payload.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { offerAfter, offerPayload } from './offer-type.ts'
import { cancelContract, refuseContract, stopOnlineSigning } from './end-actions.ts'
import { changeExternalSigner } from './signer-actions.ts'
import { sendSigningReminder } from './reminder-actions.ts'

const stopReasonType = catalogueEnum('stopOnlineSigningReason')

builder.mutationField('stopOnlineSigning', (t) =>
  t.field({
    type: offerPayload,
    policy: 'landlord',
    scope: 'none',
    acting: 'CONTRACTS',
    description:
      'Ends signing online; it goes on with a new offer on paper for the same days, which is the answer.',
    args: {
      offerId: t.arg.id({ required: true }),
      reason: t.arg({ type: stopReasonType, required: true }),
      comment: t.arg.string({ description: 'Only with CONTRACT_HAD_TO_BE_ADJUSTED.' }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { offerId, reason, comment, idempotencyKey }, ctx) =>
      payload(async () =>
        offerAfter(
          ctx,
          await stopOnlineSigning(ctx, offerId, { reason, comment: comment ?? '' }, idempotencyKey),
        ),
      ),
  }),
)

builder.mutationField('changeExternalSigner', (t) =>
  t.field({
    type: offerPayload,
    policy: 'landlord',
    scope: 'none',
    acting: 'CONTRACTS',
    description:
      'Cancels a contract at the external provider and sends it anew for another signer of the landlord’s side; the answer is the new offer, for the same days.',
    args: {
      offerId: t.arg.id({ required: true }),
      powerId: t.arg.id({
        description: 'With which somebody signs for the landlord; left out: the landlord.',
      }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { offerId, powerId, idempotencyKey }, ctx) =>
      payload(async () =>
        offerAfter(
          ctx,
          await changeExternalSigner(ctx, { offerId, powerId: powerId ?? null }, idempotencyKey),
        ),
      ),
  }),
)

const commands = {
  refuseContract: {
    action: refuseContract,
    policy: 'tenant',
    acting: undefined,
    description:
      'The tenant refuses the contract: the days are free, the request stays, and the landlord may prepare another one.',
  },
  cancelContract: {
    action: cancelContract,
    policy: 'landlord',
    acting: 'CONTRACTS',
    description: 'The landlord takes the contract back, and with it the yes: the request ends.',
  },
  sendSigningReminder: {
    action: sendSigningReminder,
    policy: 'viewer',
    acting: 'CONTRACTS',
    description: 'Has the other side reminded that it is their turn, at most once a day.',
  },
} as const

for (const [name, { action, policy, acting, description }] of Object.entries(commands)) {
  builder.mutationField(name, (t) =>
    t.field({
      type: offerPayload,
      policy,
      scope: 'none',
      ...(acting && { acting }),
      description,
      args: { offerId: t.arg.id({ required: true }), idempotencyKey: t.arg.id({ required: true }) },
      resolve: (_, { offerId, idempotencyKey }, ctx) =>
        payload(async () => offerAfter(ctx, await action(ctx, offerId, idempotencyKey))),
    }),
  )
}
