import { asOneLine } from '../../../domain/kernel/text.ts'
import { ResourceNotFoundError, ValidationError } from '../../../domain/kernel/errors.ts'
import { checkSavedView, hasRoomForView, type SavedViewPage } from '../../../domain/people/saved-view.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import { deleteSavedView, listSavedViews, lockOwner, saveSavedView } from './sql.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

/** Keeps the filters of a page under a name; a view of that name gets them instead. Answers its page. */
export async function saveView(
  ctx: Context,
  input: { page: SavedViewPage; name: string; search: unknown },
  key: string,
): Promise<SavedViewPage> {
  const viewer = requireViewer(ctx)
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'saveView', body: input }, async () => {
      const fields = checkSavedView(input)
      if (Object.keys(fields).length > 0) throw new ValidationError(fields)
      await lockOwner(trx, viewer)
      const kept = await listSavedViews(trx, viewer, input.page)
      if (!hasRoomForView(kept, input.name)) throw new ValidationError({ name: 'savedView.tooMany' })
      await saveSavedView(trx, viewer, { ...input, name: asOneLine(input.name) }, ctx.now())
      return input.page
    }),
  )
}

/** Forgets one of the person's own views; a foreign one looks like a missing one. Answers its page. */
export async function deleteView(ctx: Context, id: string, key: string): Promise<SavedViewPage> {
  const viewer = requireViewer(ctx)
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'deleteView', body: { id } }, async () => {
      const page = await deleteSavedView(trx, viewer, id)
      if (!page) throw new ResourceNotFoundError()
      return page
    }),
  )
}
