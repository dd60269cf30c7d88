import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import type { Db } from '../../kernel/db/database.ts'
import { isNot } from '../../kernel/db/parameters.ts'

/** What a command on one request may touch, locked: nobody else changes these groups until the transaction ends. */
export interface LockedWorld {
  requestId: string
  tenantId: string
  groupId: string
  /** The request's group and the groups of the tenant's other active requests. */
  groupIds: string[]
}

/** Locks everything that a command on a request may change; the order is the same for every command. */
export async function lockWorldOfRequest(trx: Db, requestId: string): Promise<LockedWorld> {
  const request = await trx
    .selectFrom('listing_requests')
    .select(['tenant_id', 'group_id'])
    .where('id', '=', requestId)
    .executeTakeFirst()
  if (!request) throw new ResourceNotFoundError()
  const groupIds = await lockTenantAndGroups(trx, request.tenant_id, [request.group_id])
  return { requestId, tenantId: request.tenant_id, groupId: request.group_id, groupIds }
}

/** Locks the tenant first, then the groups by id, so that two commands can't wait for each other; returns the groups. */
export async function lockTenantAndGroups(
  trx: Db,
  tenantId: string,
  asked: readonly string[],
): Promise<string[]> {
  await trx.selectFrom('users').select('id').where('id', '=', tenantId).forNoKeyUpdate().execute()
  const groupIds = [...new Set([...asked, ...(await listGroupsOfTenant(trx, tenantId))])]
  await trx
    .selectFrom('groups')
    .select('id')
    .where('id', 'in', groupIds)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return groupIds
}

/** The groups in which a tenant has something active, which what happens to one request may change, too. */
export async function listGroupsOfTenant(db: Db, tenantId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('listing_requests')
    .select('group_id')
    .distinct()
    .where('tenant_id', '=', tenantId)
    .where(isNot('landlord_status', 'OTHER'))
    .execute()
  return rows.map((row) => row.group_id)
}
