import { builder } from '../../kernel/graphql/builder.ts'
import { payload } from '../../kernel/graphql/payload.ts'
import { confirmKeyHandover, remarkKeyHandover, saveKeyHandover } from './actions.ts'
import { keyHandoverAfter, handoverInputType, handoverPayload, inputOf, seenHandover } from './api-parts.ts'
import { handoverKindType, keyHandoverType } from './handover-type.ts'
import { removeHandoverPhoto } from './photo-actions.ts'

builder.queryField('tenantKeyHandover', (t) =>
  t.field({
    type: keyHandoverType,
    nullable: true,
    policy: 'tenant',
    scope: 'bookings:read',
    description: 'A key handover of an own stay; null for a booking that isn’t theirs.',
    args: {
      bookingId: t.arg.id({ required: true }),
      kind: t.arg({ type: handoverKindType, required: true }),
    },
    resolve: (_, of, ctx) => seenHandover(ctx.reads, ctx, { ...of, side: 'TENANT' }),
  }),
)

builder.mutationField('saveTenantKeyHandover', (t) =>
  t.field({
    type: handoverPayload,
    policy: 'tenant',
    scope: 'none',
    description:
      'The tenant enters what a key handover says; refused as CHANGED_ELSEWHERE where it has changed since the version that was read. Confirmations before are lifted.',
    args: {
      bookingId: t.arg.id({ required: true }),
      kind: t.arg({ type: handoverKindType, required: true }),
      version: t.arg.int({ required: true }),
      input: t.arg({ type: handoverInputType, required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { version, input, idempotencyKey, ...of }, ctx) =>
      payload(async () =>
        keyHandoverAfter(
          ctx,
          await saveKeyHandover(
            ctx,
            { ...of, side: 'TENANT' },
            { version, input: inputOf(input) },
            idempotencyKey,
          ),
        ),
      ),
  }),
)

builder.mutationField('confirmTenantKeyHandover', (t) =>
  t.field({
    type: handoverPayload,
    policy: 'tenant',
    scope: 'none',
    description: 'The tenant confirms a key handover as it was seen; confirmed by both sides it is final.',
    args: {
      bookingId: t.arg.id({ required: true }),
      kind: t.arg({ type: handoverKindType, required: true }),
      seen: t.arg.string({ required: true, description: 'The fingerprint of what was shown.' }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { seen, idempotencyKey, ...of }, ctx) =>
      payload(async () =>
        keyHandoverAfter(ctx, await confirmKeyHandover(ctx, { ...of, side: 'TENANT' }, seen, idempotencyKey)),
      ),
  }),
)

builder.mutationField('remarkTenantKeyHandover', (t) =>
  t.field({
    type: handoverPayload,
    policy: 'tenant',
    scope: 'none',
    description: 'The tenant adds a dated remark to a key handover that both sides have confirmed.',
    args: {
      bookingId: t.arg.id({ required: true }),
      kind: t.arg({ type: handoverKindType, required: true }),
      text: t.arg.string({ required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { text, idempotencyKey, ...of }, ctx) =>
      payload(async () =>
        keyHandoverAfter(ctx, await remarkKeyHandover(ctx, { ...of, side: 'TENANT' }, text, idempotencyKey)),
      ),
  }),
)

builder.mutationField('removeTenantHandoverPhoto', (t) =>
  t.field({
    type: handoverPayload,
    policy: 'tenant',
    scope: 'none',
    description: 'The tenant takes back a photo of their own before both sides have confirmed.',
    args: {
      handoverPhotoId: t.arg.id({ required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { handoverPhotoId, idempotencyKey }, ctx) =>
      payload(async () =>
        keyHandoverAfter(ctx, await removeHandoverPhoto(ctx, 'TENANT', handoverPhotoId, idempotencyKey)),
      ),
  }),
)
