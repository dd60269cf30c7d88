import { midnightOf } from '../../../domain/kernel/day.ts'
import { arrivalsOf } from '../../../domain/money/own-payout.ts'
import { postOwnPayoutArrived } from '../../../domain/money/provider-postings.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { book } from '../ledger/actions.ts'
import { lockPossibleArrivals, saveArrival } from './arrival-sql.ts'

/** Books what the provider has paid out to our bank and a bank statement brings. */
export async function bookArrivedPayouts(ctx: Context): Promise<void> {
  await inTransaction(ctx, async (trx) => {
    for (const payout of arrivalsOf(await lockPossibleArrivals(trx))) {
      const { mode, currency, amount } = payout
      if (!(await saveArrival(trx, payout, ctx.now()))) continue
      const about = { landlordId: null, bookingId: null, invoiceId: null }
      await book(
        trx,
        ctx,
        {
          ...about,
          kind: 'PAYOUT_PAID',
          subjectId: payout.providerLineId,
          mode,
          currency,
          effectiveAt: midnightOf(payout.valueDay),
        },
        postOwnPayoutArrived(amount),
      )
    }
  })
}
