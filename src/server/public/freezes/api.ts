import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { canAnswerObjection, canObjectToFreeze, FREEZE_PERMISSION } from '../../../domain/people/freeze.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { payload, payloadType } from '../../kernel/graphql/payload.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { freezeAccount, keepFreeze, liftFreeze, objectToFreeze, standingOf } from './actions.ts'
import { findOpenFreeze, type FreezeRow, listFreezes, type StaffFreezeRow } from './sql.ts'

const freezeType = builder.objectRef<StaffFreezeRow>('AccountFreeze').implement({
  description: 'A hold on somebody’s account, as the staff see it.',
  policy: FREEZE_PERMISSION,
  fields: (t) => ({
    _id: t.exposeID('id'),
    personName: t.exposeString('personName'),
    email: t.exposeString('email'),
    reason: t.expose('reason', { type: catalogueEnum('freezeReason') }),
    facts: t.exposeString('facts', { description: 'The facts that it is based on; the person reads them.' }),
    frozenAt: t.expose('frozenAt', { type: 'Instant' }),
    frozenByName: t.exposeString('frozenByName', { nullable: true }),
    hiddenHomes: t.exposeInt('hiddenHomes', {
      description: 'How many units it took off the public pages.',
    }),
    objection: t.exposeString('objection', { nullable: true }),
    objectedAt: t.expose('objectedAt', { type: 'Instant', nullable: true }),
    answer: t.exposeString('answer', { nullable: true, description: 'Why it stays in spite of it.' }),
    answeredAt: t.expose('answeredAt', { type: 'Instant', nullable: true }),
    refusal: t.field({
      type: catalogueEnum('reasons'),
      nullable: true,
      description: 'Why the viewer can’t answer its objection; null: the viewer can.',
      resolve: (row, _, ctx) => canAnswerObjection(requireViewer(ctx), row).reason,
    }),
  }),
})

const ownFreezeType = builder.objectRef<FreezeRow>('OwnFreeze').implement({
  description: 'The hold on the viewer’s own account, with the reasons that the law asks for.',
  policy: 'visible',
  fields: (t) => ({
    _id: t.exposeID('id'),
    reason: t.expose('reason', { type: catalogueEnum('freezeReason') }),
    facts: t.exposeString('facts'),
    frozenAt: t.expose('frozen_at', { type: 'Instant' }),
    objection: t.exposeString('objection', { nullable: true }),
    objectedAt: t.expose('objected_at', { type: 'Instant', nullable: true }),
    answer: t.exposeString('answer', { nullable: true }),
    answeredAt: t.expose('answered_at', { type: 'Instant', nullable: true }),
    canObject: t.boolean({ resolve: (row) => canObjectToFreeze(standingOf(row)).value }),
  }),
})

builder.queryFields((t) => ({
  accountFreezes: t.field({
    type: [freezeType],
    policy: FREEZE_PERMISSION,
    scope: 'none',
    description: 'The accounts on hold, those with an objection to be answered first.',
    resolve: (_, __, ctx) => listFreezes(ctx.db),
  }),
  ownFreeze: t.field({
    type: ownFreezeType,
    nullable: true,
    policy: 'person',
    scope: 'none',
    description: 'The hold on the viewer’s own account; null where there is none.',
    resolve: async (_, __, ctx) => (await findOpenFreeze(ctx.db, requireViewer(ctx).id)) ?? null,
  }),
}))

const freezePayload = payloadType('AccountFreezePayload', 'freeze', freezeType)
const ownFreezePayload = payloadType('ObjectToFreezePayload', 'freeze', ownFreezeType)

async function freezeAfter(ctx: Context, id: string): Promise<StaffFreezeRow> {
  const [freeze] = await listFreezes(ctx.db, id)
  if (!freeze) throw new ResourceNotFoundError()
  return freeze
}

async function ownFreezeAfter(ctx: Context): Promise<FreezeRow> {
  const freeze = await findOpenFreeze(ctx.db, requireViewer(ctx).id)
  if (!freeze) throw new ResourceNotFoundError()
  return freeze
}

builder.mutationFields((t) => ({
  freezeAccount: t.field({
    type: freezePayload,
    policy: FREEZE_PERMISSION,
    scope: 'none',
    description: 'Puts somebody’s account on hold: docs/holds.md says what that stops.',
    args: {
      email: t.arg.string({ required: true }),
      reason: t.arg({ type: catalogueEnum('freezeReason'), required: true }),
      facts: t.arg.string({ required: true, description: 'What it is based on; the person reads it.' }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { idempotencyKey, ...given }, ctx) =>
      payload(async () => freezeAfter(ctx, await freezeAccount(ctx, given, idempotencyKey))),
  }),
  liftFreeze: t.field({
    type: freezePayload,
    policy: FREEZE_PERMISSION,
    scope: 'none',
    description: 'Lifts a hold: exactly what it had stopped goes on.',
    args: {
      freezeId: t.arg.id({ required: true }),
      reason: t.arg.string({ required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { freezeId: id, reason, idempotencyKey }, ctx) =>
      payload(async () => freezeAfter(ctx, await liftFreeze(ctx, { id, reason }, idempotencyKey))),
  }),
  keepFreeze: t.field({
    type: freezePayload,
    policy: FREEZE_PERMISSION,
    scope: 'none',
    description: 'Says no to an objection, by somebody else than who began the hold.',
    args: {
      freezeId: t.arg.id({ required: true }),
      answer: t.arg.string({ required: true, description: 'The person reads it.' }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { freezeId: id, answer, idempotencyKey }, ctx) =>
      payload(async () => freezeAfter(ctx, await keepFreeze(ctx, { id, answer }, idempotencyKey))),
  }),
  objectToFreeze: t.field({
    type: ownFreezePayload,
    policy: 'person',
    scope: 'none',
    description: 'Objects, once, to the hold on the viewer’s own account.',
    args: { objection: t.arg.string({ required: true }), idempotencyKey: t.arg.id({ required: true }) },
    resolve: (_, { objection, idempotencyKey }, ctx) =>
      payload(async () => {
        await objectToFreeze(ctx, objection, idempotencyKey)
        return ownFreezeAfter(ctx)
      }),
  }),
}))
