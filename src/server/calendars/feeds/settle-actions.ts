import type { ConflictSettlement } from '../../../domain/catalogue/calendars.ts'
import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import type { FeedChange } from '../../../domain/calendars/feed-changes.ts'
import { leftOver } from '../../../domain/calendars/feed-days.ts'
import type { FeedEvent } from '../../../domain/calendars/feed-state.ts'
import { audit } from '../../kernel/audit/audit.ts'
import { lockGroups } from '../blocks/block-sql.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import { saveChanges } from './apply.ts'
import { auditFeed } from './audit.ts'
import { findImportedBlock, type ImportedBlock, listOffersUnder, saveKept } from './conflicts-sql.ts'
import { todayOf } from './feed-actions.ts'
import { insertChanges, loadUnitFacts, type LockedFeed, lockFeed } from './state-sql.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

/** A conflict that somebody has settled. */
export interface SettledConflict {
  eventId: string
  settlement: ConflictSettlement
}

/**
 * Settles a conflict of an imported block with a booking or hold: the entry is that very stay and blocks nothing beside
 * it, or both stay as they are.
 */
export async function settleCalendarConflict(
  ctx: Context,
  eventId: string,
  settlement: ConflictSettlement,
  key: string,
): Promise<SettledConflict> {
  const body = { eventId, settlement }
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'settleCalendarConflict', body }, async () => {
      const find = () => findImportedBlock(trx, requireViewer(ctx), eventId)
      const seenBefore = await find()
      const feed = seenBefore?.feedId && (await lockFeed(trx, seenBefore.feedId))
      if (!feed && seenBefore) await lockGroups(trx, [seenBefore.groupId])
      // Its home may have been handed over before we had the lock.
      const block = await find()
      if (block?.feedId === null && settlement === 'KEEP') return keepOfPartner(trx, ctx, block, eventId)
      if (!feed || !block) throw new ResourceNotFoundError()
      const event = feed.state.events.find(({ id }) => id === eventId)
      const offers = await listOffersUnder(trx, eventId)
      if (!event?.block || offers.length === 0) throw new ResourceNotFoundError()
      if (settlement === 'KEEP') await keep(trx, ctx, feed, event, offers)
      else await takeAsSame(trx, ctx, feed, event, offers)
      return body
    }),
  )
}

/** A partner's stay beside ours; what the partner says of it is not ours to change. */
async function keepOfPartner(
  trx: Db,
  ctx: Context,
  { listingId, landlordId }: ImportedBlock,
  blockId: string,
): Promise<SettledConflict> {
  const offers = await listOffersUnder(trx, blockId)
  if (offers.length === 0) throw new ResourceNotFoundError()
  await saveKept(trx, blockId, offers)
  await audit(trx, ctx, {
    action: 'settleCalendarConflict',
    entityType: 'listing',
    entityId: listingId,
    landlordId,
    data: { settlement: 'KEEP', blockId, offers },
  })
  return { eventId: blockId, settlement: 'KEEP' }
}

async function keep(
  trx: Db,
  ctx: Context,
  feed: LockedFeed,
  event: FeedEvent,
  offers: readonly string[],
): Promise<void> {
  await saveKept(trx, event.id, offers)
  const days = event.block ?? event.days
  const change: FeedChange = {
    kind: 'KEPT',
    reason: 'SETTLED',
    ...days,
    before: null,
    summary: event.summary,
  }
  await insertChanges(trx, feed, ctx.now(), [change])
  await auditFeed(trx, ctx, feed, 'settleCalendarConflict', { settlement: 'KEEP', blockId: event.id, offers })
}

async function takeAsSame(
  trx: Db,
  ctx: Context,
  feed: LockedFeed,
  event: FeedEvent,
  offers: readonly string[],
): Promise<void> {
  const { stays } = await loadUnitFacts(trx, feed, event.days.from)
  // What it has beyond our own stay is still taken.
  const parts = leftOver(
    event.days,
    stays.filter(({ offerId }) => offers.includes(offerId)),
  )
  const [first, last] = [parts.at(0), parts.at(-1)]
  const block = first && last ? { from: first.from, to: last.to } : null
  const events = feed.state.events.map((one) =>
    one === event ? { ...one, kind: 'SAME_STAY' as const, block, sameAs: offers } : one,
  )
  await saveChanges(trx, ctx, feed, {
    state: { ...feed.state, events },
    today: todayOf(ctx, feed),
    releasedBy: 'LANDLORD',
    at: ctx.now(),
    answer: null,
    // The same answer has to be looked at again once the booking is gone.
    recheckAt: ctx.now(),
    action: 'settleCalendarConflict',
  })
}
