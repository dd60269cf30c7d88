import type { NotificationEvent } from '../../domain/notification.ts'
import type { Stay } from '../../domain/day.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { queueMail } from '../mail/queue.ts'
import type { CalendarData } from '../mail/templates/template.ts'
import { insertNotifications } from '../notifications/sql.ts'
import type { AppliedAnswer } from './apply.ts'
import { findToldFeed, saveConflictsTold, saveQuarantineTold, type ToldFeed } from './notice-sql.ts'

/** Tells that a calendar has not answered for a day; the caller has noted that it is told now. */
export async function tellOfFailing(trx: Db, ctx: Context, feedId: string): Promise<void> {
  await tell(trx, ctx, feedId, 'calendarFailing', null, {})
}

/** Tells what an answer brought that the landlord has to look at, each cause once. */
export async function tellOfAnswer(
  ctx: Context,
  feedId: string,
  { quarantine, conflicts }: Pick<AppliedAnswer, 'quarantine' | 'conflicts'>,
): Promise<void> {
  if (quarantine) {
    await inTransaction(ctx, async (trx) => {
      if (await saveQuarantineTold(trx, feedId, ctx.now()))
        await tell(trx, ctx, feedId, 'calendarQuarantine', null, {})
    })
  }
  await tellOfConflicts(ctx, feedId, conflicts)
}

/** Tells that a calendar takes days of our own stays, once for all blocks of an answer. */
export async function tellOfConflicts(
  ctx: Context,
  feedId: string,
  blockIds: readonly string[],
): Promise<void> {
  if (blockIds.length === 0) return
  await inTransaction(ctx, async (trx) => {
    const stays = await saveConflictsTold(trx, blockIds, ctx.now())
    const [first] = stays
    if (first) await tell(trx, ctx, feedId, 'calendarConflict', first, { ...first, count: stays.length })
  })
}

type CalendarEvent = Extract<NotificationEvent, `calendar${string}`>

async function tell(
  trx: Db,
  ctx: Context,
  feedId: string,
  event: CalendarEvent,
  days: Stay | null,
  more: Partial<CalendarData>,
): Promise<void> {
  const feed = await findToldFeed(trx, feedId)
  if (!feed) return
  const { landlordId, groupId } = feed
  for (const recipient of await insertNotifications(
    trx,
    { landlordId, groupId, event, feedId, days },
    ctx.now(),
  )) {
    await queueMail(trx, ctx, {
      to: recipient.email,
      recipientId: recipient.id,
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

function calendarPage({ partOfGroup, groupId, listingId }: ToldFeed): string {
  const unit = partOfGroup ? `g/${groupId}/${listingId}` : `l/${listingId}`
  return `dashboard/${unit}/availability`
}
