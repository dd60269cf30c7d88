import { addMonths, type Day, firstOfMonth, lastOfMonth, midnightOf } from '../../../domain/kernel/day.ts'
import { HOME_MONTHS_KEPT } from '../../../domain/public/performance-figures.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { lockSummedUntil, MONTH_SUMS, saveSummedUntil } from '../metrics/sums-sql.ts'
import { deleteHomeMonths, recountHomeMonth } from './similar-sql.ts'

/**
 * Counts what homes did in the months that are over, the oldest first and a transaction for each: those that were not
 * counted yet, and the last one anew, since stays are still cancelled and shortened after they were lived.
 */
export async function countHomeMonths(ctx: Context): Promise<void> {
  const thisMonth = firstOfMonth(ctx.today())
  for (let ago = HOME_MONTHS_KEPT; ago >= 1; ago--)
    await countMonth(ctx, addMonths(thisMonth, -ago), ago === 1)
  await inTransaction(ctx, (trx) => deleteHomeMonths(trx, addMonths(thisMonth, -HOME_MONTHS_KEPT)))
}

// Whoever counts at the same time waits for the lock, and then finds the month done.
async function countMonth(ctx: Context, from: Day, isLast: boolean): Promise<void> {
  const end = midnightOf(addMonths(from, 1))
  await inTransaction(ctx, async (trx) => {
    const isCounted = Temporal.Instant.compare(await lockSummedUntil(trx, MONTH_SUMS), end) >= 0
    if (isCounted && !isLast) return
    await recountHomeMonth(trx, { from, to: lastOfMonth(from) })
    if (!isCounted) await saveSummedUntil(trx, MONTH_SUMS, end)
  })
}
