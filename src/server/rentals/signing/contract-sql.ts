import type { Db } from '../../kernel/db/database.ts'
import { isOneOf } from '../../kernel/db/parameters.ts'

/** Offers whose contract should have been written or sealed by then: what that needs was away for longer than jobs try. */
export async function listStuck(
  db: Db,
  since: Temporal.Instant,
  limit: number,
): Promise<{ offerId: string; generating: boolean }[]> {
  return db
    .selectFrom('booking_offers as bo')
    .leftJoin('signature_procedures as p', 'p.offer_id', 'bo.id')
    .select(['bo.id as offerId', 'bo.generating'])
    .where((eb) =>
      eb.or([
        eb.and([
          eb('bo.generating', '=', true),
          isOneOf('bo.status', ['PROPOSED', 'LANDLORD_SIGNING']),
          eb('bo.created_at', '<=', since),
        ]),
        // On paper nothing is sealed, and of a contract that was destroyed nothing is left to be.
        eb.and([
          isOneOf('p.status', ['FINISHED']),
          eb('bo.contract_data', 'is not', null),
          eb('bo.signed_contract_file_id', 'is', null),
          eb('bo.tenant_signed_at', '<=', since),
        ]),
      ]),
    )
    .limit(limit)
    .execute()
}
