import type { UnpublishReasonScope } from '../../../domain/catalogue/unpublish-reason.ts'
import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { lockGroup } from '../listings/change-sql.ts'
import { type GroupRow, listGroups } from '../listings/sql.ts'
import { listPublishedUnits, lockGroupForStaff, type PublishedUnitRow } from './sql.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

/** A whole listing or group, or one unit of it. */
export interface PublishingKey {
  groupId: string
  listingId: string | null
}

/** A listing under its lock, with the units that a command is for. */
export interface LockedListing {
  group: GroupRow
  units: PublishedUnitRow[]
}

/** Locks a listing: one of the viewer's world, or for sales any. A missing or foreign unit is ResourceNotFoundError. */
export async function lockListing(
  trx: Db,
  ctx: Context,
  { groupId, listingId }: PublishingKey,
  scope: UnpublishReasonScope,
): Promise<LockedListing> {
  const locked =
    scope === 'SALES'
      ? await lockGroupForStaff(trx, groupId)
      : await lockGroup(trx, requireViewer(ctx), { groupId })
  const [group] = await listGroups(trx, locked ? [locked] : [])
  const units = locked ? await listPublishedUnits(trx, locked, listingId) : []
  if (!group || units.length === 0) throw new ResourceNotFoundError()
  return { group, units }
}

/** Writes what happened to a listing into the log. */
export async function auditListing(
  trx: Db,
  ctx: Context,
  group: Pick<GroupRow, 'groupId' | 'landlordId'>,
  action: string,
  data: Record<string, unknown> = {},
): Promise<void> {
  await audit(trx, ctx, {
    action,
    entityType: 'group',
    entityId: group.groupId,
    landlordId: group.landlordId,
    data,
  })
}
