import { audit } from '../../kernel/audit/audit.ts'
import { webhookEventOfAction } from '../../../domain/notifications/webhook-events.ts'
import { announce } from '../../notifications/webhooks/announce.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { JsonInput } from '../../kernel/db/parameters.ts'
import type { RequestRow } from './rows.ts'

/** Notes what happened to a request, and tells the landlord's programs; the page's 'What happened' reads the same entries. */
export async function auditRequest(
  trx: Db,
  ctx: Context,
  row: Pick<RequestRow, 'id' | 'landlordId'>,
  action: string,
  data: JsonInput = {},
): Promise<void> {
  await audit(trx, ctx, {
    action,
    entityType: 'listing_request',
    entityId: row.id,
    landlordId: row.landlordId,
    data,
  })
  const event = webhookEventOfAction(action)
  if (event) await announce(trx, ctx, { landlordId: row.landlordId, event, subjectId: row.id })
}
