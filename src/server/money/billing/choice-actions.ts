import {
  ConditionNotMetError,
  NotAllowedError,
  ResourceNotFoundError,
} from '../../../domain/kernel/errors.ts'
import { audit, auditAll } from '../../kernel/audit/audit.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import type { Context, Viewer } from '../../kernel/viewer/context.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { raiseVersions } from '../../listings/listings/content-change-sql.ts'
import {
  archiveDatum,
  type BillingDatum,
  listGroupsNaming,
  lockDatum,
  lockChoosingGroups,
  saveDatum,
} from './choice-sql.ts'

/** Which contact person, address or billing details which homes are to name. */
export interface BillingChoice {
  datum: BillingDatum
  id: string
  groupIds: readonly string[]
}

/** Has homes name a contact person, an address or billing details, once per key; at once. */
export async function chooseBillingData(ctx: Context, choice: BillingChoice, key: string): Promise<string[]> {
  const { viewer, landlordId } = deciding(ctx, choice.datum)
  const groupIds = [...new Set(choice.groupIds)].sort()
  await inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'chooseBillingData', body: choice }, async () => {
      const locked = await lockChoosingGroups(trx, viewer, groupIds)
      if (locked.length < groupIds.length || groupIds.length === 0) throw new ResourceNotFoundError()
      await nameIn(trx, ctx, landlordId, { ...choice, groupIds })
      return null
    }),
  )
  return groupIds
}

/** What takes the place of what is put away, and the homes that were shown when it was chosen. */
export interface BillingReplacement {
  id: string
  seenGroupIds: readonly string[]
}

/** Puts a contact person, an address or billing details away, once per key; one in use needs another in its place. */
export async function archiveBillingData(
  ctx: Context,
  given: { datum: BillingDatum; id: string; replacement: BillingReplacement | null },
  key: string,
): Promise<string> {
  const { datum, id, replacement } = given
  const { viewer, landlordId } = deciding(ctx, datum)
  await inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'archiveBillingData', body: given }, async () => {
      const groupIds = await listGroupsNaming(trx, landlordId, datum, id)
      const locked = await lockChoosingGroups(trx, viewer, groupIds)
      if (!(await lockDatum(trx, landlordId, datum, id, 'update'))) throw new ResourceNotFoundError()
      const uses = await listGroupsNaming(trx, landlordId, datum, id)
      const known = new Set(replacement?.seenGroupIds).intersection(new Set(locked))
      if (uses.some((groupId) => !known.has(groupId))) throw new ConditionNotMetError('IN_USE')
      if (replacement && uses.length > 0) {
        if (replacement.id === id) throw new ResourceNotFoundError()
        await nameIn(trx, ctx, landlordId, { datum, id: replacement.id, groupIds: uses })
      }
      await archiveDatum(trx, datum, id, ctx.now())
      await audit(trx, ctx, {
        action: 'archiveBillingData',
        entityType: datum.toLowerCase(),
        entityId: id,
        landlordId,
        data: { homes: uses.length },
      })
      return null
    }),
  )
  return id
}

/** Whom tenants talk to is the team's business, bills and taxes are the landlord's own. */
function deciding(ctx: Context, datum: BillingDatum): { viewer: Viewer; landlordId: string } {
  const viewer = requireViewer(ctx)
  const isOwner = viewer.role === 'OWNER' && !viewer.impersonation
  if (!viewer.landlordId || (datum !== 'CONTACT_PERSON' && !isOwner)) throw new NotAllowedError()
  return { viewer, landlordId: viewer.landlordId }
}

async function nameIn(
  trx: Db,
  ctx: Context,
  landlordId: string,
  { datum, id, groupIds }: BillingChoice,
): Promise<void> {
  if (!(await lockDatum(trx, landlordId, datum, id, 'share'))) throw new ResourceNotFoundError()
  await saveDatum(trx, groupIds, datum, id)
  await raiseVersions(trx, groupIds, ['contacts'])
  await auditAll(
    trx,
    ctx,
    groupIds.map((groupId) => ({
      action: 'chooseBillingData',
      entityType: 'group',
      entityId: groupId,
      landlordId,
      data: { datum, id },
    })),
  )
}
