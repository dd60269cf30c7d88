import { addMonths, firstOfMonth, lastOfMonth } from '../../../domain/kernel/day.ts'
import { HOME_MONTHS_KEPT } from '../../../domain/public/performance-figures.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { deleteHomeMonths, isHomeMonthCounted, recountHomeMonth } from './similar-sql.ts'

/**
 * Counts what homes did in the months that are over: those that were not counted yet, a transaction for each, and the last
 * one anew, since stays are still cancelled and shortened after they were lived.
 */
export async function countHomeMonths(ctx: Context): Promise<void> {
  const thisMonth = firstOfMonth(ctx.today())
  for (let ago = 1; ago <= HOME_MONTHS_KEPT; ago++) {
    const from = addMonths(thisMonth, -ago)
    if (ago > 1 && (await isHomeMonthCounted(ctx.db, from))) continue
    await inTransaction(ctx, (trx) => recountHomeMonth(trx, { from, to: lastOfMonth(from) }))
  }
  await inTransaction(ctx, (trx) => deleteHomeMonths(trx, addMonths(thisMonth, -HOME_MONTHS_KEPT)))
}
