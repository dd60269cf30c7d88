import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import {
  HANDOVER_OBSTACLES,
  HANDOVER_STATES,
  handoverStateAt,
  RECEIVER_OBSTACLES,
} from '../../../domain/people/handover.ts'
import { HANDOVER_KINDS, type HandoverCount } from '../../../domain/people/handover-table.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { payload, payloadType } from '../../kernel/graphql/payload.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { requirePerson } from '../../people/accounts/password.ts'
import { completeHandover, confirmHandover, offerHandover, planFor, withdrawHandover } from './actions.ts'
import type { HandoverPlan } from './plan.ts'
import { findHandover, type HandoverRow, listHandoversOf } from './sql.ts'

const stateType = builder.enumType('HandoverState', {
  values: HANDOVER_STATES,
  description: 'CONFIRMED: the other person has; the landlord says the last word. ENDED: its time was over.',
})
const kindType = builder.enumType('HandoverKind', { values: HANDOVER_KINDS })
const obstacleType = builder.enumType('HandoverObstacle', { values: HANDOVER_OBSTACLES })
const receiverObstacleType = builder.enumType('HandoverReceiverObstacle', { values: RECEIVER_OBSTACLES })

const countType = builder.objectRef<HandoverCount>('HandoverCount').implement({
  policy: 'person',
  fields: (t) => ({
    kind: t.expose('kind', { type: kindType }),
    goes: t.exposeInt('goes', { description: 'Entries that get the new landlord.' }),
    stays: t.exposeInt('stays', {
      description:
        'Entries that stay with the landlord, or end; to the other person 0: they are none of theirs.',
    }),
  }),
})

const handoverType = builder.objectRef<HandoverRow>('Handover').implement({
  description: 'A landlord hands the business over to another person; both confirm.',
  policy: 'person',
  fields: (t) => ({
    _id: t.exposeID('id'),
    state: t.field({ type: stateType, resolve: (handover, _, ctx) => handoverStateAt(handover, ctx.now()) }),
    isOwn: t.boolean({
      description: 'The person asking is the landlord who hands over.',
      resolve: ({ landlordId }, _, ctx) => landlordId === requirePerson(ctx).id,
    }),
    landlordName: t.exposeString('landlordName'),
    receiverName: t.exposeString('receiverName', {
      nullable: true,
      description: 'Null until the person with the address has confirmed.',
    }),
    receiverEmail: t.exposeString('receiverEmail'),
    offeredAt: t.expose('offeredAt', { type: 'Instant' }),
    endsAt: t.expose('endsAt', { type: 'Instant', description: 'Until when both have to confirm.' }),
    closedAt: t.expose('closedAt', { type: 'Instant', nullable: true }),
    counts: t.field({
      type: [countType],
      description: 'What went and what stayed; empty unless it is done.',
      resolve: ({ counts, landlordId }, _, ctx) => countsFor(counts, landlordId, ctx),
    }),
  }),
})

const planType = builder.objectRef<HandoverPlan>('HandoverPlan').implement({
  description: 'What a handover would do now.',
  policy: 'person',
  fields: (t) => ({
    counts: t.field({
      type: [countType],
      resolve: ({ counts, going }, _, ctx) => countsFor(counts, going.landlordId, ctx),
    }),
    obstacles: t.field({
      type: [obstacleType],
      description: 'What stands in the way on the side of the landlord, who alone is told.',
      resolve: (plan, _, ctx) => (isLandlord(plan, ctx) ? plan.obstacles : []),
    }),
    isLandlordReady: t.boolean({
      description: 'Nothing stands in the way on the landlord’s side.',
      resolve: ({ obstacles }) => obstacles.length === 0,
    }),
    receiverObstacles: t.field({
      type: [receiverObstacleType],
      description:
        'What stands in the way of the person asking, who would take over; empty for the landlord.',
      resolve: (plan, _, ctx) => (isLandlord(plan, ctx) ? [] : plan.receiverObstacles),
    }),
    isReceiverReady: t.boolean({
      description: 'Nothing stands in the way of the other person, as far as they have confirmed.',
      resolve: ({ receiverObstacles }) => receiverObstacles.length === 0,
    }),
    isConfirmed: t.exposeBoolean('isConfirmed', {
      description:
        'The other person has confirmed all of it. False once something that binds them was added since: they confirm once more.',
    }),
    fingerprint: t.exposeID('fingerprint', { description: 'To be sent back by whoever confirms the plan.' }),
  }),
})

function countsFor(counts: readonly HandoverCount[], landlordId: string, ctx: Context): HandoverCount[] {
  if (landlordId === requirePerson(ctx).id) return [...counts]
  return counts.filter(({ goes }) => goes > 0).map((count) => ({ ...count, stays: 0 }))
}

function isLandlord(plan: HandoverPlan, ctx: Context): boolean {
  return plan.going.landlordId === requirePerson(ctx).id
}

builder.queryField('handovers', (t) =>
  t.field({
    type: [handoverType],
    policy: 'person',
    scope: 'none',
    description: 'Handovers by the person and to them, the last first; also those that are over.',
    resolve: (_, __, ctx) => listHandoversOf(ctx.db, requirePerson(ctx)),
  }),
)

builder.queryField('handoverPlan', (t) =>
  t.field({
    type: planType,
    nullable: true,
    policy: 'person',
    scope: 'none',
    description:
      'What an open handover would do now, or without an id one of the person’s own business. Null where there is none.',
    args: { handoverId: t.arg.id() },
    resolve: (_, { handoverId }, ctx) => planFor(ctx, requirePerson(ctx), handoverId ?? null),
  }),
)

const handoverPayload = payloadType('HandoverPayload', 'handover', handoverType)

builder.mutationField('offerHandover', (t) =>
  t.field({
    type: handoverPayload,
    policy: 'owner',
    scope: 'none',
    description: 'Offers the landlord’s business to the person with an address; needs a fresh login.',
    args: { email: t.arg.string({ required: true }), idempotencyKey: t.arg.id({ required: true }) },
    resolve: (_, { email, idempotencyKey }, ctx) =>
      payload(async () => found(ctx, await offerHandover(ctx, { email }, idempotencyKey))),
  }),
)

builder.mutationField('confirmHandover', (t) =>
  t.field({
    type: handoverPayload,
    policy: 'person',
    scope: 'none',
    description:
      'The other person takes over what the plan says; needs a fresh login. The landlord has the last word.',
    args: {
      handoverId: t.arg.id({ required: true }),
      seen: t.arg.id({ required: true, description: 'The fingerprint of the plan.' }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { idempotencyKey, ...given }, ctx) =>
      payload(async () => found(ctx, await confirmHandover(ctx, given, idempotencyKey))),
  }),
)

builder.mutationField('completeHandover', (t) =>
  t.field({
    type: handoverPayload,
    policy: 'owner',
    scope: 'none',
    description: 'The landlord hands the business over, at once and for good; needs a fresh login.',
    args: {
      handoverId: t.arg.id({ required: true }),
      seen: t.arg.id({ required: true, description: 'The fingerprint of the plan.' }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { idempotencyKey, ...given }, ctx) =>
      payload(async () => found(ctx, await completeHandover(ctx, given, idempotencyKey))),
  }),
)

builder.mutationField('withdrawHandover', (t) =>
  t.field({
    type: handoverPayload,
    policy: 'person',
    scope: 'none',
    description: 'Either of the two takes back what they offered or confirmed.',
    args: { handoverId: t.arg.id({ required: true }), idempotencyKey: t.arg.id({ required: true }) },
    resolve: (_, { handoverId, idempotencyKey }, ctx) =>
      payload(async () => found(ctx, await withdrawHandover(ctx, handoverId, idempotencyKey))),
  }),
)

async function found(ctx: Context, id: string): Promise<HandoverRow> {
  const handover = await findHandover(ctx.db, requirePerson(ctx), id)
  if (!handover) throw new ResourceNotFoundError()
  return handover
}
