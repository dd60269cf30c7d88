import { randomUUID } from 'node:crypto'
import type { HappeningEvent } from '../../../domain/notifications/webhook-events.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { insertWebhookDeliveries } from './deliveries-sql.ts'

/** Something that happened in a landlord's world, and the id of what it happened to. */
export interface Announcement {
  landlordId: string
  event: HappeningEvent
  subjectId: string
}

/** Tells the landlord's own programs what happened, once this commits: those that are paused when they go on. */
export async function announce(
  trx: Db,
  ctx: Pick<Context, 'enqueue' | 'now'>,
  what: Announcement,
): Promise<void> {
  const stored = await insertWebhookDeliveries(trx, { ...what, eventId: randomUUID(), at: ctx.now() })
  for (const { id, isActive } of stored)
    if (isActive) await ctx.enqueue(trx, 'sendWebhook', { deliveryId: id, attempts: 0 })
}
