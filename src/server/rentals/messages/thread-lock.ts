import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import type { MessageSide } from '../../../domain/rentals/messages/thread.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { findRequest } from '../lifecycle/requests-sql.ts'
import type { RequestRow } from '../lifecycle/rows.ts'
import { lockThread, type ThreadRow } from './sql.ts'

/** Locks the conversation of a request that the viewer sees from a side, and reads both as they stand then. */
export async function lockConversation(
  trx: Db,
  ctx: Context,
  side: MessageSide,
  requestId: string,
): Promise<{ row: RequestRow; thread: ThreadRow }> {
  const find = () =>
    findRequest(trx, requireViewer(ctx), side === 'LANDLORD' ? 'landlord' : 'tenant', requestId)
  if (!(await find())) throw new ResourceNotFoundError()
  const thread = await lockThread(trx, requestId)
  // Who waited for the lock may have a request before them that was declined or handed over meanwhile.
  const row = await find()
  if (!row) throw new ResourceNotFoundError()
  return { row, thread }
}
