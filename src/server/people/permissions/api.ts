import type { Permission } from '../../../domain/catalogue/people.ts'
import { PERMISSION_REQUEST_HOURS } from '../../../domain/kernel/constants.ts'
import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { payload, payloadType } from '../../kernel/graphql/payload.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { givePermission, takePermission } from './actions.ts'
import { permissionHolderType, permissionRequestType } from './permission-type.ts'
import { confirmPermission, declinePermission, withdrawPermission } from './request-actions.ts'
import { findHolder, type HolderRow, listHolders, listWaitingRequests } from './sql.ts'

const longestPage = 100

builder.queryFields((t) => ({
  permissionHolders: t.field({
    type: [permissionHolderType],
    policy: 'DEVELOPER',
    scope: 'none',
    description:
      'The staff by name; with a text whoever’s name or address begins with it, staff or not: somebody who is to become one.',
    args: { search: t.arg.string({ defaultValue: '' }), first: t.arg.int({ defaultValue: 50 }) },
    resolve: (_, { search, first }, ctx) =>
      listHolders(ctx.db, search ?? '', Math.min(longestPage, Math.max(1, first ?? 50))),
  }),
  permissionRequests: t.field({
    type: [permissionRequestType],
    policy: 'DEVELOPER',
    scope: 'none',
    description: 'The strong permissions that wait for a second person, the oldest first.',
    resolve: (_, __, ctx) => listWaitingRequests(ctx.db, ctx.now()),
  }),
}))

const holderPayload = payloadType('PermissionHolderPayload', 'person', permissionHolderType)

async function holderAfter(ctx: Context, id: string): Promise<HolderRow> {
  const person = await findHolder(ctx.db, id)
  if (!person) throw new ResourceNotFoundError()
  return person
}

const orderOf = (args: { userId: string | number; permission: Permission; reason: string }) => ({
  userId: String(args.userId),
  permission: args.permission,
  reason: args.reason,
})

builder.mutationFields((t) => ({
  givePermission: t.field({
    type: holderPayload,
    policy: 'DEVELOPER',
    scope: 'none',
    description: `Gives somebody else a permission of staff; a strong one waits ${PERMISSION_REQUEST_HOURS} hours for a second person to confirm it.`,
    args: {
      userId: t.arg.id({ required: true }),
      permission: t.arg({ type: catalogueEnum('permission'), required: true }),
      reason: t.arg.string({ required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, args, ctx) =>
      payload(async () => holderAfter(ctx, await givePermission(ctx, orderOf(args), args.idempotencyKey))),
  }),
  takePermission: t.field({
    type: holderPayload,
    policy: 'DEVELOPER',
    scope: 'none',
    description: 'Takes a permission of staff from somebody else; that counts at once.',
    args: {
      userId: t.arg.id({ required: true }),
      permission: t.arg({ type: catalogueEnum('permission'), required: true }),
      reason: t.arg.string({ required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, args, ctx) =>
      payload(async () => holderAfter(ctx, await takePermission(ctx, orderOf(args), args.idempotencyKey))),
  }),
  confirmPermission: t.field({
    type: holderPayload,
    policy: 'DEVELOPER',
    scope: 'none',
    description: 'Confirms a strong permission as the second person: neither who asked nor who receives it.',
    args: { requestId: t.arg.id({ required: true }), idempotencyKey: t.arg.id({ required: true }) },
    resolve: (_, { requestId, idempotencyKey }, ctx) =>
      payload(async () => holderAfter(ctx, await confirmPermission(ctx, requestId, idempotencyKey))),
  }),
  declinePermission: t.field({
    type: holderPayload,
    policy: 'DEVELOPER',
    scope: 'none',
    description: 'Declines a strong permission as the second person, with a reason.',
    args: {
      requestId: t.arg.id({ required: true }),
      reason: t.arg.string({ required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { requestId, reason, idempotencyKey }, ctx) =>
      payload(async () =>
        holderAfter(ctx, await declinePermission(ctx, { requestId, reason }, idempotencyKey)),
      ),
  }),
  withdrawPermission: t.field({
    type: holderPayload,
    policy: 'DEVELOPER',
    scope: 'none',
    description: 'Takes back what the viewer has asked for.',
    args: { requestId: t.arg.id({ required: true }), idempotencyKey: t.arg.id({ required: true }) },
    resolve: (_, { requestId, idempotencyKey }, ctx) =>
      payload(async () => holderAfter(ctx, await withdrawPermission(ctx, requestId, idempotencyKey))),
  }),
}))
