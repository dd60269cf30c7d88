import { PERMISSIONS, type Permission } from '../../../domain/catalogue/people.ts'
import type { VerdictReason } from '../../../domain/catalogue/reasons.ts'
import {
  canDecidePermission,
  canGivePermission,
  canTakePermission,
  canWithdrawPermission,
} from '../../../domain/people/permission-rules.ts'
import { internalUserTypesOf, PERMISSION_TABLE } from '../../../domain/people/permission-table.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { batched } from '../../kernel/graphql/loader.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { type HolderRow, listWaitingRequests, type PermissionRequestRow } from './sql.ts'

/** One of the twelve permissions, as it stands with somebody. */
interface PersonPermission {
  permission: Permission
  isHeld: boolean
  waitsUntil: Temporal.Instant | null
  refusal: VerdictReason | null
}

const waitingOf = batched(async (ctx, ids: readonly string[]) =>
  Map.groupBy(await listWaitingRequests(ctx.db, ctx.now(), ids), ({ userId }) => userId),
)

async function permissionsOf(ctx: Context, person: HolderRow): Promise<PersonPermission[]> {
  const viewer = requireViewer(ctx)
  const waiting = (await waitingOf(ctx, person.id)) ?? []
  return PERMISSIONS.map((permission) => {
    const request = waiting.find((one) => one.permission === permission)
    const isHeld = person.permissions.includes(permission)
    const { reason } = isHeld
      ? canTakePermission(viewer, person, permission)
      : canGivePermission(viewer, person, { permission, isRequested: request !== undefined })
    return { permission, isHeld, waitsUntil: request?.endsAt ?? null, refusal: reason }
  })
}

const personPermissionType = builder.objectRef<PersonPermission>('PersonPermission').implement({
  policy: 'DEVELOPER',
  fields: (t) => ({
    permission: t.expose('permission', { type: catalogueEnum('permission') }),
    isHeld: t.exposeBoolean('isHeld'),
    isStrong: t.boolean({
      description: 'Whether it takes a second person to give it.',
      resolve: ({ permission }) => PERMISSION_TABLE[permission].isStrong,
    }),
    waitsUntil: t.expose('waitsUntil', {
      type: 'Instant',
      nullable: true,
      description: 'Until when a second person can confirm it; null where nobody has asked for it.',
    }),
    refusal: t.expose('refusal', {
      type: catalogueEnum('reasons'),
      nullable: true,
      description: 'Why the viewer can’t give it or, where it is held, take it; null: the viewer can.',
    }),
  }),
})

/** Somebody of the staff, or who may become one, with each of the permissions. */
export const permissionHolderType = builder.objectRef<HolderRow>('PermissionHolder').implement({
  policy: 'DEVELOPER',
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.exposeString('name'),
    email: t.exposeString('email'),
    userTypes: t.field({
      type: [catalogueEnum('userType')],
      description: 'As which internal users the person counts (D3).',
      resolve: ({ permissions }) => internalUserTypesOf(permissions),
    }),
    permissions: t.field({
      type: [personPermissionType],
      resolve: (person, _, ctx) => permissionsOf(ctx, person),
    }),
  }),
})

/** A strong permission that waits for a second person. */
export const permissionRequestType = builder.objectRef<PermissionRequestRow>('PermissionRequest').implement({
  policy: 'DEVELOPER',
  fields: (t) => ({
    _id: t.exposeID('id'),
    personName: t.exposeString('personName'),
    email: t.exposeString('email'),
    permission: t.expose('permission', { type: catalogueEnum('permission') }),
    reason: t.exposeString('reason'),
    askedByName: t.exposeString('askedByName'),
    askedAt: t.expose('askedAt', { type: 'Instant' }),
    endsAt: t.expose('endsAt', { type: 'Instant' }),
    refusal: t.field({
      type: catalogueEnum('reasons'),
      nullable: true,
      description: 'Why the viewer can’t confirm or decline it; null: the viewer can.',
      resolve: (request, _, ctx) =>
        canDecidePermission(requireViewer(ctx), { ...request, isClosed: false }, ctx.now()).reason,
    }),
    canWithdraw: t.boolean({
      description: 'Whether the viewer has asked for it, and can take it back.',
      resolve: (request, _, ctx) =>
        canWithdrawPermission(requireViewer(ctx), { ...request, isClosed: false }, ctx.now()).value,
    }),
  }),
})
