import { once } from '../../kernel/idempotency/idempotency.ts'
import type { PermissionOutcome } from '../../../domain/catalogue/people.ts'
import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { isUuid } from '../../../domain/kernel/text.ts'
import type { Verdict } from '../../../domain/kernel/verdict.ts'
import {
  canDecidePermission,
  canWithdrawPermission,
  type PermissionRequest,
} from '../../../domain/people/permission-rules.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { demand } from '../../kernel/viewer/viewer-guard.ts'
import { tellOfPermission } from './mails.ts'
import { checkedReason, lockScene, note, type PermissionScene } from './scene.ts'
import {
  findRequestedPerson,
  lockRequest,
  type PermissionRequestRow,
  saveOutcome,
  savePermissions,
} from './sql.ts'

/** Confirms a strong permission as the second person, once per key: from now on it counts. Answers the person's id. */
export async function confirmPermission(ctx: Context, requestId: string, key: string): Promise<string> {
  return close(ctx, { requestId, answer: '' }, key, {
    operation: 'confirmPermission',
    outcome: 'CONFIRMED',
    verdict: (scene, request) => canDecidePermission(scene.actor, request, ctx.now()),
    follow: async (trx, { person }, { permission }) => {
      const held = person.permissions.filter((one) => one !== permission)
      await savePermissions(trx, person.id, [...held, permission])
    },
  })
}

/** Declines a strong permission as the second person, with a reason, once per key. Answers the person's id. */
export async function declinePermission(
  ctx: Context,
  { requestId, reason }: { requestId: string; reason: string },
  key: string,
): Promise<string> {
  return close(ctx, { requestId, answer: checkedReason(reason) }, key, {
    operation: 'declinePermission',
    outcome: 'DECLINED',
    verdict: (scene, request) => canDecidePermission(scene.actor, request, ctx.now()),
  })
}

/** Takes back what the viewer has asked for, once per key. Answers the person's id. */
export async function withdrawPermission(ctx: Context, requestId: string, key: string): Promise<string> {
  return close(ctx, { requestId, answer: '' }, key, {
    operation: 'withdrawPermission',
    outcome: 'WITHDRAWN',
    verdict: (scene, request) => canWithdrawPermission(scene.actor, request, ctx.now()),
  })
}

interface Ending {
  operation: string
  outcome: Exclude<PermissionOutcome, 'ENDED'>
  verdict: (scene: PermissionScene, request: PermissionRequest) => Verdict
  /** What happens to the person's permissions. */
  follow?: (trx: Db, scene: PermissionScene, request: PermissionRequestRow) => Promise<void>
}

async function close(
  ctx: Context,
  { requestId, answer }: { requestId: string; answer: string },
  key: string,
  ending: Ending,
): Promise<string> {
  if (!isUuid(requestId)) throw new ResourceNotFoundError()
  return once(ctx, ending.operation, { requestId, answer }, key, async (trx) => {
    const userId = await findRequestedPerson(trx, requestId)
    if (!userId) throw new ResourceNotFoundError()
    const scene = await lockScene(trx, ctx, userId)
    const request = await lockRequest(trx, requestId)
    if (!request) throw new ResourceNotFoundError()
    demand(ending.verdict(scene, { ...request, isClosed: request.outcome !== null }))
    const at = ctx.now()
    await saveOutcome(trx, requestId, { outcome: ending.outcome, by: scene.actor.id, at, answer })
    await ending.follow?.(trx, scene, request)
    const reason = answer || request.reason
    await note(trx, ctx, ending.operation, { ...request, reason })
    const news = { change: ending.outcome, permission: request.permission, reason, confirmUntil: null }
    await tellOfPermission(trx, ctx, scene, { ...news, byName: scene.actor.name })
    return userId
  })
}
