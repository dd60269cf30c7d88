import type { OfferCancellationReason } from '../../../domain/catalogue/contracts.ts'
import { replaceSettledOffer } from '../../calendars/feeds/conflicts-sql.ts'
import { passHold } from '../../listings/occupancy/sql.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { endSignings } from '../lifecycle/end-offers.ts'
import { insertReplacement, type OfferReplacement, type OfferRow } from '../lifecycle/offers-sql.ts'

/**
 * Takes an offer back and goes on with a new one on the same hold, whose contract is written next: the days are
 * never free in between. Returns the new offer's id; under the request's locks.
 */
export async function replaceOffer(
  trx: Db,
  ctx: Context,
  offer: Pick<OfferRow, 'id'>,
  cancellationReason: OfferCancellationReason,
  replacement: OfferReplacement,
): Promise<string> {
  await endSignings(trx, ctx, [offer.id], { status: 'CANCELED', cancellationReason })
  const offerId = await insertReplacement(trx, offer.id, replacement, ctx.now())
  await passHold(trx, offer.id, offerId)
  await replaceSettledOffer(trx, offer.id, offerId)
  await ctx.enqueue(trx, 'generateContract', { offerId }, { singletonKey: offerId })
  return offerId
}
