import { addMonths, midnightOf } from '../../../domain/kernel/day.ts'
import { STAY_MESSAGE_MONTHS, UNBOOKED_MESSAGE_MONTHS } from '../../../domain/rentals/messages/thread.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { deleteMessagesBefore } from './sql.ts'

/** Deletes the conversations of requests that ended long ago, and of stays that are long over. It may break off and begin anew. */
export async function forgetMessages(ctx: Context): Promise<void> {
  const today = ctx.today()
  const deleted = await deleteMessagesBefore(ctx.db, {
    endedAt: midnightOf(addMonths(today, -UNBOOKED_MESSAGE_MONTHS)),
    stayedTo: addMonths(today, -STAY_MESSAGE_MONTHS),
  })
  if (deleted > 0) ctx.log.info({ deleted }, 'conversations deleted')
}
