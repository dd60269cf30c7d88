import type { MessageSide } from '../../../domain/rentals/messages/thread.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { RequestRow } from '../lifecycle/rows.ts'
import { saveBlocked } from './sql.ts'

/** Blocks a locked conversation for a side, or ends that, and notes it. */
export async function saveBlockedBy(
  trx: Db,
  ctx: Context,
  { id, landlordId }: RequestRow,
  side: MessageSide,
  blocked: boolean,
): Promise<void> {
  await saveBlocked(trx, id, blocked ? side : null, ctx.now())
  await audit(trx, ctx, {
    action: blocked ? 'blockMessages' : 'unblockMessages',
    entityType: 'message_thread',
    entityId: id,
    landlordId,
    data: { side },
  })
}
