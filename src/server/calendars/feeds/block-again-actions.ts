import { blockAgain, staysMatterFrom } from '../../../domain/calendars/feed-settlement.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { saveChanges } from './apply.ts'
import { todayOf } from './feed-actions.ts'
import { tellOfAnswer } from './feed-mails.ts'
import { listSettledFeeds } from './conflicts-sql.ts'
import { loadUnitFacts, lockFeed } from './state-sql.ts'

/**
 * Lets entries of a unit's calendars block again that were the same stay as one of ours which is gone, shorter or in
 * another unit now (decision 44). Under the lock of its group, before requests are looked at anew.
 */
export async function blockWhatIsGone(trx: Db, ctx: Context, listingId: string): Promise<void> {
  for (const feedId of await listSettledFeeds(trx, { listingId })) await blockAgainOf(trx, ctx, feedId)
}

/**
 * The same for files, which nobody asks, and for calendars that don't answer: also a hold may have ended. All others are
 * looked at with their next answer.
 */
export async function blockWhatIsGoneInSilence(ctx: Context): Promise<void> {
  for (const feedId of await listSettledFeeds(ctx.db, 'SILENT')) {
    await inTransaction(ctx, (trx) => blockAgainOf(trx, ctx, feedId))
  }
}

async function blockAgainOf(trx: Db, ctx: Context, feedId: string): Promise<void> {
  const feed = await lockFeed(trx, feedId)
  if (!feed) return
  const today = todayOf(ctx, feed)
  const { stays } = await loadUnitFacts(trx, feed, staysMatterFrom(feed.state, today))
  const state = blockAgain(feed.state, stays)
  if (!state) return
  const { conflicts } = await saveChanges(trx, ctx, feed, {
    state,
    today,
    releasedBy: 'ANSWER',
    at: ctx.now(),
    answer: null,
    recheckAt: ctx.now(),
  })
  await tellOfAnswer(trx, ctx, feedId, { isHeldBack: false, isWindowBlocked: false, conflicts })
}
