import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { payloadType } from '../../kernel/graphql/payload.ts'
import { offerType } from './offer-type.ts'
import { findOffer, type OfferRow } from '../lifecycle/offers-sql.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

/** What a command on an offer answers. */
export const offerPayload = payloadType('BookingOfferPayload', 'offer', offerType)

/** The offer as it is after a command. */
export async function offerAfter(ctx: Context, offerId: string): Promise<OfferRow> {
  const offer = await findOffer(ctx.db, requireViewer(ctx), offerId)
  if (!offer) throw new ResourceNotFoundError()
  return offer
}
