import { nameOfCopy } from '../../../domain/listings/publish.ts'
import { LISTING_NAME_MAX_LENGTH } from '../../../domain/kernel/text-limits.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import { copyGroup, copyUnits } from './duplicate-sql.ts'
import { auditListing, lockListing } from './locked-listing.ts'
import { listListingNames } from './sql.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

/** Makes an unpublished copy of a listing, or of a group with its units; answers the copy's group id. */
export async function duplicateListing(ctx: Context, groupId: string, key: string): Promise<string> {
  const viewer = requireViewer(ctx)
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'duplicateListing', body: groupId }, async () => {
      const { group } = await lockListing(trx, ctx, { groupId, listingId: null }, 'LANDLORD')
      const name = nameOfCopy(group.name, await listListingNames(trx, viewer), LISTING_NAME_MAX_LENGTH)
      const copy = { name, today: ctx.today(), at: ctx.now() }
      const copyId = await copyGroup(trx, groupId, copy)
      const units = await copyUnits(
        trx,
        { from: groupId, to: copyId },
        { ...copy, isGroup: group.partOfGroup },
      )
      await auditListing(trx, ctx, { ...group, groupId: copyId }, 'duplicateListing', {
        from: groupId,
        units,
      })
      return copyId
    }),
  )
}
