import { webhookEventOfNotice } from '../../../domain/notifications/webhook-events.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { announce } from '../webhooks/announce.ts'
import {
  insertNotifications,
  insertTenantNotification,
  type Happening,
  type MailRecipient,
  type TenantHappening,
} from './tell-sql.ts'

/**
 * Tells everybody of a landlord's world in the app and on their devices, and of calendars their programs; answers who
 * wants a mail at once.
 */
export async function tellWorld(trx: Db, ctx: Context, happening: Happening): Promise<MailRecipient[]> {
  const told = await insertNotifications(trx, happening, ctx.now())
  for (const { id, byPush } of told) if (byPush) await ctx.enqueue(trx, 'pushToPerson', { userId: id })
  const { landlordId } = happening
  const event = webhookEventOfNotice(happening.event)
  const subjectId =
    'feedId' in happening ? happening.feedId : 'listingId' in happening ? happening.listingId : null
  if (event && subjectId) await announce(trx, ctx, { landlordId, event, subjectId })
  return told.filter(({ byEmail }) => byEmail)
}

/** Tells the tenant of a stay in the app and on their devices, and answers whether they want a mail at once. */
export async function tellPersonOfStay(
  trx: Db,
  ctx: Context,
  happening: TenantHappening,
): Promise<{ byEmail: boolean }> {
  const { byEmail, byPush } = await insertTenantNotification(trx, happening, ctx.now())
  if (byPush) await ctx.enqueue(trx, 'pushToPerson', { userId: happening.tenantId })
  return { byEmail }
}
