import { type Insertable, sql } from 'kysely'
import type { OfferCancellationReason } from '../../../domain/catalogue/contracts.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { json } from '../../kernel/db/parameters.ts'
import type { BookingOffersTable } from '../../kernel/db/tables.gen.ts'
import { replaceSettledOffer } from '../../calendars/feeds/conflicts-sql.ts'
import { type OfferRow, saveOffers } from '../lifecycle/offers-sql.ts'
import { endProcedures } from '../lifecycle/signature-sql.ts'

/** What the new offer says differently, by column; everything else is as in the old one. */
export type OfferReplacement = Partial<Record<keyof Insertable<BookingOffersTable>, unknown>> & {
  status: 'PROPOSED' | 'LANDLORD_SIGNING'
  is_online_signing: boolean
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
  await trx.updateTable('occupancies').set({ offer_id: offerId }).where('offer_id', '=', offer.id).execute()
  await replaceSettledOffer(trx, offer.id, offerId)
  await ctx.enqueue(trx, 'generateContract', { offerId }, { singletonKey: offerId })
  return offerId
}

// Whatever columns offers get, the new one has those of the old one but for what belongs to its own life.
async function insertReplacement(
  trx: Db,
  offerId: string,
  replacement: OfferReplacement,
  now: Temporal.Instant,
): Promise<string> {
  const fresh = {
    generating: true,
    contract_data: null,
    contract_file_id: null,
    signed_contract_file_id: null,
    landlord_signed_at: null,
    tenant_signed_at: null,
    tenant_accepted_at: null,
    ended_at: null,
    cancellation_reason: null,
    stop_reason: null,
    stop_comment: '',
    signing_expires_at: null,
    replaces_offer_id: offerId,
  }
  const { rows } = await sql<{ id: string }>`
    insert into booking_offers
    select n.* from booking_offers o, jsonb_populate_record(null::booking_offers,
      to_jsonb(o) || ${json({ ...fresh, ...replacement })}::jsonb || jsonb_build_object('id', gen_random_uuid(),
        'created_at', greatest(${now}::timestamptz, o.created_at + interval '1 millisecond'))) n
    where o.id = ${offerId}
    returning id`.execute(trx)
  const [row] = rows
  if (!row) throw new Error(`The offer ${offerId} is gone.`)
  return row.id
}
