import { audit } from '../../kernel/audit/audit.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { checkBooks } from './check-actions.ts'
import {
  type BooksCheckRow,
  deleteChecksBefore,
  findLastCheck,
  findRunningCheck,
  insertCheck,
  lockChecks,
  saveCheck,
} from './sql.ts'

// One that has not ended by then never will: its process is gone.
const longestHours = 2
const keptDays = 400

/** The check that is under way; undefined where none is. */
export async function findCheckUnderWay(ctx: Context): Promise<BooksCheckRow | undefined> {
  return findRunningCheck(ctx.db, ctx.now().subtract({ hours: longestHours }))
}

/** Orders a check of the books after the one that was shown, unless another is under way or came since. Answers its id. */
export async function orderBooksCheck(ctx: Context, shown: string | null, key: string): Promise<string> {
  const { id: askedBy } = requireViewer(ctx)
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'orderBooksCheck', body: shown }, async () => {
      await lockChecks(trx)
      const running = await findRunningCheck(trx, ctx.now().subtract({ hours: longestHours }))
      if (running) return running.id
      const last = await findLastCheck(trx)
      if (last && last.id !== shown) return last.id
      const id = await insertCheck(trx, { askedBy, at: ctx.now() })
      await audit(trx, ctx, {
        action: 'orderBooksCheck',
        entityType: 'booksCheck',
        entityId: id,
        landlordId: null,
      })
      await ctx.enqueue(trx, 'checkBooks', {}, { singletonKey: 'checkBooks' })
      return id
    }),
  )
}

/** Checks the books and keeps what it finds: that of the check that was ordered, else a new one. */
export async function runBooksCheck(ctx: Context): Promise<void> {
  const running = await findCheckUnderWay(ctx)
  const id = running?.id ?? (await insertCheck(ctx.db, { askedBy: null, at: ctx.now() }))
  const found = await checkBooks(ctx.db, ctx.files, ctx.now())
  await saveCheck(ctx.db, id, found, ctx.now())
  await deleteChecksBefore(ctx.db, ctx.now().subtract({ hours: 24 * keptDays }))
  const { faults, ...counts } = found
  if (faults.length > 0) ctx.log.error({ ...counts, faults: faults.slice(0, 20) }, 'the books are not right')
  else ctx.log.info(counts, 'the books are right')
}
