import { SHORTLIST_MAX } from '../../../domain/kernel/constants.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import { listPublishedIds } from '../pages/search-sql.ts'
import { deleteBeyondLimit, deleteShortlisted, insertShortlisted } from './sql.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

/** Puts listings aside for the person; what is not published, or not there at all, is left out. */
export async function addToShortlist(
  ctx: Context,
  groupIds: readonly string[],
  key: string,
): Promise<string> {
  const viewer = requireViewer(ctx)
  const body = { groupIds: groupIds.slice(0, SHORTLIST_MAX) }
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'addToShortlist', body }, async () => {
      await insertShortlisted(trx, viewer, await listPublishedIds(trx, body.groupIds), ctx.now())
      await deleteBeyondLimit(trx, viewer)
      return viewer.id
    }),
  )
}

/** Takes listings from the person's list. */
export async function removeFromShortlist(
  ctx: Context,
  groupIds: readonly string[],
  key: string,
): Promise<string> {
  const viewer = requireViewer(ctx)
  const body = { groupIds: groupIds.slice(0, SHORTLIST_MAX) }
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'removeFromShortlist', body }, async () => {
      await deleteShortlisted(trx, viewer, body.groupIds)
      return viewer.id
    }),
  )
}
