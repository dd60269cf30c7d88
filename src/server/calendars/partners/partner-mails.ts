import type { PartnerSource } from '../../../domain/catalogue/calendars.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { listNewConflicts } from '../feeds/conflicts-sql.ts'
import { calendarPage } from '../feeds/feed-mails.ts'
import { saveConflictsNotified } from '../feeds/notice-sql.ts'
import { queueMail } from '../../kernel/mail/queue.ts'
import { tellWorld } from '../../notifications/notifications/tell.ts'
import { findUnitOfNotice, type PartnerUnitRow } from './sql.ts'

/** Tells that a partner takes days of our own stays, once for all blocks of an answer, as of a feed. */
export async function tellOfPartnerConflicts(
  trx: Db,
  ctx: Context,
  { listingId, groupId, landlordId }: PartnerUnitRow,
  about: { source: PartnerSource; blockIds: readonly string[] },
): Promise<void> {
  const news = await listNewConflicts(trx, about.blockIds, ctx.today())
  if (news.length === 0) return
  const stays = await saveConflictsNotified(trx, news, ctx.now())
  const [first] = stays
  const unit = await findUnitOfNotice(trx, listingId)
  if (!first || !unit) return
  for (const recipient of await tellWorld(trx, ctx, {
    landlordId,
    groupId,
    event: 'partnerConflict',
    listingId,
    partnerSource: about.source,
    days: first,
  })) {
    await queueMail(trx, ctx, {
      to: recipient.email,
      recipientId: recipient.id,
      landlordId,
      language: recipient.language,
      template: 'partnerConflict',
      data: {
        firstName: recipient.firstName,
        listingName: unit.name,
        from: first.from,
        to: first.to,
        count: stays.length,
        path: `/${recipient.language}/${calendarPage({ ...unit, groupId, listingId })}`,
      },
    })
  }
}
