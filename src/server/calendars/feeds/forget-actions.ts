import { addDays } from '../../../domain/kernel/day.ts'
import { GUEST_NAME_DAYS_KEPT } from '../../../domain/calendars/feed-forgetting.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { forgetImportedStays } from '../stay-imports/imports-sql.ts'
import { forgetHistory, forgetNotes, forgetSummaries } from './forget-sql.ts'

/** Forgets who stayed, by the words of calendars, where the stay is over for long; run twice it changes nothing more. */
export async function forgetCalendarGuests(ctx: Context): Promise<void> {
  const before = addDays(ctx.today(), -GUEST_NAME_DAYS_KEPT)
  const count = await inTransaction(ctx, async (trx) => ({
    feeds: await forgetSummaries(trx, before),
    blocks: await forgetNotes(trx, before),
    answers: await forgetHistory(trx, before),
    imports: await forgetImportedStays(trx, before),
  }))
  ctx.log.info(count, 'forgot guests of calendars')
}
