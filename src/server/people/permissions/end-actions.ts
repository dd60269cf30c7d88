import { PERMISSION_REQUEST_DAYS_KEPT } from '../../../domain/kernel/constants.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { tellOfPermission } from './mails.ts'
import { note } from './scene.ts'
import {
  deleteOldRequests,
  findHolder,
  type HolderRow,
  lockAskedBy,
  lockManagers,
  lockOver,
  type PermissionRequestRow,
  saveOutcome,
} from './sql.ts'

/** Ends the requests that nobody has answered in time, tells whom they concern, and forgets those that ended long ago. */
export async function endPermissionRequests(ctx: Context): Promise<void> {
  await inTransaction(ctx, async (trx) => {
    // In the order in which everything locks that changes permissions.
    await endOver(trx, ctx, await lockManagers(trx))
    await deleteOldRequests(trx, ctx.now().subtract({ hours: 24 * PERMISSION_REQUEST_DAYS_KEPT }))
  })
}

/** Ends the requests whose time is over. Whoever calls it has locked those who manage permissions. */
export async function endOver(trx: Db, ctx: Context, managers: readonly HolderRow[]): Promise<void> {
  for (const request of await lockOver(trx, ctx.now())) {
    await saveOutcome(trx, request.id, { outcome: 'ENDED', by: null, at: ctx.now() })
    await note(trx, { ...ctx, viewer: null }, 'endPermissionRequest', request)
    await tell(trx, ctx, request, managers, 'ENDED')
  }
}

/** Takes back what somebody has asked for who no longer manages permissions. */
export async function withdrawAllOf(
  trx: Db,
  ctx: Context,
  asker: HolderRow,
  managers: readonly HolderRow[],
): Promise<void> {
  for (const request of await lockAskedBy(trx, asker.id)) {
    await saveOutcome(trx, request.id, { outcome: 'WITHDRAWN', by: ctx.viewer?.id ?? null, at: ctx.now() })
    await note(trx, ctx, 'withdrawPermission', request)
    await tell(trx, ctx, request, managers, 'WITHDRAWN')
  }
}

async function tell(
  trx: Db,
  ctx: Context,
  request: PermissionRequestRow,
  managers: readonly HolderRow[],
  change: 'ENDED' | 'WITHDRAWN',
): Promise<void> {
  const person = await findHolder(trx, request.userId)
  if (!person) throw new Error(`The person of the request ${request.id} is gone.`)
  const { permission, reason, askedByName: byName } = request
  const news = { change, permission, reason, byName, confirmUntil: null }
  await tellOfPermission(trx, ctx, { person, managers }, news)
}
