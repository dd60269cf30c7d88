import { splitReceived } from '../../../domain/kernel/money.ts'
import { postCarriedCredit } from '../../../domain/money/ledger.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { book, type LedgerHappening } from '../ledger/actions.ts'
import type { DraftRow, IssuedFacts } from './issue-sql.ts'
import { lockCredits, saveCreditLeft } from './credit-sql.ts'
import { addPaid, insertSettlement } from './settle-sql.ts'

/** What was paid on invoices of a booking that were taken back pays its new one, up to `paid` in minor units. */
export async function applyCredits(
  trx: Db,
  ctx: Context,
  draft: DraftRow,
  { issuedOn, paid }: Pick<IssuedFacts, 'issuedOn' | 'paid'>,
): Promise<void> {
  let open = paid
  const credits = await lockCredits(trx, draft.bookingId)
  for (const credit of credits.filter(({ mode }) => mode === draft.mode)) {
    const { used, surplus } = splitReceived(open, credit.left)
    if (used === 0) return
    open -= used
    await saveCreditLeft(trx, credit.id, surplus)
    await insertSettlement(trx, {
      invoice_id: draft.id,
      landlord_id: draft.landlordId,
      kind: 'CREDIT',
      amount: used,
      received_on: issuedOn,
      created_at: ctx.now(),
    })
    await addPaid(trx, draft.id, used, issuedOn)
  }
}

/** What no invoice of a booking needs any more goes to what is paid out to the landlord, in the mode in which it came. */
export async function carryCredits(
  trx: Db,
  ctx: Context,
  bookingId: string,
  happening: Pick<LedgerHappening, 'currency' | 'effectiveAt'> & { landlordId: string },
): Promise<void> {
  for (const { id, mode, left } of await lockCredits(trx, bookingId)) {
    await saveCreditLeft(trx, id, 0)
    const carried = { landlordId: happening.landlordId, amount: left }
    await book(
      trx,
      ctx,
      { ...happening, mode, kind: 'CREDIT_CARRIED', subjectId: id, bookingId, invoiceId: id },
      postCarriedCredit(carried),
    )
  }
}
