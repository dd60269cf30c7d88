import { type Selectable, sql } from 'kysely'
import { VOUCHER_YEARS_KEPT } from '../../../domain/kernel/constants.ts'
import { LAW_TIME_ZONE } from '../../../domain/public/retention/ends.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { ProviderDeletionsTable } from '../../kernel/db/tables.gen.ts'

/** What has to go at a provider, and how far that is. */
export type ProviderDeletionRow = Selectable<ProviderDeletionsTable>

/**
 * Notes what providers have of a person: the account for payouts, and signature requests. What was signed is proven by
 * the provider, so it goes there when the years of its contract are over.
 */
export async function insertProviderDeletions(
  trx: Db,
  { userId, requestId, now }: { userId: string; requestId: string; now: Temporal.Instant },
): Promise<void> {
  await sql`
    insert into provider_deletions (request_id, provider, mode, external_id, due_at)
      select ${requestId}::uuid, provider, mode, external_id, ${now}::timestamptz
      from payout_accounts where landlord_id = ${userId} and external_id is not null
      union all
      select ${requestId}::uuid, p.provider, case when p.is_test then 'TESTING' else 'LIVE' end, p.external_id,
        case when p.status = 'FINISHED'
          then make_timestamptz(extract(year from o."to")::int + ${sql.lit(VOUCHER_YEARS_KEPT + 1)}, 1, 1, 0, 0, 0,
            ${sql.lit(LAW_TIME_ZONE)})
          else ${now}::timestamptz end
      from signature_procedures p join booking_offers o on o.id = p.offer_id
      where (o.landlord_id = ${userId} or o.tenant_id = ${userId})
        and p.provider <> 'MEZZO' and p.external_id is not null
    on conflict do nothing`.execute(trx)
}

/** What is to go at providers now, the oldest first. */
export async function listDueAtProviders(
  db: Db,
  now: Temporal.Instant,
  most: number,
): Promise<ProviderDeletionRow[]> {
  return await db
    .selectFrom('provider_deletions')
    .selectAll()
    .where('proven_at', 'is', null)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('id')
    .limit(most)
    .execute()
}

/** What providers have to delete for these erasures, in the order in which it is due. */
export async function listProviderDeletions(
  db: Db,
  requestIds: readonly string[],
): Promise<ProviderDeletionRow[]> {
  return await db
    .selectFrom('provider_deletions')
    .selectAll()
    .where(sql<boolean>`request_id = any(${requestIds}::uuid[])`)
    .orderBy('due_at')
    .orderBy('id')
    .execute()
}

/** Notes that it was tried in vain, why, and when it is tried again. */
export async function saveProviderFailure(
  db: Db,
  id: string,
  { at, failure, again }: { at: Temporal.Instant; failure: string; again: Temporal.Instant },
): Promise<void> {
  await db
    .updateTable('provider_deletions')
    .set((eb) => ({ tries: eb('tries', '+', 1), tried_at: at, failure, due_at: again }))
    .where('id', '=', id)
    .where('proven_at', 'is', null)
    .execute()
}

/** Notes that it is gone at the provider, and forgets how that called it; false where that was noted before. */
export async function saveGoneAtProvider(
  trx: Db,
  id: string,
  { at, wasThere }: { at: Temporal.Instant; wasThere: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('provider_deletions')
    .set((eb) => ({
      tries: eb('tries', '+', 1),
      tried_at: at,
      failure: '',
      external_id: null,
      proven_at: at,
      was_there: wasThere,
    }))
    .where('id', '=', id)
    .where('proven_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
