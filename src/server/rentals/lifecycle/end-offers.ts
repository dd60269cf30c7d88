import type { OfferCancellationReason } from '../../../domain/catalogue/contracts.ts'
import { ENDED_PROCEDURE } from '../../../domain/rentals/signing.ts'
import { deleteHolds } from '../../listings/occupancy/sql.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { saveOffers } from './offers-sql.ts'
import { endProcedures } from './signature-sql.ts'

/** How offers end before they are accepted: refused by the tenant, or taken back. */
export type OfferEnd =
  | { status: 'REJECTED'; cancellationReason?: OfferCancellationReason }
  | { status: 'CANCELED'; cancellationReason: OfferCancellationReason }

/** Ends offers and their signings; their days are free again. */
export async function endOffers(
  trx: Db,
  ctx: Context,
  offerIds: readonly string[],
  as: OfferEnd,
): Promise<void> {
  await endSignings(trx, ctx, offerIds, as)
  await deleteHolds(trx, offerIds)
}

/** Ends offers and their signings; what goes on in their place takes their days over. */
export async function endSignings(
  trx: Db,
  ctx: Context,
  offerIds: readonly string[],
  as: OfferEnd,
): Promise<void> {
  await saveOffers(trx, offerIds, { ...as, generating: false, endedAt: ctx.now() })
  await endProcedures(trx, offerIds, ENDED_PROCEDURE[as.status], ctx.now())
}
