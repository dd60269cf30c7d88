import { canArchive } from '../../../domain/listings/publish.ts'
import { ConditionNotMetError } from '../../../domain/kernel/errors.ts'
import type { Verdict } from '../../../domain/kernel/verdict.ts'
import { loadCalendars } from '../occupancy/calendars.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import { auditListing, lockListing } from './locked-listing.ts'
import { listArchived } from '../listings/content-sql.ts'
import { countActiveRequests, saveArchived } from './sql.ts'
import { demand } from '../../kernel/viewer/viewer-guard.ts'

/** Puts a listing or group away that nothing waits for any more; answers its group's id. */
export async function archiveListing(ctx: Context, groupId: string, key: string): Promise<string> {
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'archiveListing', body: groupId }, async () => {
      const { group } = await lockListing(trx, ctx, { groupId, listingId: null }, 'LANDLORD')
      demand(await archivingVerdict(trx, ctx, groupId))
      await saveArchived(trx, groupId, ctx.now())
      await auditListing(trx, ctx, group, 'archiveListing')
      return groupId
    }),
  )
}

/** Whether a group may be put away, on the facts of now. */
export async function archivingVerdict(db: Db, ctx: Context, groupId: string): Promise<Verdict> {
  const calendars = (await loadCalendars(db, [groupId], ctx.today())).get(groupId) ?? []
  return canArchive(
    {
      archived: (await listArchived(db, [groupId])).length > 0,
      publicUnits: calendars.filter(({ unit }) => unit.published).length,
      activeRequests: await countActiveRequests(db, groupId),
      taken: calendars.flatMap((calendar) => calendar.occupancies),
    },
    ctx.today(),
  )
}

/** Brings a listing or group back into the overview, unpublished; answers its group's id. */
export async function unarchiveListing(ctx: Context, groupId: string, key: string): Promise<string> {
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'unarchiveListing', body: groupId }, async () => {
      const { group } = await lockListing(trx, ctx, { groupId, listingId: null }, 'LANDLORD')
      if ((await listArchived(trx, [groupId])).length === 0) throw new ConditionNotMetError('NOT_ARCHIVED')
      await saveArchived(trx, groupId, null)
      await auditListing(trx, ctx, group, 'unarchiveListing')
      return groupId
    }),
  )
}
