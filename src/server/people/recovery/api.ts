import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import {
  canCallOffRecovery,
  canConfirmRecovery,
  RECOVERY_CONFIRM_HOURS,
  RECOVERY_PERMISSION,
  STAFF_RECOVERY_WAIT_HOURS,
} from '../../../domain/people/recovery.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { payload, payloadType } from '../../kernel/graphql/payload.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { listRecoveries, type OpenRecoveryRow } from './sql.ts'
import { askForStaffRecovery, callOffRecovery, confirmRecovery } from './staff-actions.ts'

const recoveryType = builder.objectRef<OpenRecoveryRow>('AccountRecovery').implement({
  description: 'The recovery of an account whose second factor is lost.',
  policy: RECOVERY_PERMISSION,
  fields: (t) => ({
    _id: t.exposeID('id'),
    personName: t.exposeString('personName'),
    email: t.exposeString('email'),
    way: t.expose('way', { type: catalogueEnum('recoveryWay') }),
    status: t.expose('status', { type: catalogueEnum('recoveryStatus') }),
    reason: t.exposeString('reason', {
      description: 'How the identity was checked; empty where the person began it alone.',
    }),
    askedByName: t.exposeString('askedByName', { nullable: true }),
    confirmedByName: t.exposeString('confirmedByName', { nullable: true }),
    askedAt: t.expose('askedAt', { type: 'Instant' }),
    readyAt: t.expose('readyAt', {
      type: 'Instant',
      nullable: true,
      description: 'When the link is mailed; null while it waits for a second person.',
    }),
    deadlineAt: t.expose('deadlineAt', {
      type: 'Instant',
      description: 'Until when it can be confirmed, when the link is mailed, or until when that works.',
    }),
    refusal: t.field({
      type: catalogueEnum('reasons'),
      nullable: true,
      description: 'Why the viewer can’t confirm it; null: the viewer can.',
      resolve: (row, _, ctx) => canConfirmRecovery(requireViewer(ctx), row, ctx.now()).reason,
    }),
    canCallOff: t.boolean({
      resolve: (row, _, ctx) => canCallOffRecovery(requireViewer(ctx), row).value,
    }),
  }),
})

builder.queryFields((t) => ({
  accountRecoveries: t.field({
    type: [recoveryType],
    policy: RECOVERY_PERMISSION,
    scope: 'none',
    description: 'The recoveries that run, those that wait for a second person first.',
    resolve: (_, __, ctx) => listRecoveries(ctx.db),
  }),
}))

const recoveryPayload = payloadType('AccountRecoveryPayload', 'recovery', recoveryType)

async function recoveryAfter(ctx: Context, id: string): Promise<OpenRecoveryRow> {
  const [recovery] = await listRecoveries(ctx.db, id)
  if (!recovery) throw new ResourceNotFoundError()
  return recovery
}

builder.mutationFields((t) => ({
  askForStaffRecovery: t.field({
    type: recoveryPayload,
    policy: RECOVERY_PERMISSION,
    scope: 'none',
    description: `Asks for the recovery of somebody else’s account, whose identity was checked; a second person has ${RECOVERY_CONFIRM_HOURS} hours to confirm it.`,
    args: {
      email: t.arg.string({ required: true }),
      reason: t.arg.string({ required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { email, reason, idempotencyKey }, ctx) =>
      payload(async () =>
        recoveryAfter(ctx, await askForStaffRecovery(ctx, { email, reason }, idempotencyKey)),
      ),
  }),
  confirmRecovery: t.field({
    type: recoveryPayload,
    policy: RECOVERY_PERMISSION,
    scope: 'none',
    description: `Confirms a recovery as the second person: the link is mailed ${STAFF_RECOVERY_WAIT_HOURS} hours later unless the person stops it.`,
    args: { recoveryId: t.arg.id({ required: true }), idempotencyKey: t.arg.id({ required: true }) },
    resolve: (_, { recoveryId, idempotencyKey }, ctx) =>
      payload(async () => recoveryAfter(ctx, await confirmRecovery(ctx, recoveryId, idempotencyKey))),
  }),
  callOffRecovery: t.field({
    type: recoveryPayload,
    policy: RECOVERY_PERMISSION,
    scope: 'none',
    description: 'Calls a recovery off, however it began; the person is told, not the reason.',
    args: {
      recoveryId: t.arg.id({ required: true }),
      reason: t.arg.string({ required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { recoveryId, reason, idempotencyKey }, ctx) =>
      payload(async () =>
        recoveryAfter(ctx, await callOffRecovery(ctx, { id: recoveryId, reason }, idempotencyKey)),
      ),
  }),
}))
