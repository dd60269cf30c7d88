import type { Context } from '../context.ts'
import type { Db } from '../db/database.ts'
import type { JsonInput } from '../db/parameters.ts'

/** One thing that happened, in the words of the domain. */
export interface AuditEntry {
  /** The command, such as 'acceptListingRequest'. */
  action: string
  entityType: string
  entityId: string
  /** In whose world it happened; null for things outside of any landlord's. */
  landlordId: string | null
  data?: JsonInput
}

/** Writes the audit log in the transaction of the change itself, so that neither exists alone. */
export async function audit(
  trx: Db,
  ctx: Pick<Context, 'viewer' | 'requestId' | 'now'>,
  entry: AuditEntry,
): Promise<void> {
  await trx
    .insertInto('audit_log')
    .values({
      at: ctx.now(),
      actor_id: ctx.viewer?.id ?? null,
      subject_id: ctx.viewer?.id ?? null,
      landlord_id: entry.landlordId,
      action: entry.action,
      entity_type: entry.entityType,
      entity_id: entry.entityId,
      data: entry.data ?? {},
      request_id: ctx.requestId,
    })
    .execute()
}
