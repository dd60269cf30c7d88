import { afterCalendars, calendarsOfOffer } from '../lifecycle/fresh-calendars.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { payload } from '../../kernel/graphql/payload.ts'
import {
  acceptProposedContract,
  confirmBooking,
  markContractOpened,
  recordOfflineSignatures,
  signContract,
} from './actions.ts'
import { offerAfter, offerPayload, offerType } from './offer-type.ts'
import { findOffer } from '../lifecycle/offers-sql.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

builder.queryField('bookingOffer', (t) =>
  t.field({
    type: offerType,
    nullable: true,
    policy: 'viewer',
    scope: 'none',
    description: 'Offer with its contract, for the landlord or the tenant who signs it.',
    args: { _id: t.arg.id({ required: true }) },
    resolve: (_, { _id }, ctx) => findOffer(ctx.reads, requireViewer(ctx), _id),
  }),
)

builder.mutationField('markContractOpened', (t) =>
  t.field({
    type: offerPayload,
    policy: 'viewer',
    scope: 'none',
    acting: 'EVIDENCE',
    args: { offerId: t.arg.id({ required: true }) },
    resolve: (_, { offerId }, ctx) =>
      payload(async () => offerAfter(ctx, await markContractOpened(ctx, offerId))),
  }),
)

const signInput = builder.inputType('SignContractInput', {
  fields: (t) => ({
    typedName: t.string({ description: 'The name as typed, or null with a drawn signature.' }),
    drawnSignature: t.string({
      description: "Strokes of points on 1000 x 300: 'x,y x,y;x,y x,y'; null with a typed name.",
    }),
    consent: t.boolean({ required: true }),
    documentSha256: t.string({ required: true }),
  }),
})

builder.mutationField('signContract', (t) =>
  t.field({
    type: offerPayload,
    policy: 'viewer',
    scope: 'none',
    acting: 'BINDS',
    args: {
      offerId: t.arg.id({ required: true }),
      input: t.arg({ type: signInput, required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { offerId, input, idempotencyKey }, ctx) =>
      afterCalendars(calendarsOfOffer(ctx, offerId), () =>
        payload(async () => offerAfter(ctx, await signContract(ctx, offerId, input, idempotencyKey))),
      ),
  }),
)

builder.mutationField('acceptProposedContract', (t) =>
  t.field({
    type: offerPayload,
    policy: 'tenant',
    scope: 'none',
    description: 'Offline: the tenant accepts the proposed contract (it was signed on paper).',
    args: { offerId: t.arg.id({ required: true }), idempotencyKey: t.arg.id({ required: true }) },
    resolve: (_, { offerId, idempotencyKey }, ctx) =>
      afterCalendars(calendarsOfOffer(ctx, offerId), () =>
        payload(async () => offerAfter(ctx, await acceptProposedContract(ctx, offerId, idempotencyKey))),
      ),
  }),
)

const bookingCommands = {
  recordOfflineSignatures: {
    action: recordOfflineSignatures,
    description: 'Offline: the landlord records that both sides signed on paper.',
  },
  confirmBooking: {
    action: confirmBooking,
    description: "LBC: after the tenant's signature the landlord confirms, and that makes the booking.",
  },
} as const

for (const [name, { action, description }] of Object.entries(bookingCommands)) {
  builder.mutationField(name, (t) =>
    t.field({
      type: offerPayload,
      policy: 'landlord',
      scope: 'none',
      acting: 'BINDS',
      description,
      args: {
        offerId: t.arg.id({ required: true }),
        feeShown: t.arg.float({
          description:
            'The amount of bookingFee that was shown, 0 where there was none; another one is refused as AMOUNT_CHANGED.',
        }),
        idempotencyKey: t.arg.id({ required: true }),
      },
      resolve: (_, { offerId, feeShown, idempotencyKey }, ctx) =>
        afterCalendars(calendarsOfOffer(ctx, offerId), () =>
          payload(async () =>
            offerAfter(ctx, await action(ctx, { offerId, feeShown: feeShown ?? null }, idempotencyKey)),
          ),
        ),
    }),
  )
}
