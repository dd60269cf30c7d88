import type { CalendarPlatform } from '../../../domain/catalogue/calendars.ts'
import { asOneLine } from '../../../domain/kernel/text.ts'
import { type Day, dayOf } from '../../../domain/kernel/day.ts'
import { ResourceNotFoundError, ValidationError } from '../../../domain/kernel/errors.ts'
import { blocksOf } from '../../../domain/calendars/feed-blocks.ts'
import { checkFeedInput, FEEDS_OF_UNIT } from '../../../domain/calendars/feed-input.ts'
import { platformOfLink } from '../../../domain/calendars/feed-platform.ts'
import { releaseFeed } from '../../../domain/calendars/feed-reconcile.ts'
import { timeZoneOf } from '../../../domain/listings/listing-time-zone.ts'
import { type BlockableUnit, listBlockableUnits, lockGroups } from '../blocks/block-sql.ts'
import { replaceImportedBlocks } from '../blocks/imported-blocks.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import { saveChanges } from './apply.ts'
import { auditFeed } from './audit.ts'
import {
  countFeeds,
  findFeed,
  insertFeed,
  keepBlocks,
  listBlockIds,
  listLinks,
  saveFeed,
  saveFeedRemoved,
} from './feeds-sql.ts'
import { checkFeedNow } from './refresh.ts'
import { insertChanges, type LockedFeed, lockFeed } from './state-sql.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

/** A feed as somebody adds it; without a platform it is guessed from the link. */
export interface FeedInput {
  listingId: string
  url: string
  label: string
  platform: CalendarPlatform | null
}

/** Connects a calendar by its link and asks it at once, so that what is wrong with it shows; answers the feed's id. */
export async function addCalendarFeed(ctx: Context, input: FeedInput, key: string): Promise<string> {
  const feedId = await inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'addCalendarFeed', body: input }, async () => {
      const unit = await lockUnit(trx, ctx, input.listingId)
      refuseFeed(checkFeedInput(input))
      await demandRoom(trx, unit.id)
      const url = input.url.trim()
      await demandNewLink(trx, unit.id, url)
      const platform = input.platform ?? platformOfLink(url)
      const label = asOneLine(input.label)
      const id = await insertFeed(trx, {
        unit,
        kind: 'LINK',
        platform,
        label,
        url,
        fileName: null,
        at: ctx.now(),
      })
      const feed = { id, landlordId: unit.landlordId, listingId: unit.id, label }
      await auditFeed(trx, ctx, feed, 'addCalendarFeed', { platform })
      return id
    }),
  )
  await checkFeedNow(ctx, feedId)
  return feedId
}

/** Locks the group of a unit that the viewer may change; a missing or foreign one is ResourceNotFoundError. */
export async function lockUnit(trx: Db, ctx: Context, listingId: string): Promise<BlockableUnit> {
  const find = () => listBlockableUnits(trx, requireViewer(ctx), [listingId])
  await lockGroups(
    trx,
    (await find()).map(({ groupId }) => groupId),
  )
  // It may have been deleted, or handed over, before we had the lock.
  const [unit] = await find()
  if (!unit) throw new ResourceNotFoundError()
  return unit
}

/** Refuses input with what is wrong, by field. */
export function refuseFeed(problems: Record<string, string>): void {
  if (Object.keys(problems).length > 0) throw new ValidationError(problems)
}

/** Refuses one feed too many. */
export async function demandRoom(trx: Db, listingId: string): Promise<void> {
  if ((await countFeeds(trx, listingId)) >= FEEDS_OF_UNIT) refuseFeed({ label: 'calendarFeed.label.tooMany' })
}

/** Refuses a link that the unit has already: each of its days would be blocked twice. */
async function demandNewLink(
  trx: Db,
  listingId: string,
  url: string,
  exceptId: string | null = null,
): Promise<void> {
  const links = await listLinks(trx, listingId, exceptId)
  if (links.some((link) => isSameLink(link, url))) refuseFeed({ url: 'calendarFeed.url.twice' })
}

/** Renames a feed, says what platform it is, or gives it another link. */
export async function changeCalendarFeed(
  ctx: Context,
  feedId: string,
  input: { label: string; platform: CalendarPlatform | null; url: string | null },
  key: string,
): Promise<string> {
  const body = { feedId, ...input }
  const isNewLink = await inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'changeCalendarFeed', body }, async () => {
      const feed = await lockVisibleFeed(trx, ctx, feedId)
      const before = await findFeed(trx, requireViewer(ctx), feedId)
      if (!before) throw new ResourceNotFoundError()
      const url = before.kind === 'LINK' ? (input.url?.trim() ?? before.url) : null
      refuseFeed(checkFeedInput({ label: input.label, ...(url !== null && { url }) }))
      if (url !== null && url !== before.url) await demandNewLink(trx, feed.listingId, url, feedId)
      const label = asOneLine(input.label)
      const platform = input.platform ?? before.platform
      await saveFeed(trx, feedId, { label, platform, url, at: ctx.now() })
      await auditFeed(trx, ctx, { ...feed, label }, 'changeCalendarFeed', {
        labelBefore: before.label,
        platform,
        newLink: url !== before.url,
      })
      return url !== before.url
    }),
  )
  if (isNewLink) await checkFeedNow(ctx, feedId)
  return feedId
}

/** Asks a feed now, whenever it would be its turn. */
export async function checkCalendarFeed(ctx: Context, feedId: string): Promise<string> {
  if (!(await findFeed(ctx.db, requireViewer(ctx), feedId))) throw new ResourceNotFoundError()
  await checkFeedNow(ctx, feedId)
  return feedId
}

/** What becomes of a removed feed's blocks: how many are the landlord's own now, and how many are gone. */
export interface RemovedFeed {
  feedId: string
  kept: number
  freed: number
}

/** Removes a feed; its blocks stay as the landlord's own, or those that are not over go with it. */
export async function removeCalendarFeed(
  ctx: Context,
  feedId: string,
  keep: boolean,
  key: string,
): Promise<RemovedFeed> {
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'removeCalendarFeed', body: { feedId, keep } }, async () => {
      const feed = await lockVisibleFeed(trx, ctx, feedId)
      const kept = keep ? await keepBlocks(trx, feedId) : 0
      const freed = keep ? 0 : await freeBlocks(trx, ctx, feed)
      await saveFeedRemoved(trx, feedId, ctx.now())
      await auditFeed(trx, ctx, feed, 'removeCalendarFeed', { kept, freed })
      return { feedId, kept, freed }
    }),
  )
}

/** A feed that the viewer may change, under its lock. */
export async function lockVisibleFeed(trx: Db, ctx: Context, feedId: string): Promise<LockedFeed> {
  const isVisible = async () => (await findFeed(trx, requireViewer(ctx), feedId)) !== undefined
  const feed = (await isVisible()) && (await lockFeed(trx, feedId))
  // Its home may have been handed over before we had the lock.
  if (!feed || !(await isVisible())) throw new ResourceNotFoundError()
  return feed
}

async function freeBlocks(trx: Db, ctx: Context, feed: LockedFeed): Promise<number> {
  const remove = await listBlockIds(trx, feed.id, todayOf(ctx, feed))
  const unit = { id: feed.listingId, groupId: feed.groupId, landlordId: feed.landlordId }
  await replaceImportedBlocks(trx, ctx, unit, { add: [], move: [], remove })
  const gone = blocksOf(feed.state.events).filter(({ id }) => remove.includes(id))
  if (gone.length > 0) {
    const changes = gone.map(({ from, to, summary }) => {
      return { kind: 'FREED' as const, reason: 'FEED_REMOVED' as const, from, to, before: null, summary }
    })
    await insertChanges(trx, feed, ctx.now(), changes)
  }
  return remove.length
}

/** The day it is where the unit of a feed lies. */
export function todayOf(ctx: Context, feed: Pick<LockedFeed, 'country'>): Day {
  return dayOf(ctx.now(), timeZoneOf(feed.country))
}

/** Frees at once what a quarantine holds back, or what is missing, on the landlord's word. */
export async function releaseCalendarFeed(ctx: Context, feedId: string, key: string): Promise<string> {
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'releaseCalendarFeed', body: { feedId } }, async () => {
      const feed = await lockVisibleFeed(trx, ctx, feedId)
      // Somebody else, or time, may have been quicker.
      if (!feed.state.quarantine && !feed.state.events.some(({ missing }) => missing)) return feedId
      const today = todayOf(ctx, feed)
      await saveChanges(trx, ctx, feed, {
        state: releaseFeed(feed.state, today),
        today,
        releasedBy: 'LANDLORD',
        at: ctx.now(),
        answer: null,
        recheckAt: ctx.now(),
        action: 'releaseCalendarFeed',
      })
      return feedId
    }),
  )
}

/** Whether two links lead to the same calendar: how it is asked, and what a browser alone reads, make no difference. */
function isSameLink(a: string, b: string): boolean {
  return a === b || essence(a) === essence(b)
}

function essence(link: string): string {
  // Without the scheme that only calendars have, of which a URL knows neither case of names nor usual port.
  const url = URL.parse(link.trim().replace(/^[a-z]+:/i, 'https:'))
  return url ? `${url.username}:${url.password}@${url.host}${url.pathname}${url.search}` : link
}
