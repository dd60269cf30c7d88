import type { Posting } from '../../../domain/money/ledger.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { insertEvent, insertLedgerEvents, insertResolution, insertReversal, type LedgerEvent } from './sql.ts'

/** An event without the time at which it is booked. */
export type LedgerHappening = Omit<LedgerEvent, 'bookedAt'>

/** Books what happened, in the transaction that makes it so; false where it was booked before. */
export async function book(
  trx: Db,
  ctx: Context,
  happening: LedgerHappening,
  postings: readonly Posting[],
): Promise<boolean> {
  return insertEvent(trx, { ...happening, bookedAt: ctx.now() }, postings)
}

/** Books many things that happened, in one statement; answers how many were not booked before. */
export async function bookAll(
  trx: Db,
  ctx: Context,
  all: readonly { happening: LedgerHappening; postings: readonly Posting[] }[],
): Promise<number> {
  const bookedAt = ctx.now()
  return insertLedgerEvents(
    trx,
    all.map(({ happening, postings }) => ({ event: { ...happening, bookedAt }, postings })),
  )
}

/** Books that an earlier event is taken back as a whole; false where that was booked before. */
export async function bookReversal(
  trx: Db,
  ctx: Context,
  happening: LedgerHappening,
  of: Pick<LedgerEvent, 'kind' | 'subjectId'>,
): Promise<boolean> {
  return insertReversal(trx, { ...happening, bookedAt: ctx.now() }, of)
}

/** Books that what was pending counts now, or never will, and what moves beside that; false where it was booked before. */
export async function bookResolution(
  trx: Db,
  ctx: Context,
  happening: LedgerHappening,
  of: Pick<LedgerEvent, 'kind' | 'subjectId'>,
  end: { phase: 'POST' | 'VOID'; beside?: readonly Posting[] },
): Promise<boolean> {
  const event = { ...happening, bookedAt: ctx.now() }
  return insertResolution(trx, event, of, end.phase, end.beside ?? [])
}
