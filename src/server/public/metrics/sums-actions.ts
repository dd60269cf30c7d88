import { EVENT_MONTHS_KEPT, EVENT_SUM_DAYS_KEPT } from '../../../domain/catalogue/metrics.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { createMonth, dropMonthsBefore, EVENT_TABLES } from './partitions-sql.ts'
import { DAY_SUMS, deleteSums, lockSummedUntil, saveKeptFrom, sumUp, sumUpDays } from './sums-sql.ts'
import { addMonths, firstOfMonth, midnightOf } from '../../../domain/kernel/day.ts'

/** Sums up events by hours as far as hours are over, and makes the tables of this month and the next. */
export async function sumUpEvents(ctx: Context): Promise<void> {
  await inTransaction(ctx, async (trx) => {
    const month = firstOfMonth(ctx.today())
    for (const table of EVENT_TABLES) {
      await createMonth(trx, table, month)
      await createMonth(trx, table, addMonths(month, 1))
    }
    await sumUpUntil(trx, ctx.now())
  })
}

/** Sums up what happened before the current hour; what was summed up already is left alone. */
export async function sumUpUntil(trx: Db, now: Temporal.Instant): Promise<void> {
  const to = now.round({ smallestUnit: 'hour', roundingMode: 'floor' })
  for (const table of EVENT_TABLES) {
    const from = await lockSummedUntil(trx, table)
    if (Temporal.Instant.compare(from, to) < 0) await sumUp(trx, table, { from, to })
  }
  await sumUpDaysUntil(trx, to)
}

/** Sums up by days what is summed up by hours and not yet by days. */
export async function sumUpDaysUntil(trx: Db, to: Temporal.Instant): Promise<void> {
  const from = await lockSummedUntil(trx, DAY_SUMS)
  if (Temporal.Instant.compare(from, to) < 0) await sumUpDays(trx, { from, to })
}

/** Drops the months of single events that nobody needs any more, once they are summed up, and forgets old sums. */
export async function forgetEvents(ctx: Context): Promise<void> {
  await inTransaction(ctx, async (trx) => {
    const month = addMonths(firstOfMonth(ctx.today()), -EVENT_MONTHS_KEPT)
    const keptFrom = midnightOf(month)
    for (const table of EVENT_TABLES) {
      const summedUntil = await lockSummedUntil(trx, table)
      if (Temporal.Instant.compare(summedUntil, keptFrom) < 0) continue
      const count = await dropMonthsBefore(trx, table, month)
      await saveKeptFrom(trx, table, keptFrom)
      ctx.log.info({ table, count }, 'dropped months of events')
    }
    await deleteSums(trx, ctx.now().subtract({ hours: 24 * EVENT_SUM_DAYS_KEPT }))
  })
}
