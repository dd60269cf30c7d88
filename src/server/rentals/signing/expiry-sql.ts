import { sql } from 'kysely'
import { SIGNING_DAYS } from '../../../domain/kernel/constants.ts'
import type { Db } from '../../kernel/db/database.ts'
import { isOneOf } from '../../kernel/db/parameters.ts'

/** Ids of contracts whose time to be signed is over, the oldest first. */
export async function listExpiredOffers(db: Db, now: Temporal.Instant, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('booking_offers')
    .select('id')
    .where(isOneOf('status', ['PROPOSED', 'LANDLORD_SIGNING', 'TENANT_SIGNING']))
    .where('generating', '=', false)
    .where('signing_expires_at', '<=', now)
    .orderBy('signing_expires_at')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}

/** Ids of refused contracts, the latest of requests that wait for another one since before the time to sign. */
export async function listForgottenRefusals(db: Db, now: Temporal.Instant, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('booking_offers as o')
    .innerJoin('listing_requests as lr', 'lr.id', 'o.listing_request_id')
    .select('o.id')
    .where(isOneOf('o.status', ['REJECTED']))
    .where('o.ended_at', '<=', now.subtract({ hours: SIGNING_DAYS * 24 }))
    .where(isOneOf('lr.status_type', ['AVAILABLE', 'TENANT_APPROVED']))
    .where(
      sql<boolean>`not exists (select 1 from booking_offers later
        where later.listing_request_id = o.listing_request_id and later.created_at > o.created_at)`,
    )
    .orderBy('o.ended_at')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}
