import { audit } from '../../kernel/audit/audit.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'

/** Writes what happened to a feed into the log; never its link. */
export async function auditFeed(
  trx: Db,
  ctx: Context,
  feed: { id: string; landlordId: string; listingId: string; label: string },
  action: string,
  data: Record<string, unknown> = {},
): Promise<void> {
  await audit(trx, ctx, {
    action,
    entityType: 'calendar_feed',
    entityId: feed.id,
    landlordId: feed.landlordId,
    data: { listingId: feed.listingId, label: feed.label, ...data },
  })
}
