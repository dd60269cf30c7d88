import type { WindowMeaning } from '../../../domain/catalogue/calendars.ts'
import { withWindowMeaning } from '../../../domain/calendars/feed-closure.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import { saveChanges } from './apply.ts'
import { auditFeed } from './audit.ts'
import { lockVisibleFeed, todayOf } from './feed-actions.ts'
import { saveWindowMeaning } from './window-sql.ts'

/**
 * Keeps what somebody confirms of the end of a feed's booking window: its nights are blocked where the apartment is closed, and
 * free where it is only not opened yet. It can be confirmed anew.
 */
export async function answerCalendarWindow(
  ctx: Context,
  feedId: string,
  meaning: WindowMeaning,
  key: string,
): Promise<string> {
  const body = { feedId, meaning }
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'answerCalendarWindow', body }, async () => {
      const feed = await lockVisibleFeed(trx, ctx, feedId)
      await saveWindowMeaning(trx, feedId, meaning)
      await auditFeed(trx, ctx, feed, 'answerCalendarWindow', { meaning })
      const today = todayOf(ctx, feed)
      const newId = () => crypto.randomUUID()
      await saveChanges(trx, ctx, feed, {
        state: withWindowMeaning(feed.state, { today, windowMeaning: meaning, newId }),
        today,
        releasedBy: 'LANDLORD',
        because: meaning === 'CLOSED' ? 'CONFIRMED_CLOSED' : 'CONFIRMED_NOT_OPENED',
        at: ctx.now(),
        answer: null,
        recheckAt: ctx.now(),
        action: 'answerCalendarWindow',
      })
      return feedId
    }),
  )
}
