import { sql } from 'kysely'
import type { Db } from '../../kernel/db/database.ts'
import { readByCursor } from './rows-sql.ts'

/**
 * The people whom rows of a landlord's world name, as the landlord sees them: names, and the address where the landlord
 * has accepted a request of theirs, or is their employer.
 */
export async function* readPersonsOf(trx: Db, landlordId: string): AsyncGenerator<string[]> {
  yield* readByCursor(
    trx,
    sql`
      select json_build_object('id', u.id, 'first_name', u.first_name, 'last_name', u.last_name,
        'email', case when p.user_id is not null then p.email when exists (select from listing_requests a
            where a.landlord_id = ${landlordId} and a.tenant_id = u.id
              and a.status_type in ('AVAILABLE', 'TENANT_APPROVED'))
          or exists (select from team_members m where m.landlord_id = ${landlordId} and m.member_id = u.id)
          or u.id = ${landlordId} then u.email end)::text as line
      from users u left join imported_persons p on p.user_id = u.id
      where u.id = ${landlordId}
        or u.id in (select tenant_id from listing_requests where landlord_id = ${landlordId})
        or u.id in (select tenant_id from booking_offers where landlord_id = ${landlordId})
        or u.id in (select tenant_id from bookings where landlord_id = ${landlordId})
        or u.id in (select member_id from team_members where landlord_id = ${landlordId})
      order by u.id`,
  )
}

/** What tenants wrote when they asked; address and telephone number once the landlord has accepted. */
export async function* readRequestsOf(trx: Db, landlordId: string): AsyncGenerator<string[]> {
  yield* readByCursor(
    trx,
    sql`
      select (case when exists (select from listing_requests a
          where a.booking_request_id = t.id and a.landlord_id = ${landlordId}
            and a.status_type in ('AVAILABLE', 'TENANT_APPROVED'))
        then to_jsonb(t) else to_jsonb(t) || '{"email": null, "phone": null}' end)::text as line
      from booking_requests t
      where t.id in (select booking_request_id from listing_requests where landlord_id = ${landlordId})`,
  )
}

/** A photo of a landlord's and where its contents lie. */
export interface OwnPicture {
  id: string
  masterKey: string | null
  storageKey: string | null
}

const picturesAtATime = 500

/** A landlord's photos, by id from after the last one before. */
export async function listPicturesOf(
  db: Db,
  landlordId: string,
  after: string | null,
): Promise<OwnPicture[]> {
  return await db
    .selectFrom('pictures')
    .select(['id', 'master_key as masterKey', 'storage_key as storageKey'])
    .where('landlord_id', '=', landlordId)
    .where((eb) => (after === null ? eb.lit(true) : eb('id', '>', after)))
    .orderBy('id')
    .limit(picturesAtATime)
    .execute()
}

/** How many photos a landlord has. */
export async function countPicturesOf(db: Db, landlordId: string): Promise<number> {
  const { count } = await db
    .selectFrom('pictures')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('landlord_id', '=', landlordId)
    .executeTakeFirstOrThrow()
  return count
}
