import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { payload, payloadType } from '../../kernel/graphql/payload.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { withdrawPowerOfAttorney } from './actions.ts'
import { powerType } from './power-type.ts'
import { listPowersByIds, listPowersGiven, listPowersHeld } from './sql.ts'

const powerPayload = payloadType('PowerOfAttorneyPayload', 'power', powerType)

builder.queryField('powersOfAttorney', (t) =>
  t.field({
    type: [powerType],
    policy: 'owner',
    scope: 'none',
    description: 'What the landlord has given to the team, the last first; also what has ended.',
    resolve: (_, __, ctx) => listPowersGiven(ctx.db, requireViewer(ctx).id),
  }),
)

builder.queryField('ownPowersOfAttorney', (t) =>
  t.field({
    type: [powerType],
    policy: 'person',
    scope: 'none',
    description: 'What the person was given by landlords, the last first; also what has ended.',
    resolve: (_, __, ctx) => listPowersHeld(ctx.db, requireViewer(ctx).id),
  }),
)

builder.mutationField('withdrawPowerOfAttorney', (t) =>
  t.field({
    type: powerPayload,
    policy: 'owner',
    scope: 'none',
    description: 'Ends a power of attorney at once; both are told, with the reason.',
    args: {
      powerId: t.arg.id({ required: true }),
      reason: t.arg.string({ required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { powerId, reason, idempotencyKey }, ctx) =>
      payload(async () => {
        const id = await withdrawPowerOfAttorney(ctx, powerId, reason, idempotencyKey)
        const [power] = await listPowersByIds(ctx.db, [id])
        if (!power) throw new ResourceNotFoundError()
        return power
      }),
  }),
)
