import type { OfferCancellationReason } from '../../../domain/catalogue/contracts.ts'
import { replaceSettledOffer } from '../../calendars/feeds/conflicts-sql.ts'
import { deleteHolds, passHold } from '../../listings/occupancy/sql.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import {
  insertReplacement,
  type OfferReplacement,
  type OfferRow,
  saveOffers,
} from '../lifecycle/offers-sql.ts'
import { endProcedures } from '../lifecycle/signature-sql.ts'

/** Ends an offer and its signing; its days are free again. */
export async function endOffer(
  trx: Db,
  ctx: Context,
  offer: Pick<OfferRow, 'id'>,
  as: { status: 'REJECTED' } | { status: 'CANCELED'; cancellationReason: OfferCancellationReason },
): Promise<void> {
  await saveOffers(trx, [offer.id], { ...as, generating: false, endedAt: ctx.now() })
  await endProcedures(trx, [offer.id], as.status === 'REJECTED' ? 'REFUSED' : 'EXPIRED', ctx.now())
  await deleteHolds(trx, [offer.id])
}

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
  await saveOffers(trx, [offer.id], {
    status: 'CANCELED',
    generating: false,
    endedAt: ctx.now(),
    cancellationReason,
  })
  await endProcedures(trx, [offer.id], 'EXPIRED', ctx.now())
  const offerId = await insertReplacement(trx, offer.id, replacement, ctx.now())
  await passHold(trx, offer.id, offerId)
  await replaceSettledOffer(trx, offer.id, offerId)
  await ctx.enqueue(trx, 'generateContract', { offerId }, { singletonKey: offerId })
  return offerId
}

/** Does each of many on its own: one that fails must not keep the others waiting; the failures are thrown together at the end. */
export async function forEachAlone<One>(
  all: readonly One[],
  name: string,
  handle: (one: One) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = []
  for (const one of all) await handle(one).catch((error: unknown) => failures.push(error))
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} of ${all.length} ${name} failed`)
}
