import { once } from '../../kernel/idempotency/idempotency.ts'
import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { isUuid } from '../../../domain/kernel/text.ts'
import {
  canGivePermission,
  canTakePermission,
  permissionRequestEnd,
} from '../../../domain/people/permission-rules.ts'
import { MANAGING_PERMISSION, PERMISSION_TABLE } from '../../../domain/people/permission-table.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { demand } from '../../kernel/viewer/viewer-guard.ts'
import { endImpersonationsOf } from '../impersonation/actions.ts'
import { endOver, withdrawAllOf } from './end-actions.ts'
import { type PermissionNews, tellOfPermission } from './mails.ts'
import { checkedReason, lockScene, note, type PermissionOrder, type PermissionScene } from './scene.ts'
import { insertRequest, listWaitingRequests, savePermissions } from './sql.ts'

/**
 * Gives somebody a permission, once per key. A strong one is only asked for: it counts when a second person has
 * confirmed it (decision 100). Answers the person's id.
 */
export async function givePermission(ctx: Context, given: PermissionOrder, key: string): Promise<string> {
  const order = checked(given)
  return once(ctx, 'givePermission', order, key, async (trx) => {
    const scene = await lockScene(trx, ctx, order.userId)
    const { actor, person } = scene
    await endOver(trx, ctx, scene.managers)
    const { permission } = order
    const waiting = await listWaitingRequests(trx, ctx.now(), [person.id])
    const isRequested = waiting.some((one) => one.permission === permission)
    demand(canGivePermission(actor, person, { permission, isRequested }))
    if (PERMISSION_TABLE[permission].isStrong) return askFor(trx, ctx, scene, order)
    await savePermissions(trx, person.id, [...person.permissions, permission])
    await note(trx, ctx, 'givePermission', order)
    await tellOfPermission(trx, ctx, scene, newsOf(scene, order, 'GIVEN'))
    return person.id
  })
}

async function askFor(
  trx: Db,
  ctx: Context,
  scene: PermissionScene,
  order: PermissionOrder,
): Promise<string> {
  const askedAt = ctx.now()
  const endsAt = permissionRequestEnd(askedAt)
  await insertRequest(trx, { ...order, askedBy: scene.actor.id, askedAt, endsAt })
  await note(trx, ctx, 'askForPermission', order)
  await tellOfPermission(trx, ctx, scene, { ...newsOf(scene, order, 'ASKED'), confirmUntil: endsAt })
  return scene.person.id
}

/**
 * Takes a permission from somebody, once per key; that counts at once: whatever they do as a landlord by it ends, and
 * so does what they have asked for as somebody who manages permissions. Answers the person's id.
 */
export async function takePermission(ctx: Context, given: PermissionOrder, key: string): Promise<string> {
  const order = checked(given)
  return once(ctx, 'takePermission', order, key, async (trx) => {
    const scene = await lockScene(trx, ctx, order.userId)
    const { actor, person } = scene
    const { permission } = order
    demand(canTakePermission(actor, person, permission))
    await savePermissions(
      trx,
      person.id,
      person.permissions.filter((one) => one !== permission),
    )
    await note(trx, ctx, 'takePermission', order)
    if (permission === 'sales') await endImpersonationsOf(trx, ctx, person.id)
    const managers = scene.managers.filter(({ id }) => permission !== MANAGING_PERMISSION || id !== person.id)
    if (permission === MANAGING_PERMISSION) await withdrawAllOf(trx, ctx, person, managers)
    await tellOfPermission(trx, ctx, { person, managers }, newsOf(scene, order, 'TAKEN'))
    return person.id
  })
}

function checked({ userId, permission, reason }: PermissionOrder): PermissionOrder {
  if (!isUuid(userId)) throw new ResourceNotFoundError()
  return { userId, permission, reason: checkedReason(reason) }
}

function newsOf(
  scene: PermissionScene,
  order: PermissionOrder,
  change: 'GIVEN' | 'TAKEN' | 'ASKED',
): PermissionNews {
  const { permission, reason } = order
  return { change, permission, reason, byName: scene.actor.name, confirmUntil: null }
}
