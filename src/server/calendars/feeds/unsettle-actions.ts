import type { ConflictSettlement } from '../../../domain/catalogue/calendars.ts'
import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { canUndoSettlement, unsettleSameStay } from '../../../domain/calendars/feed-settlement.ts'
import { audit } from '../../kernel/audit/audit.ts'
import { lockGroups } from '../blocks/block-sql.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import { saveChanges } from './apply.ts'
import { auditFeed } from './audit.ts'
import { findFeedOfSameStay, findImportedBlock, listKeptOffers, saveKept } from './conflicts-sql.ts'
import { todayOf } from './feed-actions.ts'
import { saveConflictsNotified } from './notice-sql.ts'
import type { SettledConflict } from './settle-actions.ts'
import { insertChanges, lockFeed } from './state-sql.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

/**
 * Takes back how a conflict was settled: an entry that was the same stay as ours blocks its days again, a block that was
 * kept is asked about again.
 */
export async function undoCalendarSettlement(
  ctx: Context,
  eventId: string,
  settlement: ConflictSettlement,
  key: string,
): Promise<SettledConflict> {
  const body = { eventId, settlement }
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'undoCalendarSettlement', body }, async () => {
      if (settlement === 'SAME_STAY') await undoSameStay(trx, ctx, eventId)
      else await undoKept(trx, ctx, eventId)
      return body
    }),
  )
}

async function undoSameStay(trx: Db, ctx: Context, eventId: string): Promise<void> {
  const feedId = await findFeedOfSameStay(trx, requireViewer(ctx), eventId)
  const feed = feedId && (await lockFeed(trx, feedId))
  // Its home may have been handed over before we had the lock.
  if (!(await findFeedOfSameStay(trx, requireViewer(ctx), eventId))) throw new ResourceNotFoundError()
  const state = feed && unsettleSameStay(feed.state, eventId)
  if (!state) throw new ResourceNotFoundError()
  const { conflicts } = await saveChanges(trx, ctx, feed, {
    state,
    today: todayOf(ctx, feed),
    releasedBy: 'LANDLORD',
    because: 'UNSETTLED',
    at: ctx.now(),
    answer: null,
    recheckAt: ctx.now(),
    action: 'undoCalendarSettlement',
  })
  // Who takes it back knows of it.
  await saveConflictsNotified(trx, conflicts, ctx.now())
}

async function undoKept(trx: Db, ctx: Context, blockId: string): Promise<void> {
  const find = () => findImportedBlock(trx, requireViewer(ctx), blockId)
  const seenBefore = await find()
  if (!seenBefore || !canUndoSettlement({ source: seenBefore.source, settlement: 'KEEP' }))
    throw new ResourceNotFoundError()
  const feed = seenBefore.feedId && (await lockFeed(trx, seenBefore.feedId))
  if (!feed) await lockGroups(trx, [seenBefore.groupId])
  const block = await find()
  if (!block) throw new ResourceNotFoundError()
  const offers = await listKeptOffers(trx, blockId)
  if (offers.length === 0) throw new ResourceNotFoundError()
  await saveKept(trx, blockId, [])
  const facts = { settlement: 'KEEP', blockId, offers }
  const event = feed && feed.state.events.find(({ id }) => id === blockId)
  if (feed && event) {
    const days = event.block ?? event.days
    await insertChanges(trx, feed, ctx.now(), [
      { kind: 'UNSETTLED', reason: 'UNSETTLED', ...days, before: null, summary: event.summary },
    ])
    await auditFeed(trx, ctx, feed, 'undoCalendarSettlement', facts)
    return
  }
  await audit(trx, ctx, {
    action: 'undoCalendarSettlement',
    entityType: 'listing',
    entityId: block.listingId,
    landlordId: block.landlordId,
    data: facts,
  })
}
