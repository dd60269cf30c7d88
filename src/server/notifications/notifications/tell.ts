import type { Db } from '../../kernel/db/database.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import {
  insertNotifications,
  insertTenantNotification,
  type Happening,
  type MailRecipient,
  type TenantHappening,
} from './tell-sql.ts'

/** Tells everybody of a landlord's world in the app and on their devices, and answers who wants a mail at once. */
export async function tellWorld(trx: Db, ctx: Context, happening: Happening): Promise<MailRecipient[]> {
  const told = await insertNotifications(trx, happening, ctx.now())
  for (const { id, byPush } of told) if (byPush) await ctx.enqueue(trx, 'pushToPerson', { userId: id })
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
