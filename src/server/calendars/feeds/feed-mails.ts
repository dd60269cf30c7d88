import type { LandlordEvent } from '../../../domain/notifications/notification.ts'
import type { Stay } from '../../../domain/kernel/day.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { queueMail } from '../../kernel/mail/queue.ts'
import type { CalendarData } from '../../kernel/mail/templates/listings/data.ts'
import { tellWorld } from '../../notifications/notifications/tell.ts'
import {
  findFeedOfNotice,
  saveConflictsNotified,
  saveQuarantineNotified,
  type FeedOfNotice,
} from './notice-sql.ts'
import { saveWindowAsked } from './window-sql.ts'

/** Notifies that a calendar has not answered for a day; the caller has noted that. */
export async function tellOfFailing(trx: Db, ctx: Context, feedId: string): Promise<void> {
  await tell(trx, ctx, feedId, 'calendarFailing', null, {})
}

interface NumberedExport {
  isHeldBack: boolean
  isWindowBlocked: boolean
  conflicts: readonly string[]
}

/** Tells what an answer brought that the landlord has to look at, each cause once, and only together with the answer. */
export async function tellOfAnswer(
  trx: Db,
  ctx: Context,
  feedId: string,
  { isHeldBack, isWindowBlocked, conflicts }: NumberedExport,
): Promise<void> {
  if (isHeldBack && (await saveQuarantineNotified(trx, feedId, ctx.now())))
    await tell(trx, ctx, feedId, 'calendarQuarantine', null, {})
  const end = isWindowBlocked ? await saveWindowAsked(trx, feedId, ctx.now()) : null
  if (end) await tell(trx, ctx, feedId, 'calendarWindow', end, end)
  if (conflicts.length > 0) await tellOfConflicts(trx, ctx, feedId, conflicts)
}

/** Tells that a calendar takes days of our own stays, once for all blocks of an answer. */
async function tellOfConflicts(
  trx: Db,
  ctx: Context,
  feedId: string,
  blockIds: readonly string[],
): Promise<void> {
  const stays = await saveConflictsNotified(trx, blockIds, ctx.now())
  const [first] = stays
  if (first) await tell(trx, ctx, feedId, 'calendarConflict', first, { ...first, count: stays.length })
}

type CalendarEvent = Extract<LandlordEvent, `calendar${string}`>

async function tell(
  trx: Db,
  ctx: Context,
  feedId: string,
  event: CalendarEvent,
  days: Stay | null,
  more: Partial<CalendarData>,
): Promise<void> {
  const feed = await findFeedOfNotice(trx, feedId)
  if (!feed) return
  const { landlordId, groupId } = feed
  for (const recipient of await tellWorld(trx, ctx, { landlordId, groupId, event, feedId, days })) {
    await queueMail(trx, ctx, {
      to: recipient.email,
      recipientId: recipient.id,
      landlordId,
      language: recipient.language,
      template: event,
      data: {
        firstName: recipient.firstName,
        calendarName: feed.label,
        listingName: feed.unitName,
        failingSince: feed.failingSince,
        from: null,
        to: null,
        count: 0,
        ...more,
        path: `/${recipient.language}/${calendarPage(feed)}`,
      },
    })
  }
}

/** The page of a unit's calendar, without the language. */
export function calendarPage({
  partOfGroup,
  groupId,
  listingId,
}: Pick<FeedOfNotice, 'partOfGroup' | 'groupId' | 'listingId'>): string {
  const unit = partOfGroup ? `g/${groupId}/${listingId}` : `l/${listingId}`
  return `dashboard/${unit}/availability`
}
