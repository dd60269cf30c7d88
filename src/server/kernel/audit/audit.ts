import type { Context, Viewer } from '../viewer/context.ts'
import type { Insertable } from 'kysely'
import type { Db } from '../db/database.ts'
import type { JsonInput } from '../db/parameters.ts'
import type { AuditLogTable } from '../db/tables.gen.ts'
import { insertEntries } from './sql.ts'

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

/** Who acted, as whom and how: staff who impersonate are the actor, the landlord is the subject. */
function whoActs(
  viewer: Viewer | null,
): Pick<Insertable<AuditLogTable>, 'actor_id' | 'subject_id' | 'via' | 'via_id'> {
  if (!viewer) return { actor_id: null, subject_id: null, via: 'SYSTEM', via_id: null }
  const { id, impersonation, accessLinkId, accessToken } = viewer
  if (impersonation)
    return { actor_id: impersonation.actorId, subject_id: id, via: 'IMPERSONATION', via_id: impersonation.id }
  if (accessLinkId) return { actor_id: null, subject_id: id, via: 'ACCESS_LINK', via_id: accessLinkId }
  if (accessToken) return { actor_id: id, subject_id: id, via: 'ACCESS_TOKEN', via_id: accessToken.id }
  return { actor_id: id, subject_id: id, via: 'SESSION', via_id: null }
}

/** Writes the audit log in the transaction of the change itself, so that neither exists alone. */
export async function audit(
  trx: Db,
  ctx: Pick<Context, 'viewer' | 'requestId' | 'now'>,
  entry: AuditEntry,
): Promise<void> {
  await auditAll(trx, ctx, [entry])
}

/** The same for what one change did to several things, in one statement. */
export async function auditAll(
  trx: Db,
  ctx: Pick<Context, 'viewer' | 'requestId' | 'now'>,
  entries: readonly AuditEntry[],
): Promise<void> {
  if (entries.length === 0) return
  const who = { at: ctx.now(), ...whoActs(ctx.viewer), request_id: ctx.requestId }
  await insertEntries(
    trx,
    entries.map((entry) => ({
      ...who,
      landlord_id: entry.landlordId,
      action: entry.action,
      entity_type: entry.entityType,
      entity_id: entry.entityId,
      data: entry.data ?? {},
    })),
  )
}
