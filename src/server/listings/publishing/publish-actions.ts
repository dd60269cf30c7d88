import { waitingRequests } from '../occupancy/waiting.ts'
import { findUnpublishReason } from '../../../domain/catalogue/unpublish-reason.ts'
import { ConditionNotMetError } from '../../../domain/kernel/errors.ts'
import { canPublish } from '../../../domain/listings/publish.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import { gapsToPublish } from '../listings/gaps.ts'
import { auditListing, type LockedListing, lockListing, type PublishingKey } from './locked-listing.ts'
import { listArchived } from '../listings/content-sql.ts'
import { type PublishedUnitRow, saveLifted, savePublished } from './sql.ts'
import { demand } from '../../kernel/viewer/viewer-guard.ts'
import { recordPublished } from '../listings/change-sql.ts'

/** Makes a listing, a unit or all units of a group public that may be; answers the group's id. */
export async function publishListing(ctx: Context, target: PublishingKey, key: string): Promise<string> {
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'publishListing', body: target }, async () => {
      await publishLocked(trx, ctx, await lockListing(trx, ctx, target, 'LANDLORD'))
      return target.groupId
    }),
  )
}

/** Makes those units of a locked listing public that are not and may be. */
export async function publishLocked(trx: Db, ctx: Context, listing: LockedListing): Promise<void> {
  const { group, units } = listing
  const hidden = units.filter((unit) => !unit.published)
  const mayBe = hidden.filter((unit) => !isHeldBySales(unit))
  const archived = (await listArchived(trx, [group.groupId])).length > 0
  const gaps = await gapsToPublish(trx, ctx.today(), group.groupId, mayBe)
  demand(
    canPublish({
      archived,
      hidden: hidden.length,
      heldBySales: hidden.length - mayBe.length,
      gaps: gaps.length,
    }),
  )
  const listingIds = mayBe.map((unit) => unit.id)
  if (!(await savePublished(trx, listingIds, ctx.now()))) throw new ConditionNotMetError('ACCOUNT_FROZEN')
  await recordPublished(trx, ctx.now(), { listingIds, published: true })
  await auditListing(trx, ctx, group, 'publishListing', { listingIds })
  await waitingRequests().daysChanged(trx, [group.groupId])
}

/** Whether sales took the unit out: then only sales lets it back. */
export function isHeldBySales({ unpublishReason }: Pick<PublishedUnitRow, 'unpublishReason'>): boolean {
  return unpublishReason !== null && findUnpublishReason(unpublishReason)?.needsSalesPermissions === true
}

/** Sales lets a landlord publish again what sales took out; it stays out until the landlord does. */
export async function allowPublishing(ctx: Context, target: PublishingKey, key: string): Promise<string> {
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'allowPublishing', body: target }, async () => {
      const { group, units } = await lockListing(trx, ctx, target, 'SALES')
      const held = units.filter(isHeldBySales).map((unit) => unit.id)
      if (held.length === 0) throw new ConditionNotMetError('NOT_HELD_BY_SALES')
      await saveLifted(trx, held)
      await auditListing(trx, ctx, group, 'allowPublishing', { listingIds: held })
      return target.groupId
    }),
  )
}
