import type { Posting } from '../../../domain/money/ledger.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { insertEvent, insertReversal, type LedgerEvent } from './sql.ts'

/** An event without the time at which it is booked. */
export type Happening = Omit<LedgerEvent, 'bookedAt'>

/** Books what happened, in the transaction that makes it so; false where it was booked before. */
export async function book(
  trx: Db,
  ctx: Context,
  happening: Happening,
  postings: readonly Posting[],
): Promise<boolean> {
  return insertEvent(trx, { ...happening, bookedAt: ctx.now() }, postings)
}

/** Books that an earlier event is taken back as a whole; false where that was booked before. */
export async function bookReversal(
  trx: Db,
  ctx: Context,
  happening: Happening,
  of: Pick<LedgerEvent, 'kind' | 'subjectId'>,
): Promise<boolean> {
  return insertReversal(trx, { ...happening, bookedAt: ctx.now() }, of)
}
